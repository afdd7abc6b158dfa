"""English for laws."""
