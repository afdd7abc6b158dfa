"""French for instructions."""
