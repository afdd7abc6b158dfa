"""Words about faceoffs. Start with `faceoffs`: those that a text starts or ends."""
