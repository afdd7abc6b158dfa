"""Plays series of games on a runner, each until it has enough; the results do not depend on the runner.

A series is played ahead of what is decided, so that no worker waits. Its games are looked at in the order of
their numbers only, so the same game ends it wherever and in whatever order the games are played.
"""

from __future__ import annotations  # so that `help` shows short types

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Any, Final, Generic, TypeVar

import msgspec

from everfree.lab.folder import Folder
from everfree.lab.jobs import Answer, Chunk, Job, packed
from everfree.lab.runners import Runner

R = TypeVar("R")
CHUNK_SECONDS: Final = 0.5
"""How long a chunk shall take: long against the time to send it, short against what a lost process costs."""
AHEAD: Final = 2
"""Chunks for each worker that are played or wait for a worker."""


@dataclass
class Series(Generic[R]):
    """The games of a job from number 0 on, at most *most*, until `is_enough` says so after a pair."""

    job: Job[R]
    most: int
    is_enough: Callable[[Sequence[R]], bool] | None = None
    """Called with all games so far whenever another pair is complete."""
    games: list[R] = field(default_factory=list)
    """The games in the order of their numbers."""
    is_over: bool = False
    seconds: float = 0.0
    """How long the games took that were played now, all workers together."""

    def take(self, found: dict[int, R]) -> int:
        """Move games that are next in order from *found*; return how many."""
        before = len(self.games)
        while not self.is_over and len(self.games) in found:
            self.games.append(found.pop(len(self.games)))
            self._look()
        return len(self.games) - before

    def _look(self) -> None:
        if len(self.games) >= self.most:
            self.is_over = True
        elif self.is_enough is not None and len(self.games) % 2 == 0:
            self.is_over = self.is_enough(self.games)


class _Line(Generic[R]):
    """One series while it is played."""

    def __init__(self, series: Series[R], known: dict[int, R]) -> None:
        self.series = series
        self.key = series.job.key()
        self.found = known
        self.asked = 0
        """All games below this number are known or submitted."""
        self.timed = 0
        """How many of its games were played now."""
        series.seconds = 0.0
        series.take(self.found)
        self.skip()

    def skip(self) -> None:
        while self.asked < self.series.most and (
            self.asked < len(self.series.games) or self.asked in self.found
        ):
            self.asked += 1

    @property
    def is_asked(self) -> bool:
        """Whether no more games of it need to be submitted."""
        return self.series.is_over or self.asked >= self.series.most

    def chunk(self, size: int) -> Chunk:
        """Return the next games to play, at most *size*."""
        numbers: list[int] = []
        while len(numbers) < size and self.asked < self.series.most:
            numbers.append(self.asked)
            self.asked += 1
            self.skip()
        return Chunk(self.key, tuple(numbers))

    def receive(self, chunk: Chunk, answer: Answer) -> int:
        games = [msgspec.json.decode(one, type=self.series.job.result) for one in answer.games]
        self.found.update(zip(chunk.numbers, games, strict=True))
        self.series.seconds += answer.seconds
        self.timed += len(games)
        return self.series.take(self.found)


class _Playing(Generic[R]):
    """Plays several series at once: that with the fewest games asked for gets the next chunk."""

    def __init__(
        self,
        series: Sequence[Series[R]],
        runner: Runner,
        *,
        folder: Folder | None = None,
        done: Callable[[int], None] = lambda more: None,
        chunk_seconds: float = CHUNK_SECONDS,
        is_open: Callable[[], bool] = lambda: True,
    ) -> None:
        self._runner = runner
        self._is_open = is_open
        self._folder = folder
        self._done = done
        self._chunk_seconds = chunk_seconds
        self._lines: dict[str, _Line[R]] = {}
        for one in series:
            known = folder.games(one.job) if folder is not None else {}
            line = _Line(one, known)
            if line.key in self._lines:
                raise ValueError("two series of the same games")
            self._lines[line.key] = line
            done(len(one.games))
            if not line.is_asked:
                runner.add(one.job, packed(one.job))

    def run(self) -> None:
        """Play until every series is over."""
        pending = 0
        while True:
            while pending < self._runner.workers * AHEAD and (line := self._next()) is not None:
                self._runner.submit(line.chunk(self._size(line)))
                pending += 1
            if not pending:
                return
            chunk, answer = self._runner.next()
            pending -= 1
            self._receive(chunk, answer)
            if all(line.series.is_over for line in self._lines.values()):
                self._drain(pending)
                return

    def _receive(self, chunk: Chunk, answer: Answer) -> None:
        line = self._lines[chunk.key]
        if self._folder is not None:
            self._folder.append(chunk, answer)
        self._done(line.receive(chunk, answer))

    def _drain(self, pending: int) -> None:
        """Take the chunks on their way, so that the runner can play other series."""
        for _ in range(pending):
            self._receive(*self._runner.next())

    def _next(self) -> _Line[R] | None:
        if not self._is_open():
            return None
        open_ones = [line for line in self._lines.values() if not line.is_asked]
        return min(open_ones, key=lambda line: line.asked, default=None)

    def _size(self, line: _Line[R]) -> int:
        """Return how many games take about the wanted time, and leave some for every worker at the end."""
        lines = self._lines.values()
        timed = line if line.timed else None
        games = timed.timed if timed else sum([one.timed for one in lines])
        seconds = timed.series.seconds if timed else sum([one.series.seconds for one in lines])
        if not games:
            return 1
        left = sum([one.series.most - one.asked for one in lines if not one.series.is_over])
        fair = ceil(left / (self._runner.workers * AHEAD))
        return max(1, min(int(self._chunk_seconds * games / max(seconds, 1e-9)), fair))


def play_all(
    series: Sequence[Series[Any]],
    runner: Runner,
    *,
    folder: Folder | None = None,
    done: Callable[[int], None] = lambda more: None,
    chunk_seconds: float = CHUNK_SECONDS,
    is_open: Callable[[], bool] = lambda: True,
) -> None:
    """Play all series to their end; *done* is told how many more games count.

    No more games are begun once *is_open* says no: then series may be shorter.
    """
    playing = _Playing(series, runner, folder=folder, done=done, chunk_seconds=chunk_seconds, is_open=is_open)
    playing.run()
