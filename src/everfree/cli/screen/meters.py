"""Bars made of signs: squares are the person's, rounds the opponent's; no colour is needed to read them."""

from typing import Final

MINE: Final = ("■", "□")
THEIRS: Final = ("●", "○")
WIDEST: Final = 12
"""Signs of the longest bar; a larger number is drawn to scale."""


def mark(is_mine: bool) -> str:
    """Give the sign of a player."""
    return (MINE if is_mine else THEIRS)[0]


def bar(have: int, whole: int, is_mine: bool, widest: int = WIDEST) -> str:
    """Draw *have* of *whole*: full only when it is reached, empty only at nothing."""
    full, empty = MINE if is_mine else THEIRS
    width = min(whole, widest)
    if have >= whole:
        return full * width
    filled = min(width - 1, max(1, have * width // whole)) if have > 0 else 0
    return full * filled + empty * (width - filled)
