"""English for instructions."""
