"""Measure the pictures of the cards, and draw contact sheets of them: `python -m scripts.emblems`.

The pictures come from the built client, so that what is measured is what players see. `measuring.py` compares
them, `sheets.py` puts them side by side.
"""
