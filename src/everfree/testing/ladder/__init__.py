"""Computer players against each other, game after game, until it is decided who is better.

Start with `games.py`, one game as a line that can be kept; then `verdicts.py`, when to stop.
"""
