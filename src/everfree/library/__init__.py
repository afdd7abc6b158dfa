"""What `import everfree` offers beyond the engine: games with readable questions, cards and decks by name.

May import players and the games, and needs no package beyond the engine's. Start with `game.py`; `lookup.py`
finds cards, `deck_lookup.py` decks; `drawing.py` makes the pictures for notebooks.
"""
