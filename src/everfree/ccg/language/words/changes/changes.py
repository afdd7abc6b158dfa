"""What a continuous modifier changes (708)."""

from typing import Final

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.nodes import Node
from everfree.ccg.language.terms import ANYWHERE, Place, Who
from everfree.ccg.language.words.selectors.amounts import Amount
from everfree.ccg.language.words.selectors.selectors import AtLeast, Description
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
    """The power is set to a number; modifiers with later timestamps still apply (711.3)."""

    amount: int | Amount


@dataclass(frozen=True, eq=False, repr=False)
class ColouredPower(Change):
    """More power, and the card also has the colour of that power (R33)."""

    amount: int
    colour: Colour


@dataclass(frozen=True, eq=False, repr=False)
class PowerTimes(Change):
    """The power is multiplied, after modifiers with earlier timestamps (711.3)."""

    times: int = 2


@dataclass(frozen=True, eq=False, repr=False)
class KeepsPower(Change):
    """The card can't gain or lose power; only changes that set its power apply (104.2)."""

    wording: str = ""


POWER_CHANGES: Final = (Power, PowerBecomes, ColouredPower, PowerTimes, KeepsPower)
"""All changes of power."""
IN_ORDER: Final = (PowerBecomes, PowerTimes, KeepsPower)
"""Changes of power whose result depends on the order of timestamps."""


@dataclass(frozen=True, eq=False, repr=False)
class HasKeyword(Change):
    """The card has an additional keyword."""

    keyword: str
    x: int = 0
    wording: str = ""


class Law(Node):
    """A rule of the game that is different while the modifier applies."""


@dataclass(frozen=True, eq=False, repr=False)
class ConfrontNeeds(Law):
    """A player needs more or less power to confront the Problem where this card is."""

    who: Who
    amount: int | Amount
    wording: str = ""
    having: AtLeast | None = None
    """If given, only players who have so many cards of a description need it."""


@dataclass(frozen=True, eq=False, repr=False)
class PlayCost(Law):
    """Cards that match the description cost more or less to play (to *place*, or on a described host)."""

    amount: int | Amount
    description: Description
    who: Who
    place: Place = ANYWHERE
    wording: str = ""
    on: Description | None = None
    minimum: int = 0
    """The price below which this law does not take it."""
