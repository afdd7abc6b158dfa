"""Triggers of abilities, Reactions and replacements."""
