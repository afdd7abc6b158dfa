"""Decide when a pair has played enough, by a sequential test that may be evaluated after every game.

The null hypothesis is that a wins each game with a given chance. The evidence against it is a likelihood
ratio: the mean likelihood over all chances (uniform prior), over the likelihood under the given chance.
By Ville's inequality it reaches 20 in at most 5 % of the series in which the hypothesis is true, however
often it is evaluated (Robbins 1970).
"""

from math import exp, lgamma, log
from typing import Final

from everfree.lab.intervals import interval as interval
from everfree.testing.ladder.games import Played

ENOUGH: Final = 20.0
"""Evidence at which a pair is decided, with at most 5 % false decisions."""
MOST: Final = 300
"""Games after which a pair stops, decided or not."""
EVEN: Final = 0.5
GOALS: Final = {("strong", "random"): 0.99, ("strong", "greedy"): 0.80, ("strong", "fair"): 0.65}
"""Scores that these pairs are compared with; all others are compared with `EVEN`."""


def evidence(wins: float, losses: float, chance: float) -> float:
    """Return the likelihood ratio against the hypothesis that a wins with *chance*; 1 is no evidence."""
    together = lgamma(wins + 1) + lgamma(losses + 1) - lgamma(wins + losses + 2)
    return exp(min(700.0, together - wins * log(chance) - losses * log(1 - chance)))


def threshold(a: str, b: str) -> float:
    """Return the score that a pair is compared with."""
    return GOALS.get((a, b), EVEN)


def is_decided(games: list[Played]) -> bool:
    """Tell whether one pair has played enough; False between two mirrored games, so that both are played."""
    if not games or len(games) % 2:
        return False
    wins = sum([game.score for game in games])
    found = evidence(wins, len(games) - wins, threshold(games[0].a, games[0].b))
    return found >= ENOUGH or len(games) >= MOST
