"""Resolve texts: choices, costs, occurrences, replacement modifiers, and "as ..." effects.

Start with `resolve.py` (one instruction), then `apply.py` (its occurrences). Imports `cards` and `values`.
"""
