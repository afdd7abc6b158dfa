"""Tables in this process: who sits there, the replica of the match, and what each viewer is sent.

Start with `room.py`. Imports `storage`.
"""
