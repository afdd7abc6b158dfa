"""What the other chapters share: players and points, cards changing zones, movement, control, uniqueness.

Imports `words.laws`. Start with `changing_zones.py`.
"""
