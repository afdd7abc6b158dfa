"""Pairs of games with the same deal and the seats swapped: their scores, and how certain their mean is.

The luck of the deal is the same for both sides of a pair, so pairs differ less than games do: the interval of
the score is taken over pairs.
"""

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final

from everfree.lab.intervals import Z
from everfree.lab.playing import Played

PRIOR: Final = (0.0, 1.0)
"""Two pairs that are added, one lost and one won, so that the interval of few or equal pairs is not too
narrow (as Agresti and Coull 1998 add wins and losses)."""
FEWEST_DEALS: Final = 4
"""Deals from which an interval over several match-ups can be estimated."""
WORTH: Final = {"a": 1.0, "b": 0.0, "": 0.5}


def score_of(game: Played) -> float:
    """Return the score of a: 1 for a win, half for a game that nobody won."""
    return WORTH[game.winner]


def pair_scores(scores: Sequence[float]) -> list[float]:
    """Return the mean scores of the pairs of games; the first game of an incomplete pair is left out.

    >>> pair_scores([1, 0, 1, 1, 0])
    [0.5, 1.0]
    """
    return [(first + second) / 2 for first, second in zip(scores[::2], scores[1::2], strict=False)]


def pairs_of(games: Sequence[Played]) -> list[float]:
    """Return the scores of a in the pairs of these games, which are in the order of their numbers."""
    return pair_scores([score_of(game) for game in games])


def starter_pairs(games: Sequence[Played]) -> list[float]:
    """Return the scores of whoever had the first turn, pair by pair."""
    return pair_scores([score_of(game) if game.a_starts else 1 - score_of(game) for game in games])


def mean(scores: Sequence[float]) -> float:
    """Return the mean score; half for no pairs."""
    return sum(scores) / len(scores) if scores else 0.5


def pair_interval(scores: Iterable[float]) -> tuple[float, float]:
    """Return the 95 % interval of the mean of pair scores, for a number of pairs that was chosen beforehand.

    >>> [round(end, 3) for end in pair_interval([1.0, 0.5] * 20)]
    [0.655, 0.822]
    >>> pair_interval([])
    (0.0, 1.0)
    """
    values = [*scores, *PRIOR]
    count = len(values)
    middle = sum(values) / count
    deviation = sqrt(sum([(value - middle) ** 2 for value in values]) / (count - 1))
    half = Z * deviation / sqrt(count)
    return max(0.0, middle - half), min(1.0, middle + half)


def paired_interval(first: Sequence[float], second: Sequence[float]) -> tuple[float, float]:
    """Return the 95 % interval of how much more the *second* way scores than the *first* in the same pairs.

    >>> [round(end, 3) for end in paired_interval([0.5, 0.0] * 20, [0.5, 0.5] * 20)]
    [0.137, 0.34]
    """
    low, high = pair_interval([(1 + after - before) / 2 for before, after in zip(first, second, strict=True)])
    return 2 * low - 1, 2 * high - 1


def table_interval(series: Iterable[Sequence[float]]) -> tuple[float, float]:
    """Return the 95 % interval of the mean of all pair scores of several match-ups with the same seed.

    Pairs with the same number have the same seed in every match-up, so their luck may be alike. Such pairs
    count as one observation: the standard error is robust to clusters, and the quantile is Student's for
    the number of deals. For one match-up it is `pair_interval`; fewer than four deals say nothing.

    >>> even = [1.0, 0.5, 0.0, 0.5] * 5
    >>> [[round(end, 2) for end in table_interval(table)] for table in ([even], [even] * 9)]
    [[0.34, 0.66], [0.33, 0.67]]
    """
    played = [scores for scores in series if scores]
    if len(played) < 2:
        return pair_interval(*played or [[]])
    numbers = range(max([len(scores) for scores in played]))
    deals = [[scores[number] for scores in played if number < len(scores)] for number in numbers]
    if len(deals) < FEWEST_DEALS:
        return 0.0, 1.0
    clusters = [*deals, *[[score] for score in PRIOR]]
    values = [score for cluster in clusters for score in cluster]
    middle = mean(values)
    squares = sum([sum([score - middle for score in cluster]) ** 2 for cluster in clusters])
    error = sqrt(squares * len(clusters) / (len(clusters) - 1)) / len(values)
    half = _student(len(deals) - 1) * error
    return max(0.0, middle - half), min(1.0, middle + half)


def _student(freedom: int) -> float:
    """Return the 97.5 % quantile of Student's distribution (Abramowitz and Stegun 26.7.5)."""
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3
