"""Worker processes for computer players: each takes a sealed question and returns the index of an option."""

import asyncio
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from everfree.players.levels import LEVELS
from everfree.players.sealed import Sealed, think


class Computers:
    """A pool of worker processes; they start with `warm` or with the first question."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._start_pool()

    def _start_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, mp_context=context, initializer=_end_with_the_server)

    async def choose(self, question: Sealed, level: str, seed: int) -> int:
        """Return the index of the option a player of *level* takes; retry once if a worker process died."""
        pool = self._pool
        try:
            return await self._run(question, level, seed)
        except BrokenProcessPool:
            if self._pool is pool:  # only the first caller to notice replaces the pool
                pool.shutdown(wait=False)
                self._pool = self._start_pool()
            return await self._run(question, level, seed)

    async def _run(self, question: Sealed, level: str, seed: int) -> int:
        return await asyncio.get_running_loop().run_in_executor(self._pool, think, question, level, seed)

    def warm(self) -> None:
        """Start the processes, so that the first question does not wait for them."""
        self._pool.submit(len, LEVELS)

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)


def _end_with_the_server() -> None:
    """Exit this worker when the server process ends: a killed server can't stop its workers itself."""
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
