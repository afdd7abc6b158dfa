"""Instructions and triggers about cards that change zones. Start with `entering` and `leaving`."""
