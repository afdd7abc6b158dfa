"""Words about which cards are involved in a faceoff, by name or by number (514.2)."""

from everfree.ccg.language.abilities import EventText
from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.terms import FACEOFF_TIMING, YOU, Who
from everfree.ccg.language.wordings import ADDITIONAL, INSTEAD
from everfree.ccg.language.words.effects.effects import FlipCard
from everfree.ccg.language.words.effects.naming import If
from everfree.ccg.language.words.selectors.conditions import Condition


@dataclass(frozen=True, eq=False, repr=False)
class HasInvolved(Condition):
    """A player has a card with one of these Titles, or with each, involved in the faceoff (201.3, 514.2)."""

    who: Who
    titles: tuple[str, ...]
    every: bool = False


def flips_for(one: str, other: str) -> EventText:
    """Make the text of an Event that flips a card for either of two characters, two for both."""
    both, either = HasInvolved(YOU, (one, other), every=True), HasInvolved(YOU, (one, other))
    less = If(either, FlipCard(ADDITIONAL))
    return EventText(FACEOFF_TIMING, If(both, FlipCard(ADDITIONAL, 2), less, INSTEAD))
