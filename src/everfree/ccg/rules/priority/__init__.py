"""Chapters 510 to 512: windows, who is asked in them, loops. Imports `actions`. Start with `priority.py`."""
