"""Words about power (507): who has more, when a card has so much."""

from dataclasses import dataclass

from everfree.ccg.language.terms import HERE, Place
from everfree.ccg.language.words.selectors.conditions import Condition
from everfree.ccg.language.words.triggers.triggers import Trigger


@dataclass(frozen=True, eq=False, repr=False)
class ReachesPower(Trigger):
    """This card's power has just become exactly *power*."""

    power: int


@dataclass(frozen=True, eq=False, repr=False)
class HasMorePower(Condition):
    """You have more power in *place* than any opponent (507.2)."""

    place: Place = HERE
