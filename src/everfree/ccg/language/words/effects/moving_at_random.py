"""Words about characters that are moved at random."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.terms import ANYWHERE, Place
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.selectors import Selector


@dataclass(frozen=True, eq=False, repr=False)
class MoveAtRandom(Effect):
    """Move each card to a random area, or to a random Problem, where it can be moved to (506.2, R65)."""

    what: Selector
    wording: str = ""
    to: Place = ANYWHERE
    """ANYWHERE or A_PROBLEM."""
