"""Words about revealing cards of a deck one after the other."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.nodes import shows
from everfree.ccg.language.terms import YOU, Who
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.selectors import Amount, Description


@dataclass(frozen=True, eq=False, repr=False)
class RevealUntil(Effect):
    """Reveal the top cards of a deck up to the first that matches, do something with it, then shuffle.

    With a computed *count*, reveal up to that many that match; *then* is about all the revealed cards.
    Afterwards "that player" is the player whose deck it is, who shuffles it, and "that card" means the
    revealed cards that are no longer in it.
    """

    description: Description
    then: Effect
    whose: Who = YOU
    wording: str = ""
    count: Amount | None = None


shows(RevealUntil)
