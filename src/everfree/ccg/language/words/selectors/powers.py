"""Words about power (507): when a card has so much."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.words.triggers.triggers import Trigger


@dataclass(frozen=True, eq=False, repr=False)
class ReachesPower(Trigger):
    """This card's power has just become exactly *power*."""

    power: int
