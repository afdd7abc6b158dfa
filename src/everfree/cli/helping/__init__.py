"""What helps a person at a table in the terminal, in lines and on the full screen alike.

`listing.py` numbers the options of a question, `reference.py` has the glossary and the rules as lines,
`hinting.py` the coach's hints, and `teaching.py` sets up the first game of `everfree play --teach`.
"""
