"""English for words about faceoffs."""
