"""Why something can't be done: a clause, a reason and its particulars.

The same functions that list what a player may do return these, so "may I?" and "why not?" cannot disagree.
"""

from typing import Any


class Refusal:
    """A reason, told by the message `refusal.<reason>` with the particulars as arguments."""

    __slots__ = ("clause", "particulars", "reason")

    def __init__(self, clause: str, reason: str, **particulars: Any) -> None:
        self.clause = clause
        self.reason = reason
        self.particulars = particulars

    def __repr__(self) -> str:
        """Show clause, reason and particulars."""
        return f"Refusal({self.clause}, {self.reason}, {self.particulars})"


class BrokenInvariant(Exception):
    """Our mistake, never the player's: the machine is in a state that must not exist."""
