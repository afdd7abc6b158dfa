"""Bars made of characters: squares for the person, circles for the opponent, readable without colour."""

from typing import Final

MINE: Final = ("■", "□")
THEIRS: Final = ("●", "○")
WIDEST: Final = 12
"""The length of the longest bar; a larger number is drawn to scale."""


def mark(is_mine: bool) -> str:
    """Return the character that marks a player."""
    return (MINE if is_mine else THEIRS)[0]


def bar(have: int, whole: int, is_mine: bool, widest: int = WIDEST) -> str:
    """Draw *have* of *whole*; the bar is full only if *whole* is reached, and empty only at 0."""
    full, empty = MINE if is_mine else THEIRS
    width = min(whole, widest)
    if have >= whole:
        return full * width
    filled = min(width - 1, max(1, have * width // whole)) if have > 0 else 0
    return full * filled + empty * (width - filled)
