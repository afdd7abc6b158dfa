"""What the words of the language do: a module here for each module of `language/words`.

Each module enters its functions and frames into the tables of `kernel/registry`, which the kernel consults
when a text runs. Start with `flow` (the base of instructions that ask players), then `effects/effects` (the
basic instructions).
"""
