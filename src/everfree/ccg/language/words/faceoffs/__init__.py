"""Words about faceoffs."""
