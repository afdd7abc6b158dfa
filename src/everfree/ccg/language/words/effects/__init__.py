"""Instructions: what a text does."""
