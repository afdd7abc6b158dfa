"""Laws about how much a player may do in one turn."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.terms import Quantity, Who
from everfree.ccg.language.words.changes.changes import Law


@dataclass(frozen=True, eq=False, repr=False)
class TurnLimit(Law):
    """A player can't score, draw, confront, or play of each type, more than a number in a turn (104.2)."""

    who: Who
    count: int
    of: Quantity
