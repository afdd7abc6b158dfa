"""Computer players in processes of their own: they get a sealed question and give the place of an option."""

import asyncio
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from everfree.players.levels import LEVELS
from everfree.players.sealed import Sealed, think


class Computers:
    """A few processes that think; they start with the first question, or before."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._started()

    def _started(self) -> ProcessPoolExecutor:
        spawning = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, mp_context=spawning, initializer=_end_with_the_server)

    async def choose(self, question: Sealed, level: str, seed: int) -> int:
        """Give the place of the option a player of *level* takes, even if a process was killed over it."""
        pool = self._pool
        try:
            return await self._asked(question, level, seed)
        except BrokenProcessPool:
            if self._pool is pool:  # whoever notices first starts others
                pool.shutdown(wait=False)
                self._pool = self._started()
            return await self._asked(question, level, seed)

    async def _asked(self, question: Sealed, level: str, seed: int) -> int:
        return await asyncio.get_running_loop().run_in_executor(self._pool, think, question, level, seed)

    def warm(self) -> None:
        """Start the processes, so that the first question does not wait for them."""
        self._pool.submit(len, LEVELS)

    def close(self) -> None:
        """End the processes."""
        self._pool.shutdown(cancel_futures=True)


def _end_with_the_server() -> None:
    """Watch the server from inside a worker: a killed server can't end its workers itself."""
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
