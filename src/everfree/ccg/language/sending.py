"""Words about sending cards, which is not moving them (506.5)."""

from dataclasses import dataclass

from everfree.ccg.language.effects import Effect
from everfree.ccg.language.selectors import Selector, Test
from everfree.ccg.language.words import HOME, Place
from everfree.ccg.vocab import CardType


@dataclass(frozen=True, eq=False, repr=False)
class WasMoved(Test):
    """Moved this turn, which being sent is not (506.5)."""


@dataclass(frozen=True, eq=False, repr=False)
class Send(Effect):
    """Send cards somewhere; where the place leaves a choice, *you* make it (506.5)."""

    what: Selector
    destination: Place = HOME


@dataclass(frozen=True, eq=False, repr=False)
class HandOver(Effect):
    """Send this card, whatever it is, to the home of that card's controller, who gains control of it."""

    noun: CardType
