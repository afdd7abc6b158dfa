"""When a pair is decided: a test that may be looked at after every game.

The evidence against "a scores exactly so much" is the likelihood of the games under all chances alike, over
that under this one. By Ville's inequality it reaches 20 in at most one of twenty series where it is true,
however often one looks (Robbins 1970).
"""

from math import exp, lgamma, log, sqrt
from typing import Final

from everfree.testing.ladder.games import Played

ENOUGH: Final = 20.0
"""Evidence for 95 of 100."""
MOST: Final = 300
"""Games of a pair, decided or not."""
EVEN: Final = 0.5
GOALS: Final = {("strong", "random"): 0.99, ("strong", "greedy"): 0.80, ("strong", "fair"): 0.65}
"""What we want to know of these pairs; of all others, who is better."""


def evidence(wins: float, losses: float, chance: float) -> float:
    """Give how much these games speak against a's winning with this chance; 1 is nothing."""
    together = lgamma(wins + 1) + lgamma(losses + 1) - lgamma(wins + losses + 2)
    return exp(min(700.0, together - wins * log(chance) - losses * log(1 - chance)))


def threshold(a: str, b: str) -> float:
    """Give the score that a pair is compared with."""
    return GOALS.get((a, b), EVEN)


def is_decided(games: list[Played]) -> bool:
    """Tell whether the games of one pair say enough; both of two mirrored games are always played."""
    if not games or len(games) % 2:
        return False
    wins = sum([game.score for game in games])
    found = evidence(wins, len(games) - wins, threshold(games[0].a, games[0].b))
    return found >= ENOUGH or len(games) >= MOST


def interval(wins: float, games: int) -> tuple[float, float]:
    """Give the bounds between which the true score lies, 95 times of 100 (Wilson 1927)."""
    if not games:
        return 0.0, 1.0
    z = 1.96
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)
