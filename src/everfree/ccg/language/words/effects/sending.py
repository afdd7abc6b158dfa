"""Words about sending cards, which is not moving them (506.5)."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.terms import HOME, Place
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.selectors import Selector, Test
from everfree.ccg.vocab import CardType


@dataclass(frozen=True, eq=False, repr=False)
class WasMoved(Test):
    """Moved this turn; a card that was only sent does not match (506.5)."""


@dataclass(frozen=True, eq=False, repr=False)
class Send(Effect):
    """Send cards to a place; if several areas fit, you choose (506.5)."""

    what: Selector
    destination: Place = HOME
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class HandOver(Effect):
    """Send this card to the home of that card's controller, who gains control of it."""

    noun: CardType
