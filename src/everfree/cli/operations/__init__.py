"""Commands for those who run a server, and what they share with `everfree serve`.

Start with `options.py`, which gives a command its settings.
"""
