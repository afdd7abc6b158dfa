"""Chapters 102 and 601 to 616: setup, the turn and its phases. Start with `turn.py`. Imports `confront`."""
