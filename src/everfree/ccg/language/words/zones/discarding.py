"""Words about cards that are discarded or come to a discard pile (404, 410.3)."""

from typing import Final

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.nodes import shows
from everfree.ccg.language.terms import A_PLAYER, Who
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.amounts import Amount
from everfree.ccg.language.words.selectors.selectors import ANY_CARD, Description, One, Selector
from everfree.ccg.language.words.triggers.triggers import Trigger

SOME_CARD: Final = One(ANY_CARD)


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
    """A player discards a card (410.3); *by*: because a text of this player says so, and not as a cost."""

    who: Who
    what: Selector = SOME_CARD
    wording: str = ""
    by: Who = A_PLAYER


@dataclass(frozen=True, eq=False, repr=False)
class EntersDiscardPile(Trigger):
    """A card is put into its owner's discard pile, from any zone or only *from_play* (404.1).

    A card with this trigger about itself triggers in the discard pile; with *from_play*, it triggers in play.
    """

    what: Selector
    from_play: bool = False
    whose: Who = A_PLAYER
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class DiscardCards(Effect):
    """A player discards cards of their choice that match the description, or at random (410.3, R65)."""

    who: Who
    count: int | Amount = 1
    at_random: bool = False
    wording: str = ""
    description: Description = ANY_CARD


shows(PutIntoDiscardPile)
