"""Make a scenario for an ability from its tree: a position in which it applies, and all that must be so then.

What must be so is read from the tree by the referee, never taken from a run of the engine. Nothing is stored:
the scenarios are made anew each time. `lasting.py` makes those of changes and laws, `deeds.py` those of
abilities that do something once: `stage.py` lays out their tables, `ways.py` makes the ability happen, and
`reading.py` reads what changes. `made.py` runs them all.
"""
