"""Numbers on Problems that texts count."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.terms import THERE, Place
from everfree.ccg.language.words.selectors.amounts import Amount


@dataclass(frozen=True, eq=False, repr=False)
class Bonus(Amount):
    """The bonus points of the Problem in *place* (210.1)."""

    place: Place = THERE
