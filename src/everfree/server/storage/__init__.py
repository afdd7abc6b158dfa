"""Matches, seats and commands in a database. Imports nothing else of the server.

Start with `schema.py`; `database.py` runs transactions, `store.py` appends to match logs, `records.py` reads
and writes tables and seats.
"""
