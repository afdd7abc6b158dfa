"""Laws that make cards enter play, or arrive in an area, exhausted."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.words.changes.changes import Law
from everfree.ccg.language.words.selectors.selectors import Selector


@dataclass(frozen=True, eq=False, repr=False)
class EntersExhausted(Law):
    """Cards enter play with an exhaustion counter (706.1b)."""

    what: Selector


@dataclass(frozen=True, eq=False, repr=False)
class ArrivesExhausted(Law):
    """Cards that are moved arrive with an exhaustion counter (506.1a)."""

    what: Selector
