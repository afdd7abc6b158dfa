"""The interface of the runners, and the one that plays in this process."""

from __future__ import annotations  # so that `help` shows short types

from collections import deque
from types import TracebackType
from typing import Any, Protocol, Self

from everfree.lab.jobs import Answer, Chunk, Job, play_chunk


class Runner(Protocol):
    """Plays chunks somewhere: in this process, in several, or on many machines."""

    @property
    def workers(self) -> int:
        """How many chunks are played at the same time."""
        ...

    def add(self, job: Job[Any], data: bytes | None) -> None:
        """Make a job known before its first chunk; *data* is the job as bytes."""
        ...

    def submit(self, chunk: Chunk) -> None:
        """Take a chunk to play; return at once."""
        ...

    def next(self) -> tuple[Chunk, Answer]:
        """Wait for any chunk that was submitted; raise `SimulationFailed` if one can't be played."""
        ...

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End all that was started."""
        ...


class Here:
    """Plays in this process; quickest for few games, and the only one for players that can't be sent."""

    workers = 1

    def __init__(self) -> None:
        self._jobs: dict[str, Job[Any]] = {}
        self._waiting: deque[Chunk] = deque()

    def add(self, job: Job[Any], data: bytes | None) -> None:
        self._jobs[job.key()] = job

    def submit(self, chunk: Chunk) -> None:
        self._waiting.append(chunk)

    def next(self) -> tuple[Chunk, Answer]:
        chunk = self._waiting.popleft()
        return chunk, play_chunk(self._jobs[chunk.key], chunk.numbers)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._waiting.clear()
