"""Search a good deck for each pair of colours: `python -m scripts.pair_decks`.

`drawing.py` draws legal decks whose cards fit each other, `trying.py` plays them against the theme decks and
learns which cards win, `writing.py` writes the module of the decks and the page with their results.
"""
