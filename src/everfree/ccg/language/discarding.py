"""Words about cards that come to a discard pile (404, 410.3)."""

from dataclasses import dataclass

from everfree.ccg.language.triggers import Trigger
from everfree.ccg.language.words import Who


@dataclass(frozen=True)
class Discards(Trigger):
    """A player discards a card (410.3)."""

    who: Who
