"""Computer players by the names of their levels."""

from collections.abc import Callable
from functools import partial
from typing import Final

from everfree.players.budgets import BUDGETS
from everfree.players.greedy import GreedyPlayer
from everfree.players.player import Player
from everfree.players.random import RandomPlayer
from everfree.players.search import SearchPlayer

LEVELS: Final[dict[str, Callable[[int], Player]]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    **{name: partial(SearchPlayer, budget) for name, budget in BUDGETS.items()},
}
"""Makes the player of a level from a seed."""
PACE: Final = {"fair": 2, "strong": 4}
"""Beats a level takes for every answer, one where none is named: as many as it needs for a hard question, so
that easy ones, which depend on its hand, can't be told from the clock."""
GENTLEST: Final = "gentle"
"""Who plays where nobody chose."""


def named(level: str, seed: int) -> Player:
    """Give the player of a level; the same seed and the same sight give the same answer."""
    if level not in LEVELS:
        raise LookupError(f"no computer player {level!r}; there are: {', '.join(LEVELS)}")
    return LEVELS[level](seed)
