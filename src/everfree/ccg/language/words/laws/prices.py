"""Laws about what actions cost."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.terms import ANYWHERE, Place, Who
from everfree.ccg.language.words.changes.changes import Law
from everfree.ccg.language.words.selectors.amounts import Amount
from everfree.ccg.language.words.selectors.selectors import Description, Selector


@dataclass(frozen=True, eq=False, repr=False)
class OwnCost(Law):
    """The card with this law costs less to play (to *place*), from wherever it is played.

    An amount may count cards where it is played: "there".
    """

    amount: int | Amount
    place: Place = ANYWHERE


@dataclass(frozen=True, eq=False, repr=False)
class RallyCost(Law):
    """A player pays more or fewer tokens to rally cards that match the description (609.2e)."""

    amount: int
    description: Description
    who: Who
    wording: str = ""
    minimum: int = 0
    """The price below which this law does not take it."""


@dataclass(frozen=True, eq=False, repr=False)
class MoveCost(Law):
    """A player pays more or fewer tokens to move characters with the Move action (506.3).

    With a place, only for moves to it; with *from_too*, also for moves away from it.
    """

    amount: int
    description: Description
    who: Who
    place: Place = ANYWHERE
    from_too: bool = False
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class TurnOverCost(Law):
    """You pay fewer tokens for abilities of the card with this law that turn it over (508.1)."""

    amount: Amount


@dataclass(frozen=True, eq=False, repr=False)
class DrawCost(Law):
    """Players pay more or fewer tokens to draw a card with the Draw action (609.2d)."""

    amount: int


@dataclass(frozen=True, eq=False, repr=False)
class ChallengeCost(Law):
    """Players pay tokens to challenge Troublemakers (608.4), and can't challenge them otherwise (104.2)."""

    amount: int
    what: Selector
