"""`everfree slap`: play the slap game against computer players, and measure how fair its judge is.

Start with `command.py`; `session.py` does what a typed line says, `lines.py` reads lines and the time,
`teller.py` words the events.
"""

from everfree.cli.slap.command import app

__all__ = ["app"]
