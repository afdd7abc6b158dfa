"""Laws about what can't be played (104.2)."""

from dataclasses import dataclass

from everfree.ccg.language.changes import Law
from everfree.ccg.language.selectors import Description
from everfree.ccg.language.words import A_PLAYER, ANYWHERE, Place, Who


@dataclass(frozen=True, eq=False, repr=False)
class CantPlay(Law):
    """A player can't play cards of the description (to *place*)."""

    what: Description
    place: Place = ANYWHERE
    who: Who = A_PLAYER
    wording: str = ""
