"""The `everfree` command: one module or package per sub-command.

May import every other package; no other package imports this one. Start at `app.py`.
"""

from everfree.cli.app import app

__all__ = ["app"]
