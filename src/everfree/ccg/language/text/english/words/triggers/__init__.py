"""English for triggers and replacements."""
