"""Computer players by the names of their levels."""

from collections.abc import Callable
from functools import partial
from typing import Final

from everfree.players.budgets import BUDGETS, CHAMPION, Budget
from everfree.players.greedy import GreedyPlayer
from everfree.players.learned import LearnedValue
from everfree.players.player import Player
from everfree.players.random import RandomPlayer
from everfree.players.replies import ReplyingPlayer
from everfree.players.search import SearchPlayer
from everfree.players.value import chance_of_winning


def search_player(budget: Budget, seed: int) -> SearchPlayer:
    """Return a search player of the level that *budget* is named after; only the champion's value is learned.

    Each champion has a value of its own, because a value keeps what it has read of the cards of one match.
    """
    value = LearnedValue() if budget.name == CHAMPION.name else chance_of_winning
    return (ReplyingPlayer if budget.tree else SearchPlayer)(budget, seed, value)


LEVELS: Final[dict[str, Callable[[int], Player]]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    **{name: partial(search_player, budget) for name, budget in BUDGETS.items()},
}
"""By level: the function that makes a player from a seed."""
PACE: Final = {"fair": 2, "strong": 4, "champion": 4}
"""Beats a level waits before every answer, one if not listed: as many as a hard question takes, so that the
time does not reveal which questions were easy, which depends on its hand."""
GENTLEST: Final = "gentle"
"""The level that plays if nobody chose one."""


def named(level: str, seed: int) -> Player:
    """Return a player of a level; the same seed and the same sight lead to the same answer."""
    if level not in LEVELS:
        raise LookupError(f"no computer player {level!r}; there are: {', '.join(LEVELS)}")
    return LEVELS[level](seed)
