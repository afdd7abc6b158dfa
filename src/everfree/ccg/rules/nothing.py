"""Words that mean nothing: what a check puts in the place of a word to see whether it is missed (ADR 15).

They are here and not in `testing`, because in the compiled build only compiled modules can define words. They
are not among the words of the language: no card can use them, and they have no text.
"""

from typing import Any, Final

from everfree.ccg.kernel.registry import (
    AMOUNTS,
    DOES,
    HOLDS,
    LISTENS,
    SHAPES,
    TESTS,
    Doing,
    Listener,
    Shaping,
)
from everfree.ccg.language.abilities import Triggered
from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.nodes import WORDS, Node
from everfree.ccg.language.words.changes.changes import Change, Law
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.amounts import Amount
from everfree.ccg.language.words.selectors.conditions import Condition
from everfree.ccg.language.words.selectors.selectors import Selector, Test
from everfree.ccg.language.words.triggers.triggers import Trigger


@dataclass(frozen=True, eq=False, repr=False)
class NoAmount(Amount):
    """Zero."""


@dataclass(frozen=True, eq=False, repr=False)
class NoChange(Change):
    """Changes nothing."""


@dataclass(frozen=True, eq=False, repr=False)
class NoCondition(Condition):
    """Is never true."""


@dataclass(frozen=True, eq=False, repr=False)
class NoEffect(Effect):
    """Does nothing, and is free as a cost."""


@dataclass(frozen=True, eq=False, repr=False)
class NoLaw(Law):
    """Rules nothing."""


@dataclass(frozen=True, eq=False, repr=False)
class NoSelector(Selector):
    """Means no card."""


@dataclass(frozen=True, eq=False, repr=False)
class NoTest(Test):
    """No card passes it."""


@dataclass(frozen=True, eq=False, repr=False)
class NoTrigger(Trigger):
    """Never happens."""


def _no_answer(*_: Any) -> Any:
    return 0


def _no_occurrences(*_: Any) -> list[Any]:
    return []


def _not_refused(*_: Any) -> None:
    return None


def _same_face(face: Any, _: Any) -> Any:
    return face


AMOUNTS[NoAmount] = _no_answer
HOLDS[NoCondition] = _no_answer
TESTS[NoTest] = _no_answer
SHAPES[NoChange] = Shaping(_no_answer, _same_face)
DOES[NoEffect] = Doing(_no_occurrences, _not_refused, -1)
LISTENS[NoTrigger] = Listener((), _no_answer, None)

for _word in (NoAmount, NoChange, NoCondition, NoEffect, NoLaw, NoSelector, NoTest, NoTrigger):
    del WORDS[_word.__name__]  # no card may use them

NOTHING: Final[tuple[Node, ...]] = (
    NoAmount(),
    NoChange(),
    NoCondition(),
    NoEffect(),
    NoLaw(),
    NoSelector(),
    NoTest(),
    NoTrigger(),
)
NO_ABILITY: Final = Triggered(NoTrigger(), NoEffect())
