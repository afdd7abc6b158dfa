"""Where the words of the language get their meaning: tables the rulebook's chapters fill.

The kernel knows no chapter; a chapter says here how its occurrences apply and how its words run.
`claims` notes which code stands for which clause of the comprehensive rules.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from everfree.ccg.kernel.kinds import LEAVES_PLAY
from everfree.ccg.language.amounts import Amount
from everfree.ccg.language.changes import Change
from everfree.ccg.language.conditions import Condition
from everfree.ccg.language.effects import Effect
from everfree.ccg.language.nodes import Node
from everfree.ccg.language.selectors import Test
from everfree.ccg.language.triggers import Trigger
from everfree.ccg.vocab import CardId, Ref, Seat

if TYPE_CHECKING:
    from everfree.ccg.kernel.faces import Face
    from everfree.ccg.kernel.frames import Frame
    from everfree.ccg.kernel.kernel import Kernel
    from everfree.ccg.kernel.records import Occurrence, Scope
    from everfree.ccg.kernel.refusals import Refusal


class Listener:
    """How a trigger word hears: the kinds of occurrences, and whether one of those kinds is meant."""

    __slots__ = ("fits", "kinds", "speaks_of")

    def __init__(
        self,
        kinds: tuple[int, ...],
        fits: "Callable[[Kernel, Any, Occurrence, CardId, Seat], bool]",
        speaks_of: "Callable[[Kernel, Any, Occurrence, CardId, Seat], tuple[Ref, ...] | None] | None",
    ) -> None:
        self.kinds = kinds
        self.fits = fits
        self.speaks_of = speaks_of
        """The cards that the text calls "that card" afterwards, where not the card of the occurrence."""


class Doing:
    """How an instruction runs: the occurrences it makes, and why it can't be paid as a cost."""

    __slots__ = ("kind", "make", "refuse")

    def __init__(
        self,
        make: "Callable[[Kernel, Any, Scope, tuple[Ref, ...], int], list[Occurrence]]",
        refuse: "Callable[[Kernel, Any, Scope, tuple[Ref, ...], Purse], Refusal | None] | None",
        kind: int,
    ) -> None:
        self.make = make
        self.refuse = refuse
        self.kind = kind
        """The kind of occurrence it makes of each card it is about, -1 for other instructions."""


class Shaping:
    """How a change makes another card of a card: what it would add or take, and the face with that done."""

    __slots__ = ("is_numbered", "is_steady", "make", "read")

    def __init__(
        self,
        read: "Callable[[Kernel, Any, CardId, CardId, Seat], Any]",
        make: "Callable[[Face, Any], Face]",
        *,
        is_steady: bool = True,
        is_numbered: bool = False,
    ) -> None:
        self.is_steady = is_steady
        """Whether it comes to the same until a card enters, leaves, is turned or attached."""
        self.is_numbered = is_numbered
        """Whether what a modifier adds is its number, settled as it was created (708.2b)."""
        self.read = read
        """What the change comes to for a card now; two readings that differ show a dependency (711.3b)."""
        self.make = make


class Purse:
    """What the parts of a cost have claimed so far, so that nothing is used twice (508.1d)."""

    __slots__ = ("cards", "counters", "tokens")

    def __init__(self) -> None:
        self.tokens = 0
        self.counters: list[tuple[CardId, str]] = []
        """Card and name of each counter."""
        self.cards: list[tuple[int, CardId]] = []
        """What is done with a card to pay, and the card."""

    def holds(self, kind: int, card: CardId, count: int) -> bool:
        """Tell whether *card* pays by this already, or leaves play twice: other things can be done before.

        Of a stack of tokens *count* can.
        """
        leaves = kind in LEAVES_PLAY
        paying = [one for done, one in self.cards if done == kind or (leaves and done in LEAVES_PLAY)]
        return paying.count(card) >= count


