"""Values computed from the state: which cards a text selects, layers of modifiers, characteristics.

Start with `board.py` (the index of what is in play) and `selection.py`. Imports `cards`.
"""
