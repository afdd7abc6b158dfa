"""What a text does. Costs are effects too, followed in paying mode (508.1)."""

from dataclasses import dataclass

from everfree.ccg.language.amounts import Amount
from everfree.ccg.language.changes import Change
from everfree.ccg.language.conditions import Condition
from everfree.ccg.language.decks import YOUR_DECK, Deck
from everfree.ccg.language.nodes import Node, shows
from everfree.ccg.language.selectors import ANY_CARD, Choose, Description, Selector
from everfree.ccg.language.triggers import Trigger
from everfree.ccg.language.words import ANYWHERE, FOR_GOOD, YOU, Place, Until, Who


class Effect(Node):
    """An instruction."""


@dataclass(frozen=True, eq=False, repr=False)
class Sequence(Effect):
    """Instructions in order (705.2e)."""

    effects: tuple[Effect, ...]
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class May(Effect):
    """An instruction a player may decline."""

    effect: Effect
    who: Who = YOU


@dataclass(frozen=True, eq=False, repr=False)
class PayTo(Effect):
    """A cost and what it buys (707.2a)."""

    costs: tuple[Effect, ...]
    effect: Effect


@dataclass(frozen=True, eq=False, repr=False)
class PayOr(Effect):
    """A player pays, or else this happens."""

    who: Who
    amount: int
    otherwise: Effect


@dataclass(frozen=True, eq=False, repr=False)
class Pay(Effect):
    """Pay action tokens (502.1); only ever a cost."""

    amount: int


@dataclass(frozen=True, eq=False, repr=False)
class Pick(Effect):
    """Choose a card that later words call "that card"; part of a cost."""

    choice: Choose
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Give(Effect):
    """Create a modifier on cards for a while (708.2)."""

    changes: tuple[Change, ...]
    to: Selector
    until: Until
    wording: str = ""
    condition: Condition | None = None
    """A "while": it only counts within the duration (708.2a)."""
    ended_by: Trigger | None = None
    """What ends it before its time."""


@dataclass(frozen=True, eq=False, repr=False)
class Move(Effect):
    """Move cards (506.4); without a destination *you* choose one."""

    what: Selector
    destination: Place = ANYWHERE
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class ReadyCards(Effect):
    """Ready cards (503.3)."""

    what: Selector


@dataclass(frozen=True, eq=False, repr=False)
class Exhaust(Effect):
    """Exhaust cards (503.2)."""

    what: Selector
    who: Who = YOU


@dataclass(frozen=True, eq=False, repr=False)
class Dismiss(Effect):
    """Dismiss cards (410.1)."""

    what: Selector


@dataclass(frozen=True, eq=False, repr=False)
class TurnOver(Effect):
    """Turn a Mane Character over (301.2)."""

    what: Selector


@dataclass(frozen=True, eq=False, repr=False)
class PutIntoHand(Effect):
    """Put cards into their owners' hands; not a draw (410.4a)."""

    what: Selector
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class PutOnDeck(Effect):
    """Put cards on top of their owners' decks."""

    what: Selector
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Reattach(Effect):
    """Move an attachment from one host to another (509.5)."""

    what: Selector
    to: Description


@dataclass(frozen=True, eq=False, repr=False)
class DiscardCards(Effect):
    """A player discards cards of their choice, or at random (410.3, R65)."""

    who: Who
    count: int = 1
    at_random: bool = False
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class SearchDiscardPile(Effect):
    """Search your discard pile for a card and put it into your hand, or on top of your deck (518.1, R36)."""

    description: Description
    on_deck: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class LookAndReorder(Effect):
    """Look at the top cards of a deck, your own unless told, and put them back in any order."""

    count: int
    deck: Deck = YOUR_DECK


@dataclass(frozen=True, eq=False, repr=False)
class LookAtOpponentsDeck(Effect):
    """The look of Inspired: as many cards as you control with it, once a turn (R58)."""


@dataclass(frozen=True, eq=False, repr=False)
class Score(Effect):
    """A player scores points (517.2)."""

    points: int | Amount
    who: Who = YOU
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Gain(Effect):
    """Gain action tokens; those gained for a while only are lost at its end, unless they were spent."""

    amount: int
    until: Until = FOR_GOOD


@dataclass(frozen=True, eq=False, repr=False)
class LoseOldTokens(Effect):
    """A player loses all action tokens they did not receive this turn."""

    who: Who


@dataclass(frozen=True, eq=False, repr=False)
class GainOncePerFaceoff(Effect):
    """The token of Studious, unless a card with it gave one this faceoff."""


@dataclass(frozen=True, eq=False, repr=False)
class IgnoreFlipped(Effect):
    """Ignore a flipped card (515.4)."""

    what: Selector


@dataclass(frozen=True, eq=False, repr=False)
class FlipCard(Effect):
    """Flip cards (515.1)."""

    wording: str = ""
    count: int = 1


@dataclass(frozen=True, eq=False, repr=False)
class CheapenNextCard(Effect):
    """The next card of the description that you play this turn costs less."""

    amount: int
    description: Description = ANY_CARD
    wording: str = ""


shows(FlipCard, LookAndReorder, LookAtOpponentsDeck)
