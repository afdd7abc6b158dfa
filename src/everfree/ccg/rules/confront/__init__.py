"""Chapters 611 to 613: requirements, confronting, solving and replacing Problems. Imports `faceoffs`.

Start with `confronting.py`.
"""
