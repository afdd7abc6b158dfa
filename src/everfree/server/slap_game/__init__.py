"""The slap game, as the server hosts it.

`host.py` answers what the server asks about the game, `narrating.py` words its events.
"""
