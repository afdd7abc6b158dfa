"""Laws about the bonus points of Problems (210)."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.words.changes.changes import Law
from everfree.ccg.language.words.selectors.selectors import Selector


@dataclass(frozen=True, eq=False, repr=False)
class BonusIs(Law):
    """Problems have this number of bonus points, whatever is printed on them (210.1)."""

    what: Selector
    points: int
    wording: str = ""
