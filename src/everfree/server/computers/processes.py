"""Worker processes for computer players: each takes a sealed question and returns an answer.

A worker that dies, freezes or can't start is replaced and the question asked again. If that takes too long,
`answer` returns None, and the table goes on with an answer that needs no process.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Final, Protocol, TypeVar

import msgspec

from everfree.server.computers.worker_process import WorkerFailed, WorkerProcess

COMMAND: Final = (sys.executable, "-P", "-m", "everfree.server.computers.worker")
HEAL_SECONDS: Final = 3.0
"""How long a question waits for a new worker after the first failure."""
HEALING_SECONDS: Final = 1.0
"""How long each further question waits while there is still no new worker."""
MOST_ATTEMPTS: Final = 3
"""How often one question is asked."""
OVERDUE_SECONDS: Final = 2.0
"""When a question has taken so long, others no longer wait for its worker: another one is started."""

T = TypeVar("T")


class Question(msgspec.Struct, frozen=True):
    """A computer's question, without anything that its seat can't know."""

    id: str
    """That of its match, and its number in the log."""
    owner: str
    """Who waits for it: the guest who plays against the computer."""
    thinker: str
    """The module that answers it."""
    content: bytes
    seconds: float
    """How long a worker may take."""


OnFailure = Callable[[WorkerFailed], Awaitable[None]]


async def ignore(_failure: WorkerFailed) -> None:
    """Do nothing about a failure."""


class Thinking(Protocol):
    """Answers the questions of computer players."""

    @property
    def pids(self) -> list[int]:
        """The ids of the worker processes that this process started."""
        ...

    async def answer(self, question: Question, on_failure: OnFailure = ignore) -> bytes | None:
        """Return the answer to a question; None if no worker could answer."""
        ...

    async def warm(self) -> None:
        """Start a worker process, so that the first question does not wait for it."""
        ...

    async def close(self) -> None:
        """Stop all worker processes."""
        ...


class Computers:
    """Worker processes; they start with `warm` or with the first question."""

    def __init__(
        self, processes: int, command: Sequence[str] = COMMAND, thinkers: Sequence[str] = ()
    ) -> None:
        """Use so many processes; each loads the modules *thinkers* when it starts."""
        self._processes = processes
        self._command = (*command, *thinkers)
        self._places = asyncio.Semaphore(processes)
        """One for each question that may be worked on at a time."""
        self._idle: list[WorkerProcess] = []
        self._all: set[WorkerProcess] = set()
        """The idle ones, those that think and those that are being stopped."""
        self._starting: asyncio.Task[None] | None = None
        self._healing = False
        """Whether no worker has answered since one failed."""
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def pids(self) -> list[int]:
        """The ids of the processes that have started."""
        return [worker.pid for worker in tuple(self._all)]

    async def answer(self, question: Question, on_failure: OnFailure = ignore) -> bytes | None:
        """Return the answer to a question; None if no worker could answer.

        Await *on_failure* with every failure on the way.
        """
        message, seconds = msgspec.msgpack.encode((question.thinker, question.content)), question.seconds
        now = asyncio.get_running_loop().time
        until = now() + HEALING_SECONDS if self._healing else None
        for _ in range(MOST_ATTEMPTS):
            try:
                return await self._ask(message, seconds, until)
            except TimeoutError:
                break
            except WorkerFailed as failure:
                self._healing = True
                until = until or now() + HEAL_SECONDS
                await on_failure(failure)
                if not failure.again:
                    break
        return None

    async def warm(self) -> None:
        """Start a worker, so that the first question does not wait for it."""
        if not self._all:
            await asyncio.wait((self._start(),))

    async def close(self) -> None:
        """Kill all workers."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*[worker.stop() for worker in tuple(self._all)])

    async def _ask(self, message: bytes, seconds: float, until: float | None) -> bytes:
        """Ask one worker; raise `TimeoutError` if there is none before the time *until*.

        The worker finishes its question even if the caller is cancelled.
        """
        place = _Place(self._places)
        try:
            async with asyncio.timeout_at(until):
                await place.take()
                while not self._idle:
                    await asyncio.shield(self._start())
            worker = self._idle.pop()
        except BaseException:
            place.release()
            raise
        return await asyncio.shield(self._spawn(self._work(worker, place, message, seconds)))

    async def _work(self, worker: WorkerProcess, place: "_Place", message: bytes, seconds: float) -> bytes:
        overdue = asyncio.get_running_loop().call_later(OVERDUE_SECONDS, place.release)
        try:
            answer = await worker.answer(message, seconds)
        except WorkerFailed:
            self._spawn(self._end(worker))
            raise
        finally:
            overdue.cancel()
            place.release()
        self._healing = False
        if len(self._idle) < self._processes:
            self._idle.append(worker)
        else:  # it was started beside one that was overdue
            self._spawn(self._end(worker))
        return answer

    async def _end(self, worker: WorkerProcess) -> None:
        await worker.stop()
        self._all.discard(worker)

    def _start(self) -> asyncio.Task[None]:
        """Return the task that starts a worker; one is started at a time."""
        if self._starting is None or self._starting.done():
            self._starting = self._spawn(self._start_one())
        return self._starting

    async def _start_one(self) -> None:
        worker = await WorkerProcess.start(self._command)
        self._all.add(worker)
        self._idle.append(worker)

    def _spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # those who wait for the task handle it; perhaps nobody does any more


class _Place:
    """The right to have one question worked on; released once, however often it is tried."""

    def __init__(self, places: asyncio.Semaphore) -> None:
        self._places = places
        self._is_taken = False

    async def take(self) -> None:
        await self._places.acquire()
        self._is_taken = True

    def release(self) -> None:
        if self._is_taken:
            self._is_taken = False
            self._places.release()
