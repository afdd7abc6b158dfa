"""Training the value of the level `champion`: games, rows, fits, matches.

Start with `__main__.py`, which lists the commands; docs/research/train-a-value.md says how to use them.
"""
