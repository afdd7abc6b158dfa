"""`everfree check hostile`: attacks on a running server, and planted weaknesses that they must find.

Start with `attacks.py`, the list; `arena.py` is what every attack gets.
"""
