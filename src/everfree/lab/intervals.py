"""How certain a share of won games is, and the difference of two shares."""

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


def paired_difference(games: int, first: float, second: float, both: float) -> tuple[float, float]:
    """Return the 95 % interval of how many more of the same *games* the *second* way wins than the *first*.

    This is Newcombe's method 10 for paired proportions (1998): it combines the Wilson intervals of the two
    shares, so it stays between -1 and 1. *both* is the sum of the products of each pair of results; a draw is
    half a win.

    >>> [round(end, 3) for end in paired_difference(100, 40, 55, 35)]
    [0.053, 0.241]
    >>> [round(end, 3) for end in paired_difference(3, 0, 1, 0)]
    [-0.291, 0.792]
    """
    if not games:
        return -1.0, 1.0
    shares = first / games, second / games
    (low, high), (second_low, second_high) = interval(first, games), interval(second, games)
    correlation = _correlation(games, shares, both / games)
    mean = shares[1] - shares[0]
    down = shares[1] - second_low, high - shares[0]
    up = second_high - shares[1], shares[0] - low
    return max(-1.0, mean - _combined(down, correlation)), min(1.0, mean + _combined(up, correlation))


def _correlation(games: int, shares: tuple[float, float], both: float) -> float:
    """Return the correlation of paired results; a positive one with Newcombe's correction for continuity."""
    scale = sqrt(shares[0] * (1 - shares[0]) * shares[1] * (1 - shares[1]))
    covariance = both - shares[0] * shares[1]
    if not scale:
        return 0.0
    if covariance > 0:
        covariance = max(0.0, covariance - 1 / (2 * games))
    return covariance / scale


def _combined(halves: tuple[float, float], correlation: float) -> float:
    """Return the half width of a difference from the half widths of its terms."""
    one, other = halves
    return sqrt(max(0.0, one * one + other * other - 2 * correlation * one * other))
