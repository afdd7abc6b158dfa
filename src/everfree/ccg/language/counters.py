"""Words about counters on cards (519), and the mark that comes with one (glossary: Cutie Mark)."""

from dataclasses import dataclass
from typing import Final

from everfree.ccg.language.amounts import Amount
from everfree.ccg.language.conditions import Condition
from everfree.ccg.language.effects import Effect
from everfree.ccg.language.selectors import THIS, Selector, Test
from everfree.ccg.vocab import POWER_COUNTER

ALL: Final = 0
"""However many there are."""


@dataclass(frozen=True, eq=False, repr=False)
class PutCounters(Effect):
    """Put counters on cards, on this one unless another is told (519.2)."""

    what: Selector = THIS
    count: int = 1
    counter: str = POWER_COUNTER


@dataclass(frozen=True, eq=False, repr=False)
class RemoveCounters(Effect):
    """Remove counters from cards, from this one unless another is told, so many or ALL (519.2)."""

    what: Selector = THIS
    count: int = 1
    counter: str = POWER_COUNTER


@dataclass(frozen=True, eq=False, repr=False)
class RemoveThem(Effect):
    """Remove from this card all the counters this text spoke of; their name is not told again."""

    counter: str


@dataclass(frozen=True, eq=False, repr=False)
class ThereAreCounters(Condition):
    """Cards have at least so many counters of a name, this one unless another is told (519.2)."""

    count: int
    counter: str
    what: Selector = THIS


@dataclass(frozen=True, eq=False, repr=False)
class CutieMark(Effect):
    """Give cards their cutie mark, and a counter with it; no card can get a second one."""

    what: Selector = THIS


@dataclass(frozen=True, eq=False, repr=False)
class WithCounters(Test):
    """With at least so many counters of a name."""

    counter: str = POWER_COUNTER
    count: int = 1


@dataclass(frozen=True, eq=False, repr=False)
class CutieMarked(Test):
    """With its cutie mark."""


@dataclass(frozen=True, eq=False, repr=False)
class CountersOn(Amount):
    """*times* for each counter of a name on cards, on this one unless another is told (519.2)."""

    times: int
    counter: str = POWER_COUNTER
    what: Selector = THIS
