"""Laws about what actions cost."""

from dataclasses import dataclass

from everfree.ccg.language.changes import Law
from everfree.ccg.language.selectors import Description
from everfree.ccg.language.words import ANYWHERE, Place, Who


@dataclass(frozen=True)
class MoveCost(Law):
    """A player pays more or fewer tokens to move characters with the Move action (to *place*) (506.3)."""

    amount: int
    description: Description
    who: Who
    place: Place = ANYWHERE
