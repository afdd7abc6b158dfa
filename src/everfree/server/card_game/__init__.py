"""The pony card game as the server hosts it: everything that depends on this game.

Start with `host.py`, which answers what the server asks.
"""
