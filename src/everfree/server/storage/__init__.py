"""Matches, seats and commands in a database. Imports nothing else of the server.

Start with `schema.py`. `database.py` and `match_logs.py` are the ports, `sqlite.py` and `postgres.py` their
adapters; `records.py` reads and writes tables and seats, `migrating.py` brings a database to the schema.
"""
