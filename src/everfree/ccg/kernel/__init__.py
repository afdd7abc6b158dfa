"""The machine: state, frames, occurrences, decisions, explanations. Knows no chapter and no card.

Imports language and vocab. Start with `state.py` (the value), `frames.py` (flow), `kernel.py` (the loop).
"""
