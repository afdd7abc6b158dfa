"""Play computer players against each other until the games show which is better.

Start with `games.py`, which plays one game and returns its record; `verdicts.py` decides when to stop.
"""
