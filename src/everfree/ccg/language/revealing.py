"""Words about showing cards of a deck one after the other."""

from dataclasses import dataclass

from everfree.ccg.language.effects import Effect
from everfree.ccg.language.nodes import shows
from everfree.ccg.language.selectors import Description
from everfree.ccg.language.words import YOU, Who


@dataclass(frozen=True, eq=False, repr=False)
class RevealUntil(Effect):
    """Reveal the top cards of a deck up to the first of the description, do something with it, then shuffle.

    Afterwards "that player" is whose deck it is, who shuffles it.
    """

    description: Description
    then: Effect
    whose: Who = YOU


shows(RevealUntil)
