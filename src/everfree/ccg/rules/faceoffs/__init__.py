"""Chapters 514 and 515: faceoffs and flips. Imports `priority`. Start with `faceoffs.py`."""
