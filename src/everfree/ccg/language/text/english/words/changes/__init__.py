"""English for changes of a card."""
