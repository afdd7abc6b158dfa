"""Words about moving cards (506.4)."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.terms import ANYWHERE, Place
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.conditions import Condition
from everfree.ccg.language.words.selectors.selectors import Description, Selector


@dataclass(frozen=True, eq=False, repr=False)
class Move(Effect):
    """Move cards (506.4); without a destination, you choose one, with *beside* one where such a card is.

    *where*: only to a place for which this is true; in it, that place is "there".
    """

    what: Selector
    destination: Place = ANYWHERE
    wording: str = ""
    beside: Description | None = None
    where: Condition | None = None
