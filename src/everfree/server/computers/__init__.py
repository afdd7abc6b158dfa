"""Where computer players think: processes of this machine, or workers that take questions from a queue."""
