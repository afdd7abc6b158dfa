"""Words about taking one of several cards of a deck that everyone sees."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.nodes import shows
from everfree.ccg.language.terms import ON_TOP, Spot
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.amounts import Amount
from everfree.ccg.language.words.selectors.selectors import Description


@dataclass(frozen=True, eq=False, repr=False)
class RevealTop(Effect):
    """Reveal the top cards of your deck, put one into your hand and the rest elsewhere (401.1, 402.3).

    *may*: you may take none. *every*: you take each card that matches, not one.
    """

    count: int | Amount
    description: Description
    rest: Spot = ON_TOP
    may: bool = False
    wording: str = ""
    every: bool = False


shows(RevealTop)
