"""Laws about the number of Friends at home (212, 616.3)."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.terms import Who
from everfree.ccg.language.words.changes.changes import Law
from everfree.ccg.language.words.selectors.amounts import Amount
from everfree.ccg.language.words.selectors.selectors import Selector


@dataclass(frozen=True, eq=False, repr=False)
class HomeLimit(Law):
    """A player's home limit is higher or lower by an amount (212.1)."""

    who: Who
    amount: int | Amount
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class UncountedAtHome(Law):
    """Cards do not count against your home limit (616.3)."""

    what: Selector
    wording: str = ""
