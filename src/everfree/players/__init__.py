"""Computer players: each answers the questions of one seat and sees no more than that seat may know.

May import the games; the terminal, the server and the test tools import this. Start with `player.py` (the
interface of a player), then `greedy.py`, and `search.py` for those that search ahead.
"""

from everfree.players.budgets import BUDGETS, Budget
from everfree.players.greedy import GreedyPlayer
from everfree.players.levels import GENTLEST, LEVELS, named
from everfree.players.player import Player, Sight
from everfree.players.random import RandomPlayer
from everfree.players.search import SearchPlayer

__all__ = [
    "BUDGETS",
    "GENTLEST",
    "LEVELS",
    "Budget",
    "GreedyPlayer",
    "Player",
    "RandomPlayer",
    "SearchPlayer",
    "Sight",
    "named",
]
