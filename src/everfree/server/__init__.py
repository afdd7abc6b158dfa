"""The platform: tables people sit at, matches kept in a log, and what travels between server and client.

Start with `protocol.py`, every message there is; then `room.py`, a table in this process. `ponies.py` alone
knows which game is played; `store.py` and `bus.py` are the two ports.
"""
