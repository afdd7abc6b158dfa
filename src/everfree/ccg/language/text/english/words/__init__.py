"""English phrases for the words of the language, a module for each module of `language/words`."""
