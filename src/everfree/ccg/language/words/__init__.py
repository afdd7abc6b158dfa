"""The words cards are written in, a module for each kind.

`rules/words` runs them and `text/*/words` prints them.
"""
