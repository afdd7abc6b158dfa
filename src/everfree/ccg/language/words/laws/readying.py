"""Laws about cards that do not become ready (503.3)."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.words.changes.changes import Law
from everfree.ccg.language.words.selectors.selectors import Selector


@dataclass(frozen=True, eq=False, repr=False)
class DoesntReady(Law):
    """Cards do not become ready in the Ready Phase (603.1)."""

    what: Selector
    wording: str = ""
