"""The `everfree` command: one module per sub-command, the top of the house.

May import every other room; no other room imports this one. Start at `app.py`.
"""

from everfree.cli.app import app

__all__ = ["app"]
