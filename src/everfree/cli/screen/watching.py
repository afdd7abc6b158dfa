"""Shows the moves of the computer one by one, each for a moment, until the person skips them."""

from math import ceil
from typing import Final

from textual.timer import Timer

MOST_LINES: Final = 3
"""A move with more lines is shown no longer than one with this many."""


class Watching:
    """Whether a move is being shown, and whether the person has skipped those until the next question."""

    def __init__(self, pace: float) -> None:
        self._pace = pace
        """Seconds for each line of a move."""
        self.moves: list[str] = []
        """What has happened since the person last answered."""
        self._timer: Timer | None = None
        self._skips = False

    @property
    def is_on(self) -> bool:
        """Whether a move is being shown."""
        return self._timer is not None

    def seconds(self, lines: list[str]) -> float:
        """Return how long a move with these lines is shown; 0 if it is not."""
        return 0.0 if self._skips else self._pace * min(len(lines), MOST_LINES)

    def start(self, timer: Timer) -> None:
        self._timer = timer

    def stop(self) -> None:
        """Show the move no longer."""
        if self._timer is not None:
            self._timer.stop()
        self._timer = None

    def skip(self) -> bool:
        """Show no more moves until the person is asked; return whether one was being shown."""
        was_on = self.is_on
        self._skips = self._skips or was_on
        return was_on

    def has_arrived(self) -> None:
        """Note that the person is asked: the next moves are shown again."""
        self._skips = False


def last_moves(lines: list[str], *, width: int, rows: int) -> list[str]:
    """Return the last lines that fit into so many rows, at least one."""
    kept: list[str] = []
    for line in reversed(lines):
        rows -= max(1, ceil(len(line) / max(1, width)))
        if rows < 0 and kept:
            break
        kept.insert(0, line)
    return kept
