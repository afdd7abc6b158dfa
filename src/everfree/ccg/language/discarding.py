"""Words about cards that come to a discard pile (404, 410.3)."""

from dataclasses import dataclass

from everfree.ccg.language.effects import Effect
from everfree.ccg.language.selectors import Selector
from everfree.ccg.language.triggers import Trigger
from everfree.ccg.language.words import Who


@dataclass(frozen=True, eq=False, repr=False)
class DiscardHand(Effect):
    """Discard all the cards in your hand (410.3)."""


@dataclass(frozen=True, eq=False, repr=False)
class PutIntoDiscardPile(Effect):
    """Put cards into their owners' discard piles, neither dismissed nor discarded."""

    what: Selector
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Discards(Trigger):
    """A player discards a card (410.3)."""

    who: Who


@dataclass(frozen=True, eq=False, repr=False)
class EntersDiscardPile(Trigger):
    """A card is put into its owner's discard pile, from wherever it is or *from_play* alone (404.1).

    A card sees that of itself where it lies then, in the discard pile; its arrival from play, in play.
    """

    what: Selector
    from_play: bool = False
