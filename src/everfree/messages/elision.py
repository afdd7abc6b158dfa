"""French elision before a name that was put into a sentence: "le tour d’Ada", "le tour de Brise"."""

import re
from typing import Final

OPEN: Final = re.compile(r"\b(d|qu)e (?=[aeiouàâéèêîôû])", re.IGNORECASE)


def elided(said: str) -> str:
    """Return a sentence with *de* and *que* elided before a vowel; names in y and h are left alone."""
    return OPEN.sub("\\1’", said)
