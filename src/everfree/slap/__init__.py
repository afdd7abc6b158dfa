"""The slap game: cards are turned over in turn, and whoever slaps first on a match takes the pile.

Pure like the card game; imports `table` only. Real time enters as data of commands: when a slap arrived,
which card was seen, what reaction is claimed, how long the connection takes. Start with `table.py` (the
commands and the protocol), then `turns.py` (what a card does), `slaps.py` and `judge.py` (who was first).
"""
