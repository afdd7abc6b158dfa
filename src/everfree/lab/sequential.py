"""A test that may be looked at after every pair of games, and the interval that belongs to it.

The null hypothesis is that the score of a pair, a number from 0 to 1, has a given mean. The evidence
against it is what somebody would have who began with 1 and bet on the scores at odds that are fair under
the hypothesis: the mean of many fixed bets, `product(1 + bet * (score - mean))`. Under the hypothesis it is
a martingale with mean 1, so by Ville's inequality it ever reaches 20 in at most 5 % of all series, however
often one looks and whatever the distribution of scores is (Waudby-Smith and Ramdas 2024). The interval has
all means against which there is not that much evidence; it holds at any time as well.
"""

from collections import Counter
from collections.abc import Sequence
from math import exp, log
from typing import Final

from everfree.lab.pairs import mean

LEVEL: Final = 0.95
BETS: Final = (0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.98)
"""Parts of what one has that are bet, on high scores and on low ones."""
EDGE: Final = 1e-6
LARGEST: Final = 700.0
STEPS: Final = 30
"""Halvings in which an end of the interval is found."""


def evidence(scores: Sequence[float], compared_with: float = 0.5) -> float:
    """Return the evidence that the mean of these pair scores is not *compared_with*; 1 is none.

    >>> evidence([])
    1.0
    >>> evidence([1.0] * 8) > 20 > evidence([1.0, 0.0] * 50)
    True
    """
    counts = Counter(scores)
    bets = [part / compared_with for part in BETS] + [-part / (1 - compared_with) for part in BETS]
    found = [_gain(counts, bet, compared_with) for bet in bets]
    return sum([exp(min(one, LARGEST)) for one in found]) / len(found)


def is_decided(scores: Sequence[float], *, level: float = LEVEL, compared_with: float = 0.5) -> bool:
    """Tell whether the mean differs from *compared_with*, wrongly in at most 1 - *level* of all series."""
    return evidence(scores, compared_with) >= 1 / (1 - level)


def anytime_interval(scores: Sequence[float], *, level: float = LEVEL) -> tuple[float, float]:
    """Return the interval of the mean that holds whenever one looks, also when the test has just ended.

    >>> low, high = anytime_interval([1.0, 0.5] * 20)
    >>> 0.5 < low < 0.75 < high < 1
    True
    """
    middle = min(max(mean(scores), EDGE), 1 - EDGE)
    return _end(scores, middle, EDGE, level), _end(scores, middle, 1 - EDGE, level)


def _gain(counts: Counter[float], bet: float, compared_with: float) -> float:
    return sum([times * log(1 + bet * (score - compared_with)) for score, times in counts.items()])


def _end(scores: Sequence[float], inside: float, outside: float, level: float) -> float:
    """Find the mean between *inside* and *outside* at which the evidence becomes enough."""
    if not is_decided(scores, level=level, compared_with=outside):
        return float(round(outside))
    for _ in range(STEPS):
        middle = (inside + outside) / 2
        if is_decided(scores, level=level, compared_with=middle):
            outside = middle
        else:
            inside = middle
    return outside
