"""What every game shares: the Game protocol, commands, the match log and its replay. No rules.

Imports no game. Start with `game.py` (what a game must do), then `match.py` (a game with its log).
"""
