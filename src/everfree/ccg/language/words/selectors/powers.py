"""Words about power (507): how much a card has, who has more."""

from dataclasses import dataclass

from everfree.ccg.language.terms import HERE, Place
from everfree.ccg.language.words.selectors.conditions import Condition
from everfree.ccg.language.words.selectors.selectors import Selector, Test
from everfree.ccg.language.words.triggers.triggers import Trigger


@dataclass(frozen=True, eq=False, repr=False)
class WithPower(Test):
    """With a power from *least* to *most*; -1 is no bound."""

    least: int = -1
    most: int = -1
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class ReachesPower(Trigger):
    """This card's power has just become exactly *power*."""

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
