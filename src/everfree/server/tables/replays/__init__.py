"""Finished matches moment by moment: from the log, or from an archive that outlives the rules."""
