"""How a viewer counts the commands of a match.

An action that another player has begun, and may still cancel, is not shown to anybody else. If its commands
were counted for everybody, the numbers would reveal that a player thought of something and refrained.
"""

from bisect import bisect_left
from collections.abc import Iterable


class Numbering:
    """The numbers that one viewer uses: those of the log, without the commands that are hidden from it."""

    def __init__(self, hidden: Iterable[int] = ()) -> None:
        self.hidden = list(hidden)
        """Numbers, in the log, of the commands that are hidden from the viewer."""

    def copy(self) -> "Numbering":
        """Return an independent numbering with the same numbers."""
        return Numbering(self.hidden)

    def hide(self, number: int) -> None:
        """Leave out a command, by its number in the log; it must come after all that were left out before."""
        self.hidden.append(number)

    def of(self, number: int) -> int:
        """Return how many of the first *number* commands of the log the viewer counts."""
        return number - bisect_left(self.hidden, number)

    def in_log(self, number: int) -> int:
        """Return the number in the log of the command that the viewer calls *number*."""
        for hidden in self.hidden:
            if hidden > number:
                break
            number += 1
        return number
