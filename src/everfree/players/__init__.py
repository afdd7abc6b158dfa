"""Computer players: each answers the questions of one seat and sees no more than that seat may know.

May import the games below; imported by the table, the lab and the server above. Start with `player.py`: what
a player is given and what it must do; then `greedy.py`.
"""

from everfree.players.greedy import GreedyPlayer
from everfree.players.levels import GENTLEST, LEVELS, named
from everfree.players.player import Player, Sight
from everfree.players.random import RandomPlayer

__all__ = ["GENTLEST", "LEVELS", "GreedyPlayer", "Player", "RandomPlayer", "Sight", "named"]
