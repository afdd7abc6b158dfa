"""Laws about a Problem being solved and replaced (613)."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.words.changes.changes import Law
from everfree.ccg.language.words.selectors.selectors import Selector


@dataclass(frozen=True, eq=False, repr=False)
class OnlyReplacedSolved(Law):
    """The Problem here can't be replaced until it is solved (613.2, R47)."""


@dataclass(frozen=True, eq=False, repr=False)
class StaysWhenSolved(Law):
    """Cards stay where they are as the Problem here is solved and replaced (613.2).

    If an instruction creates it about cards it mentioned, they stay at whichever Problem they are.
    """

    what: Selector
    wording: str = ""
