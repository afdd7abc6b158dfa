"""French for changes of a card."""
