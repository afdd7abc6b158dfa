"""`everfree chaos`: hurt every part of a platform, and look for every acknowledged command afterwards.

`services.py` starts a PostgreSQL and a NATS of its own, `cluster.py` the servers and workers;
`players.py` plays through whatever happens, `command.py` hurts the parts, or replaces them as a deployment
does, and `checking.py` reads the logs.
"""

from everfree.cli.chaos.command import chaos as chaos
