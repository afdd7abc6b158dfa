"""Words that look at powers (507): how much a card has, who has more."""

from dataclasses import dataclass

from everfree.ccg.language.conditions import Condition
from everfree.ccg.language.selectors import Selector, Test
from everfree.ccg.language.triggers import Trigger
from everfree.ccg.language.words import HERE, Place


@dataclass(frozen=True, eq=False, repr=False)
class WithPower(Test):
    """With a power from *least* to *most*; -1 is no bound."""

    least: int = -1
    most: int = -1
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class ReachesPower(Trigger):
    """This card has just so much power now and had not before."""

    power: int


@dataclass(frozen=True, eq=False, repr=False)
class CardHasPower(Condition):
    """A card has a power from *least* to *most*; -1 is no bound."""

    what: Selector
    least: int = -1
    most: int = -1
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class HasMorePower(Condition):
    """You have more power in *place* than any opponent (507.2)."""

    place: Place = HERE
