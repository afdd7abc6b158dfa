"""The pony card game, pure: no input or output, no clock, no global randomness.

Start reading at `game.py` (the facade), then `rules/` (the rulebook's chapters) and `kernel/` (the machine).
Inside: game -> rules -> kernel -> language -> vocab, and cards -> language.
"""
