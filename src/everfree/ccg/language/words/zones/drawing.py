"""Words about drawing cards (410.4)."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.nodes import shows
from everfree.ccg.language.terms import YOU, Who
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.amounts import Amount
from everfree.ccg.language.words.triggers.triggers import Trigger
from everfree.ccg.vocab import NO_PHASE


@dataclass(frozen=True, eq=False, repr=False)
class Draw(Effect):
    """A player draws cards, one after the other (410.4), from the top or the *bottom* of their deck.

    Later words call a computed number of them "that many". *that*: you draw the card mentioned last, if it is
    the top card of your deck.
    """

    count: int | Amount = 1
    who: Who = YOU
    bottom: bool = False
    wording: str = ""
    that: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class Draws(Trigger):
    """A player draws a card (410.4), *during* a phase of anyone's turn, or of that player's *own* turn."""

    who: Who
    during: int = NO_PHASE
    own: bool = False


shows(Draw)
