"""`everfree rules`: every clause of the rulebook with its code, its tests and its proof by mutants.

Start with `command.py`; `lines.py` formats the trace for people, `data.py` for programs.
"""

from everfree.cli.rules.command import app

__all__ = ["app"]
