"""Words about guessing a fact about a card that others cannot see."""

from typing import Final

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.nodes import shows
from everfree.ccg.language.terms import Who
from everfree.ccg.language.words.effects.effects import Effect

POWER_MATCHES: Final = "whether its power is the chosen number"
ITS_TYPE: Final = "its card type"
"""What a player guesses about that card."""


@dataclass(frozen=True, eq=False, repr=False)
class LetGuess(Effect):
    """A player guesses something about that card; its owner reveals it, and the guess is right or wrong."""

    who: Who
    about: str
    right: Effect
    otherwise: Effect | None = None
    wording: str = ""


shows(LetGuess)
