"""The engine without rules: state, frames, occurrences, questions, refusals. Imports `language` and `vocab`.

It imports no chapter of the rules and no card; chapters register their code in `registry.py`. Start with
`state.py` (the whole game as data), `frames.py` (procedures), `kernel.py` (the main loop). `cards` has the
cards of a match, `values` what is computed from the state, `flow` how texts resolve, `seats` what each seat
is told.
"""
