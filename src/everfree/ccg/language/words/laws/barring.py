"""Laws about what can't be played (104.2)."""

from dataclasses import dataclass

from everfree.ccg.language.terms import A_PLAYER, ANYWHERE, Place, Who
from everfree.ccg.language.words.changes.changes import Law
from everfree.ccg.language.words.selectors.selectors import Description


@dataclass(frozen=True, eq=False, repr=False)
class CantPlay(Law):
    """A player can't play cards that match the description (to *place*)."""

    what: Description
    place: Place = ANYWHERE
    who: Who = A_PLAYER
    wording: str = ""
