"""Changes that modifiers make to a card."""
