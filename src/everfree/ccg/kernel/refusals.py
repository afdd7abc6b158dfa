"""Refusals: why a player can't do something, with the clause that says so.

The functions that list what a player may do are the ones that return refusals, so the two always agree.
"""

from typing import Any


class Refusal:
    """A reason, shown by the message `refusal.<reason>` with the particulars as arguments."""

    __slots__ = ("clause", "particulars", "reason")

    def __init__(self, clause: str, reason: str, **particulars: Any) -> None:
        self.clause = clause
        self.reason = reason
        self.particulars = particulars

    def __repr__(self) -> str:
        return f"Refusal({self.clause}, {self.reason}, {self.particulars})"


class BrokenInvariant(Exception):
    """Raised for a bug in the engine, never for a player's mistake: the state must not exist."""
