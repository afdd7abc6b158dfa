"""Laws about when players may act (512, 705.1)."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.terms import Timing
from everfree.ccg.language.words.changes.changes import Law


@dataclass(frozen=True, eq=False, repr=False)
class MayPlayImmediately(Law):
    """You may play Events with this timing any time you have priority (512.5)."""

    timing: Timing


@dataclass(frozen=True, eq=False, repr=False)
class OnlyMainPhaseActions(Law):
    """No player can take an action other than to open a window in their Main Phase (609.1, 705.1)."""
