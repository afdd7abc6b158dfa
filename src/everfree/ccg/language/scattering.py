"""Words about characters that chance moves."""

from dataclasses import dataclass

from everfree.ccg.language.effects import Effect
from everfree.ccg.language.selectors import Selector
from everfree.ccg.language.triggers import Trigger


@dataclass(frozen=True, eq=False, repr=False)
class WouldBeMovedFirst(Trigger):
    """A character is about to be moved, and none was moved before this turn (506.1)."""


@dataclass(frozen=True, eq=False, repr=False)
class MoveAtRandom(Effect):
    """Move cards to random areas, each to one of those it can be moved to (506.2, R65)."""

    what: Selector
    wording: str = ""
