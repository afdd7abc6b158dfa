"""Decks: what a player brings to the table.

Start with `deck.py`; `theme.py` has the decks the game was sold with.
"""
