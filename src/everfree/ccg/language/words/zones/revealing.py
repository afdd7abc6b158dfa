"""Words about revealing cards of a deck one after the other."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.nodes import shows
from everfree.ccg.language.terms import YOU, Who
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.selectors import Description


@dataclass(frozen=True, eq=False, repr=False)
class RevealUntil(Effect):
    """Reveal the top cards of a deck up to the first that matches, do something with it, then shuffle.

    Afterwards "that player" is the player whose deck it is, who shuffles it.
    """

    description: Description
    then: Effect
    whose: Who = YOU
    wording: str = ""


shows(RevealUntil)
