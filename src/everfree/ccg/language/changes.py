"""What a continuous modifier changes (708)."""

from dataclasses import dataclass
from typing import Final

from everfree.ccg.language.amounts import Amount
from everfree.ccg.language.nodes import Node
from everfree.ccg.language.selectors import Description, Selector
from everfree.ccg.language.words import ANYWHERE, Place, Who
from everfree.ccg.vocab import Colour


class Change(Node):
    """A characteristic of a card that is different while the modifier applies."""


@dataclass(frozen=True, eq=False, repr=False)
class Power(Change):
    """More or less power."""

    amount: int | Amount
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class PowerBecomes(Change):
    """Another power, whatever it was; modifiers with later timestamps still count (711.3)."""

    amount: int | Amount


@dataclass(frozen=True, eq=False, repr=False)
class ColouredPower(Change):
    """More power, and its colour as well (R33)."""

    amount: int
    colour: Colour


@dataclass(frozen=True, eq=False, repr=False)
class PowerTimes(Change):
    """So many times the power that modifiers with earlier timestamps leave (711.3)."""

    times: int = 2


@dataclass(frozen=True, eq=False, repr=False)
class KeepsPower(Change):
    """Power can't be gained or lost: nothing but what says how much it is counts (104.2)."""


POWER_CHANGES: Final = (Power, PowerBecomes, ColouredPower, PowerTimes, KeepsPower)
"""Changes of power."""
IN_ORDER: Final = (PowerBecomes, PowerTimes, KeepsPower)
"""Those of them that need the others in order of timestamps."""


@dataclass(frozen=True, eq=False, repr=False)
class HasKeyword(Change):
    """A keyword more."""

    keyword: str
    x: int = 0


class Law(Node):
    """Something about the whole table that is different while the modifier applies."""


@dataclass(frozen=True, eq=False, repr=False)
class Total(Law):
    """Players who have *count* cards of the description have a different faceoff total (514.4a)."""

    amount: int
    description: Description
    count: int


@dataclass(frozen=True, eq=False, repr=False)
class ConfrontNeeds(Law):
    """A player needs more or less power to confront the Problem of this card's host."""

    who: Who
    amount: int


@dataclass(frozen=True, eq=False, repr=False)
class PlayCost(Law):
    """Cards of the description cost more or less to play (to *place*, or on a host that is described)."""

    amount: int | Amount
    description: Description
    who: Who
    place: Place = ANYWHERE
    wording: str = ""
    on: Description | None = None


@dataclass(frozen=True, eq=False, repr=False)
class CantMove(Law):
    """A player can't move a card (506, 104.2)."""

    who: Who
    what: Selector
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class CantMoveTo(Law):
    """Players who have at least *count* cards of a description can't move cards to a place (506, 104.2)."""

    what: Selector
    to: Place
    having: Description
    count: int


@dataclass(frozen=True, eq=False, repr=False)
class CantBeDismissed(Law):
    """Cards of the description can't be dismissed (104.2)."""

    what: Description
