"""A folder that keeps finished chunks, so that an interrupted run goes on where it was.

`chunks.jsonl` has a line for every chunk: the key of its job, the numbers of its games, the games, and the
seconds they took. A line is written at once and whole; one that was cut off by a crash is not read.
"""

from __future__ import annotations  # so that `help` shows short types

from pathlib import Path
from typing import Final, TypeVar

import msgspec

from everfree.lab.jobs import Answer, Chunk, Job
from everfree.library.errors import SimulationFailed

R = TypeVar("R")
FILE: Final = "chunks.jsonl"


class Line(msgspec.Struct):
    """A line of the file."""

    key: str
    numbers: tuple[int, ...]
    games: list[msgspec.Raw]
    seconds: float


class Folder:
    """The finished chunks of any number of jobs."""

    def __init__(self, path: Path) -> None:
        """Read the chunks of an earlier run, if there are any."""
        path.mkdir(parents=True, exist_ok=True)
        self.path = path
        self._file = path / FILE
        self.appended = 0
        """How many games were kept since the folder was opened."""
        self._known: dict[str, dict[int, msgspec.Raw]] = {}
        lines = self._file.read_bytes().split(b"\n") if self._file.exists() else [b""]
        for number, line in enumerate(lines[:-1], 1):
            read = self._read(line, number)
            games = self._known.setdefault(read.key, {})
            games.update(zip(read.numbers, [msgspec.Raw(bytes(one)) for one in read.games], strict=True))
        if lines[-1]:  # cut off: what follows must begin on a line of its own
            with self._file.open("r+b") as file:
                file.truncate(sum([len(line) + 1 for line in lines[:-1]]))

    def _read(self, line: bytes, number: int) -> Line:
        try:
            return msgspec.json.decode(line, type=Line)
        except msgspec.MsgspecError:
            raise SimulationFailed(
                f"Line {number} of {self._file} holds no games of the lab. "
                "Delete that line: its games are then played again."
            ) from None

    @property
    def total(self) -> int:
        """How many games of all jobs are kept."""
        return sum([len(games) for games in self._known.values()])

    def jobs(self) -> list[str]:
        """List the keys of all jobs that have games here, in the order in which they were first kept."""
        return list(self._known)

    def games(self, job: Job[R]) -> dict[int, R]:
        """Return the games of a job by their numbers."""
        kept = self._known.get(job.key(), {})
        return {number: msgspec.json.decode(game, type=job.result) for number, game in kept.items()}

    def append(self, chunk: Chunk, answer: Answer) -> None:
        """Keep a finished chunk."""
        line = Line(chunk.key, chunk.numbers, answer.games, round(answer.seconds, 4))
        with self._file.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")
        self.appended += len(chunk.numbers)
        kept = self._known.setdefault(chunk.key, {})
        kept.update(zip(chunk.numbers, answer.games, strict=True))