APPLY: "dict[int, Callable[[Kernel, Occurrence], Occurrence | None]]" = {}
"""By kind of occurrence: make it so and give it back with what was found out; None if nothing was done."""
FORBIDDEN: "dict[int, Callable[[Kernel, Occurrence], Refusal | None]]" = {}
"""By kind of occurrence: why it can't happen (104.2)."""
LISTENS: dict[type[Trigger], Listener] = {}
ARRIVING: list[type[Trigger]] = []
"""Trigger words for a card that has come somewhere, which it can see itself once it is there."""
DOES: dict[type[Effect], Doing] = {}
FLOWS: "dict[type[Effect], Callable[[int, Scope], Frame]]" = {}
"""Instructions that are procedures of their own; made with node number and scope."""
HOLDS: "dict[type[Condition], Callable[[Kernel, Any, CardId, Seat, Scope | None], bool]]" = {}
TESTS: "dict[type[Test], Callable[[Kernel, Any, CardId, CardId, Seat, Scope | None], bool]]" = {}
SHAPES: dict[type[Change], Shaping] = {}
"""Changes of what a card is: abilities, types, traits, colours (711.3)."""
AMOUNTS: "dict[type[Amount], Callable[[Kernel, Any, CardId, Seat, Scope | None], int]]" = {}
AFTERWARDS: "dict[int, Callable[[Kernel, Occurrence], bool]]" = {}
"""By kind of occurrence: a check made at once when it has happened; True if it pauses (103.1, 516.1)."""
ANY_KIND: Final = -1
"""The key of a check made after everything that happens while modifiers change what cards are (516.1)."""
FEASIBLE: "dict[type[Effect], Callable[[Kernel, Any, Scope], bool]]" = {}
"""Instructions that need more than their choices before a player may choose to follow them (705.2e.i)."""

ALWAYS: "dict[type[Node], Callable[[Kernel], None]]" = {}
"""Laws and triggers that are looked after all the time, in matches with a card that has them."""

ASKS_ABOUT_POWER: list[type[Node]] = []
"""Words that look at powers: a text with one of them that changes powers could look at itself."""

CLAIMS: dict[str, list[Any]] = {}
"""Clauses of the comprehensive rules and the code that stands for them."""


def listens(
    word: type[Trigger],
    kind: int | tuple[int, ...],
    fits: "Callable[[Kernel, Any, Occurrence, CardId, Seat], bool]",
    speaks_of: "Callable[[Kernel, Any, Occurrence, CardId, Seat], tuple[Ref, ...] | None] | None" = None,
) -> None:
    """Say what a trigger word hears: one kind of occurrence, or each of several."""
    LISTENS[word] = Listener(kind if isinstance(kind, tuple) else (kind,), fits, speaks_of)


def does(
    word: type[Effect],
    make: "Callable[[Kernel, Any, Scope, tuple[Ref, ...], int], list[Occurrence]]",
    refuse: "Callable[[Kernel, Any, Scope, tuple[Ref, ...], Purse], Refusal | None] | None" = None,
    kind: int = -1,
) -> None:
    """Say what an instruction makes happen; with *refuse* it can be a cost too."""
    DOES[word] = Doing(make, refuse, kind)


def claims(*clauses_and_code: Any) -> None:
    """Note that the last argument stands for the clauses before it."""
    for clause in clauses_and_code[:-1]:
        CLAIMS.setdefault(clause, []).append(clauses_and_code[-1])


def wordless() -> list[str]:
    """List words that no chapter has given a meaning; must be empty once the chapters are imported."""
    silent: list[str] = []
    for table, base in (
        (LISTENS, Trigger),
        (HOLDS, Condition),
        (TESTS, Test),
        (AMOUNTS, Amount),
    ):
        silent.extend([word.__name__ for word in _words(base) if word not in table])
    silent.extend([word.__name__ for word in _words(Effect) if word not in DOES and word not in FLOWS])
    return silent


def _words(base: type[Node]) -> list[type[Any]]:
    return list(base.__subclasses__())
