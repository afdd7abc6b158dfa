"""French for words about faceoffs."""
