"""The slap game: cards are turned over in turn, and whoever slaps first on a match takes the pile.

Pure like the card game; imports `table` only. No module reads a clock: times are fields of the commands (when
a slap arrived, which card the player saw, which reaction the client claims, how long the connection takes).
Start with `table.py` (the commands and the protocol), then `turns.py` (what a card does), `slaps.py` and
`judge.py` (who was first).
"""
