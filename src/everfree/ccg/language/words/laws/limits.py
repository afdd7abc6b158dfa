"""Laws about how much a player may do in one turn."""

from dataclasses import dataclass

from everfree.ccg.language.terms import Quantity, Who
from everfree.ccg.language.words.changes.changes import Law


@dataclass(frozen=True, eq=False, repr=False)
class TurnLimit(Law):
    """A player can't score more points, or play more cards of each type, than a number in a turn."""

    who: Who
    count: int
    of: Quantity
