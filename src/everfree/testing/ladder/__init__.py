"""Play computer players against each other until the games show which is better.

Start with `games.py`, which plays one game and returns its record; `entrants.py` makes the players by name,
`verdicts.py` decides when to stop.
"""
