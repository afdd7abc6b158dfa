"""Words about taking one of several cards of a deck that everyone sees."""

from dataclasses import dataclass

from everfree.ccg.language.effects import Effect
from everfree.ccg.language.nodes import shows
from everfree.ccg.language.selectors import Description
from everfree.ccg.language.words import ON_TOP, Spot


@dataclass(frozen=True, eq=False, repr=False)
class RevealTop(Effect):
    """Reveal the top cards of your deck, put one of them into your hand and the rest back (401.1, 402.3).

    *may*: none need be taken.
    """

    count: int
    description: Description
    rest: Spot = ON_TOP
    may: bool = False
    wording: str = ""


shows(RevealTop)
