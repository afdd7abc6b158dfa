"""Computer players by the names of their levels."""

from collections.abc import Callable
from typing import Final

from everfree.players.greedy import GreedyPlayer
from everfree.players.player import Player
from everfree.players.random import RandomPlayer

LEVELS: Final[dict[str, Callable[[int], Player]]] = {"random": RandomPlayer, "greedy": GreedyPlayer}
"""Makes the player of a level from a seed."""
GENTLEST: Final = "random"
"""Who plays where nobody chose."""


def named(level: str, seed: int) -> Player:
    """Give the player of a level; the same seed and the same sight give the same answer."""
    return LEVELS[level](seed)
