"""The base class of all instructions, and the basic ones. Costs are effects too (508.1)."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.nodes import Node, shows
from everfree.ccg.language.terms import END_OF_TURN, FOR_GOOD, YOU, Until, Who
from everfree.ccg.language.words.changes.changes import Change
from everfree.ccg.language.words.selectors.amounts import Amount
from everfree.ccg.language.words.selectors.conditions import Condition
from everfree.ccg.language.words.selectors.selectors import ANY_CARD, Description, Selector
from everfree.ccg.language.words.triggers.triggers import Trigger


class Effect(Node):
    """An instruction."""


@dataclass(frozen=True, eq=False, repr=False)
class Give(Effect):
    """Create a modifier on cards for a duration (708.2)."""

    changes: tuple[Change, ...]
    to: Selector
    until: Until
    wording: str = ""
    condition: Condition | None = None
    """A "while" condition; within the duration, the modifier applies only while it is true (708.2a)."""
    ended_by: Trigger | None = None
    """A trigger that ends the modifier early."""


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
    """Turn a Mane Character over (301.2), or to one of its sides unless that side is up already."""

    what: Selector
    to_boosted: bool = False
    to_start: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class PutIntoHand(Effect):
    """Put cards into their owners' hands; not a draw (410.4a)."""

    what: Selector
    wording: str = ""
    also: Selector | None = None
    """If given, other cards that are put there at the same time."""


@dataclass(frozen=True, eq=False, repr=False)
class PutOnDeck(Effect):
    """Put cards on top of their owners' decks."""

    what: Selector
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Score(Effect):
    """A player scores points (517.2)."""

    points: int | Amount
    who: Who = YOU
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Gain(Effect):
    """Gain action tokens; with a duration, those not spent are lost at its end."""

    amount: int | Amount
    until: Until = FOR_GOOD


@dataclass(frozen=True, eq=False, repr=False)
class GainOncePerFaceoff(Effect):
    """Gain the action token of Studious, unless you gained one this way in this faceoff."""


@dataclass(frozen=True, eq=False, repr=False)
class IgnoreFlipped(Effect):
    """Ignore a flipped card (515.4)."""

    what: Selector
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class FlipCard(Effect):
    """Flip cards (515.1); *that*: the card mentioned last, if it is the top card of your deck."""

    wording: str = ""
    count: int | Amount = 1
    that: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class CheapenNextCard(Effect):
    """The next card that matches the description and that you play costs less, or *more*, until a time."""

    amount: int
    description: Description = ANY_CARD
    wording: str = ""
    minimum: int = 0
    """The price below which this does not take it."""
    more: bool = False
    until: Until = END_OF_TURN


shows(FlipCard)
