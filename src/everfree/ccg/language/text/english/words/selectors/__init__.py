"""English for descriptions of cards, conditions and amounts."""
