"""Decks: lists, deck-building rules, formats, codes for links, and ready-made decks.

Start with `deck.py`; `theme.py` has the decks the game was sold with.
"""
