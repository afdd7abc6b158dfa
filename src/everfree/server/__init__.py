"""The platform: tables people sit at, matches kept in a log, and what travels between server and client.

Start with `protocol.py`, every message there is.
"""
