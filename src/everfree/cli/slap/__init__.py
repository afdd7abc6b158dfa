"""`everfree slap`: the slap game against computer players, and its fairness measured.

Start with `command.py`; `session.py` is a person at the table, `lines.py` where lines and time come from,
`teller.py` what is said.
"""

from everfree.cli.slap.command import app

__all__ = ["app"]
