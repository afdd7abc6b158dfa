"""French for triggers and replacements."""
