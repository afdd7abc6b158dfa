"""English for words about cards that change zones."""
