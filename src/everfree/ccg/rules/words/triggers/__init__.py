"""Which occurrences triggered abilities and replacements watch for."""
