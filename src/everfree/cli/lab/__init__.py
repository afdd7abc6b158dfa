"""`everfree lab`: studies of decks and players over many games, on all cores or a Ray cluster.

Start with `command.py`; `options.py` has what the commands share.
"""

from everfree.cli.lab.command import app

__all__ = ["app"]
