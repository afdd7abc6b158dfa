"""A worker process as the server sees it: asked one question at a time, and watched while it works."""

import asyncio
import math
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from typing import Final

import msgspec

from everfree.server.computers.worker_messages import (
    LENGTH_BYTES,
    Alive,
    Answered,
    Raised,
    WorkerMessage,
    framed,
)

TICK: Final = 0.25
SILENT_TICKS: Final = 6
"""After so many ticks without a sign of life a worker counts as frozen.

Ticks are counted, not seconds, so that a server that was suspended itself does not blame its workers.
"""
START_SECONDS: Final = 30.0
"""How long a worker may take to load the game on a slow machine, as long as it shows signs of life."""
DECODER: Final = msgspec.msgpack.Decoder[WorkerMessage](WorkerMessage)


class WorkerFailed(Exception):
    """A worker can't answer: it could not start, died, froze, took too long, or its player raised."""

    def __init__(self, reason: str, *, again: bool = True) -> None:
        super().__init__(reason)
        self.again = again
        """Whether to ask again: not if the question itself is likely to be the cause."""


class WorkerProcess:
    """One process; `start` returns it when it is ready for questions."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._signs = 0
        """How many messages have come."""
        self._ended = False
        self._reply: asyncio.Future[WorkerMessage] = asyncio.get_running_loop().create_future()
        self._reading = asyncio.create_task(self._read())

    @classmethod
    async def start(cls, command: Sequence[str]) -> "WorkerProcess":
        """Start a process and wait until it is ready; raise `WorkerFailed` if it can't start."""
        try:
            process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        except OSError as error:
            raise WorkerFailed(f"could not start: {error}") from error
        worker = cls(process)
        try:
            await worker._next_reply(START_SECONDS)
        except BaseException:
            await worker.stop()
            raise
        return worker

    @property
    def pid(self) -> int:
        return self._process.pid

    async def answer(self, question: bytes, seconds: float) -> bytes:
        """Return the answer to an encoded question; raise `WorkerFailed` if none comes within *seconds*."""
        assert self._process.stdin is not None
        if self._ended:
            raise WorkerFailed("died")
        self._reply = asyncio.get_running_loop().create_future()
        self._process.stdin.write(framed(question))  # not drained: a frozen process does not read
        reply = await self._next_reply(seconds)
        if isinstance(reply, Raised):
            raise WorkerFailed(reply.traceback, again=False)
        assert isinstance(reply, Answered)
        return reply.answer

    async def stop(self) -> None:
        """Kill the process, frozen or not, and wait until it has ended."""
        assert self._process.stdin is not None
        if self._process.returncode is None:
            self._process.kill()
        await self._process.wait()
        await self._reading
        self._process.stdin.close()

    async def _next_reply(self, seconds: float) -> WorkerMessage:
        signs, silent = self._signs, 0
        for _ in range(math.ceil(seconds / TICK)):
            await asyncio.wait((self._reply,), timeout=TICK)
            if self._reply.done():
                return self._reply.result()
            silent = silent + 1 if signs == self._signs else 0
            signs = self._signs
            if silent == SILENT_TICKS:
                raise WorkerFailed("froze")
        raise WorkerFailed(f"gave no answer in {seconds} seconds", again=False)

    async def _read(self) -> None:
        """Take the messages of the process until it ends."""
        assert self._process.stdout is not None
        try:
            while True:
                head = await self._process.stdout.readexactly(LENGTH_BYTES)
                message = DECODER.decode(await self._process.stdout.readexactly(int.from_bytes(head, "big")))
                self._signs += 1
                if not isinstance(message, Alive) and not self._reply.done():
                    self._reply.set_result(message)
        except (asyncio.IncompleteReadError, ConnectionError, msgspec.MsgspecError):
            self._ended = True
            if not self._reply.done():
                self._reply.set_exception(WorkerFailed("died"))
                self._reply.exception()  # nobody may be waiting for it
