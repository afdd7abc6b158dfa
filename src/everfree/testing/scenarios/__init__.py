"""Make a scenario for an ability from its tree: a position in which it applies, and all that must be so then.

What must be so is read from the tree by the referee, never taken from a run of the engine. Nothing is stored:
the scenarios are made anew each time. `lasting.py` makes those of changes and
laws, `deeds.py` those of triggered and activated abilities and Events; `made.py` runs them all.
"""
