"""French for laws."""
