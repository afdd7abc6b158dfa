"""Real-time tables: one process at a time judges each, and another takes over when it dies.

`bench.py` has the leases of this process, `judge.py` carries out what happens at a table, `docket.py` brings
it the commands of players from every process, `links.py` measures connections. Knows no game.
"""
