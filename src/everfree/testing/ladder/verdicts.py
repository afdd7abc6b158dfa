"""Decide when two players have played enough, by the lab's test, which may be looked at after every pair.

A pair is two games with the same decks and deal and the players swapped.
"""

from collections.abc import Sequence
from typing import Final

from everfree.lab.pairs import mean, pair_interval, pair_scores
from everfree.lab.sequential import anytime_interval, is_decided as is_certain
from everfree.lab.standings import ANYTIME, FEWEST_DECIDING, FIXED
from everfree.testing.ladder.entrants import SLOW, has_own_budget
from everfree.testing.ladder.games import Played

MOST: Final = 150
"""Pairs after which two players stop, decided or not."""
GOAL_PAIRS: Final = 100
"""The fewest pairs of two players with a goal."""
SLOW_PAIRS: Final = 30
"""Pairs of a player that searches ten times as long; all of them are played."""
CURVE_PAIRS: Final = 50
"""Pairs of a player whose name has its node budget; all of them are played, so that budgets compare."""
EVEN: Final = 0.5
GOALS: Final = {
    ("champion", "greedy"): 0.88,
    ("champion", "strong"): 0.75,
    ("slow-champion", "greedy"): 0.88,
    ("slow-champion", "strong"): 0.75,
    ("strong", "random"): 0.99,
    ("strong", "greedy"): 0.80,
    ("strong", "fair"): 0.65,
}
"""Scores that these players are compared with; all others are compared with `EVEN`."""
ABOVE: Final = "above"
BELOW: Final = "below"
OPEN: Final = "open"
"""Verdicts: whether a score is above or below what it is compared with, or the games do not show it."""


def threshold(a: str, b: str) -> float:
    """Return the score that two players are compared with."""
    return GOALS.get((a, b), EVEN)


def fixed_pairs(a: str, b: str) -> int:
    """Return how many pairs two players play whatever the games show; 0 if they stop when decided."""
    if a.startswith(SLOW) or b.startswith(SLOW):
        return SLOW_PAIRS
    return CURVE_PAIRS if has_own_budget(a) or has_own_budget(b) else 0


def most_pairs(a: str, b: str, most: int = MOST) -> int:
    """Return after how many pairs two players stop, decided or not."""
    return min(most, fixed_pairs(a, b) or most)


def scores_of(games: Sequence[Played]) -> list[float]:
    """Return the scores of a, pair by pair."""
    return pair_scores([game.score for game in games])


def is_decided(games: Sequence[Played]) -> bool:
    """Tell whether a scores otherwise than what it is compared with, by the sequential test at 95 %."""
    return bool(games) and is_certain(scores_of(games), compared_with=threshold(games[0].a, games[0].b))


def is_enough(games: Sequence[Played]) -> bool:
    """Tell whether two players need no more games: decided, and with a goal not before `GOAL_PAIRS`."""
    a, b = games[0].a, games[0].b
    if fixed_pairs(a, b) or ((a, b) in GOALS and len(games) < 2 * GOAL_PAIRS):
        return False
    return is_decided(games)


def planned_pairs(a: str, b: str) -> int:
    """Return how many pairs two players play if the test does not end them before."""
    return fixed_pairs(a, b) or (GOAL_PAIRS if (a, b) in GOALS else MOST)


def is_over(games: Sequence[Played]) -> bool:
    """Tell whether two players have played all that they should; a run may have ended before."""
    if not games:
        return False
    return is_enough(games) or len(scores_of(games)) >= planned_pairs(games[0].a, games[0].b)


def kind_of(games: Sequence[Played]) -> str:
    """Return the kind of the interval: that of a fixed number of pairs, or one that holds at any time."""
    return FIXED if games and fixed_pairs(games[0].a, games[0].b) else ANYTIME


def interval(games: Sequence[Played]) -> tuple[float, float]:
    """Return the 95 % interval of the score over pairs."""
    scores = scores_of(games)
    return pair_interval(scores) if kind_of(games) == FIXED else anytime_interval(scores)


def verdict(games: Sequence[Played]) -> str:
    """Tell whether a's score is `ABOVE` or `BELOW` what it is compared with, or that is `OPEN`, at 95 %.

    A fixed number of pairs is judged by its interval, as in the lab, every other by the sequential test.
    """
    scores, level = scores_of(games), threshold(games[0].a, games[0].b)
    if kind_of(games) == FIXED:
        low, high = interval(games)
        is_certain_now = len(scores) >= FEWEST_DECIDING and not low <= level <= high
    else:
        is_certain_now = is_decided(games)
    if not is_certain_now:
        return OPEN
    return ABOVE if mean(scores) > level else BELOW
