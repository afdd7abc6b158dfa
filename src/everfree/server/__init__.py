"""The server: hosts tables, stores each match as a log, and sends each viewer their view.

Start with `protocol.py`, which defines every message; then `tables/room.py`, a table in this process.
Only `card_game.py` depends on the game that is played. `storage/match_logs.py` and `bus.py` define the two
ports (the match log and the news between processes) and their adapters. `gateway` imports `tables`, and
`tables` imports `storage`.
"""
