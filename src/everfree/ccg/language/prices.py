"""Laws about what actions cost."""

from dataclasses import dataclass

from everfree.ccg.language.changes import Law
from everfree.ccg.language.selectors import Description
from everfree.ccg.language.words import ANYWHERE, Place, Who


@dataclass(frozen=True, eq=False, repr=False)
class MoveCost(Law):
    """A player pays more or fewer tokens to move characters with the Move action (506.3).

    With a place, to move them to it; *from_too*: to it or away from it.
    """

    amount: int
    description: Description
    who: Who
    place: Place = ANYWHERE
    from_too: bool = False
