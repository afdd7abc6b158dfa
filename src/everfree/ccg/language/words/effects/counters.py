"""Words about counters on cards (519), and the mark that comes with one (glossary: Cutie Mark)."""

from typing import Final

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.terms import Who
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.amounts import Amount, Countable
from everfree.ccg.language.words.selectors.conditions import Condition
from everfree.ccg.language.words.selectors.selectors import THIS, Choose, Selector, Test
from everfree.ccg.language.words.triggers.triggers import Trigger
from everfree.ccg.vocab import POWER_COUNTER

ALL: Final = 0
"""The count that means all counters."""
THAT_COUNTER: Final = ""
"""The name that means the name of the counter that this text chose."""


@dataclass(frozen=True, eq=False, repr=False)
class PutCounters(Effect):
    """Put counters on cards, by default on this card (519.2)."""

    what: Selector = THIS
    count: int | Amount = 1
    counter: str = POWER_COUNTER


@dataclass(frozen=True, eq=False, repr=False)
class RemoveCounters(Effect):
    """Remove *count* or ALL counters from cards, by default from this card (519.2)."""

    what: Selector = THIS
    count: int | Amount = 1
    counter: str = POWER_COUNTER
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class RemoveThem(Effect):
    """Remove from this card all the counters this text mentioned; the text does not repeat their name."""

    counter: str


@dataclass(frozen=True, eq=False, repr=False)
class ChooseCounter(Effect):
    """Choose a counter of any name on a card, or with *remove* remove it, also as a cost (519.2).

    Later words call the card "that card" and the counter `THAT_COUNTER`.
    """

    what: Choose
    remove: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class CounterIs(Condition):
    """The counter that this text chose has this name (519.2)."""

    counter: str


@dataclass(frozen=True, eq=False, repr=False)
class ThereAreCounters(Condition):
    """Cards, by default this card, have at least *count* counters of a name (519.2)."""

    count: int
    counter: str
    what: Selector = THIS


@dataclass(frozen=True, eq=False, repr=False)
class CutieMark(Effect):
    """Give cards their cutie mark and a counter; no card can get a second one."""

    what: Selector = THIS


@dataclass(frozen=True, eq=False, repr=False)
class WithCounters(Test):
    """With at least *count* counters of a name."""

    counter: str = POWER_COUNTER
    count: int = 1
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class CutieMarked(Test):
    """With its cutie mark."""


@dataclass(frozen=True, eq=False, repr=False)
class Counters(Countable):
    """Counters of a name on cards, by default on this card (519.2)."""

    counter: str = POWER_COUNTER
    what: Selector = THIS


@dataclass(frozen=True, eq=False, repr=False)
class CountersRemoved(Countable):
    """The counters that this text has just removed (519.3)."""


@dataclass(frozen=True, eq=False, repr=False)
class RemovesLastCounter(Trigger):
    """A player removes the last counter of a name from a card, by default from this card (519.2)."""

    who: Who
    counter: str = POWER_COUNTER
    what: Selector = THIS
