"""`everfree rules`: every clause of the rulebook with its code, its tests and its proof.

Start with `command.py`; `lines.py` is what is printed, `data.py` the same as data.
"""

from everfree.cli.rules.command import app

__all__ = ["app"]
