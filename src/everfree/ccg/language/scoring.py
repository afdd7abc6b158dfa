"""Words about points and the cards they are scored with (517)."""

from dataclasses import dataclass

from everfree.ccg.language.triggers import Trigger
from everfree.ccg.language.words import Who


@dataclass(frozen=True, eq=False, repr=False)
class ScoresWithThis(Trigger):
    """A player has scored so many points with this card during one phase of a kind (517.2)."""

    who: Who
    at_least: int
    phase: int
