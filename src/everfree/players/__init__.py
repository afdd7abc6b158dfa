"""Computer players: each answers the questions of one seat and sees no more than that seat may know.

>>> from everfree import players
>>> list(players.LEVELS)
['random', 'greedy', 'gentle', 'fair', 'strong', 'champion']
>>> players.named("greedy", seed=1)
<greedy player>

A player of your own is any object with a method `choose(sight)` that returns the index of an option.

May import the games; the terminal, the server and the test tools import this. Start with `player.py` (the
interface of a player), then `greedy.py`, and `search.py` for those that search ahead.
"""

from everfree.players.budgets import BUDGETS, Budget
from everfree.players.greedy import GreedyPlayer
from everfree.players.levels import GENTLEST, LEVELS, named, search_player
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
    "search_player",
]
