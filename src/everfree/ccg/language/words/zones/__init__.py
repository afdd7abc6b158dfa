"""Words about cards that change zones."""
