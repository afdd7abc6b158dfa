"""`everfree check`: the engine's numbers and the server's promises, checked from outside.

`command.py` has the commands; `wire.py` and `crash.py` check the server, with real servers (`served.py`) and
matches over sockets (`duels.py`).
"""

from everfree.cli.check.command import app as app
