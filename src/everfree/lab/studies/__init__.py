"""What the lab can find out: matches, tables of match-ups, the worth of a card, openings, better decks.

Each study plays series on a session and returns `Findings`. Start with `matches.py`.
"""
