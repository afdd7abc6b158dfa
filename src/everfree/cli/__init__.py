"""The `everfree` command: one module or package per sub-command.

May import every other package; no other package imports this one. Start at `app.py`. `listing.py` has the
names of all commands and works without any extra.
"""
