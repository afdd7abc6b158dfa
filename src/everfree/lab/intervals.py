"""How certain a share of won games is."""

from math import sqrt
from typing import Final

Z: Final = 1.96
"""The width of a 95 % interval in standard deviations."""


def interval(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of the share of *wins* (Wilson 1927); a draw is half a win.

    >>> [round(end, 3) for end in interval(60, 100)]
    [0.502, 0.691]
    >>> interval(0, 0)
    (0.0, 1.0)
    """
    if not games:
        return 0.0, 1.0
    share = wins / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return max(0.0, middle - half), min(1.0, middle + half)
