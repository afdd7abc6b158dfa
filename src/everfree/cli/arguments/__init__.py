"""Arguments and options that several commands share: files, the language, and how they are completed."""
