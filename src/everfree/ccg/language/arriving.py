"""Words about how cards come: into play or to an area exhausted, and a Problem in the place of another."""

from dataclasses import dataclass

from everfree.ccg.language.changes import Law
from everfree.ccg.language.effects import Effect
from everfree.ccg.language.selectors import Selector


@dataclass(frozen=True, eq=False, repr=False)
class EntersExhausted(Law):
    """Cards enter play with an exhaustion counter (706.1b)."""

    what: Selector


@dataclass(frozen=True, eq=False, repr=False)
class ArrivesExhausted(Law):
    """Cards that are moved arrive with an exhaustion counter (506.1a)."""

    what: Selector


@dataclass(frozen=True, eq=False, repr=False)
class ReplaceProblems(Effect):
    """Replace Problems without solving them (613.2, R47)."""

    what: Selector
