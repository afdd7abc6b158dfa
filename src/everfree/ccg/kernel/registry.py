"""Registry: tables in which the chapters of the rules register what the words of the language do.

The kernel imports no chapter; a chapter registers here how its kinds of occurrences apply and how its words
run. `claims` records which code implements which clause of the comprehensive rules.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from everfree.ccg.kernel.kinds import LEAVES_PLAY
from everfree.ccg.language.nodes import Node
from everfree.ccg.language.words.changes.changes import Change
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.amounts import Amount, Countable
from everfree.ccg.language.words.selectors.conditions import Condition
from everfree.ccg.language.words.selectors.selectors import Choose, Test
from everfree.ccg.language.words.triggers.triggers import Trigger
from everfree.ccg.vocab import CardId, Ref, Seat

if TYPE_CHECKING:
    from everfree.ccg.kernel.cards.faces import Face
    from everfree.ccg.kernel.frames import Frame
    from everfree.ccg.kernel.kernel import Kernel
    from everfree.ccg.kernel.records import Occurrence, Scope
    from everfree.ccg.kernel.refusals import Refusal


class Listener:
    """How a trigger word works: its kinds of occurrences, and the function that tells whether one fits."""

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
        """Returns the cards that are "that card" in the text, if not the card of the occurrence."""


class Doing:
    """How an instruction works: what occurrences it makes, and why it can't be paid as a cost."""

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
        """The kind of occurrence it makes for each of its cards, -1 for other instructions."""


class Paying:
    """How an instruction with a frame of its own is paid as a cost."""

    __slots__ = ("choice", "make", "refuse")

    def __init__(
        self,
        choice: "Callable[[Any], Choose | None]",
        make: "Callable[[Kernel, Any, Scope, tuple[Ref, ...], int], list[Occurrence]]",
        refuse: "Callable[[Kernel, Any, Scope, tuple[Ref, ...], Purse], Refusal | None]",
    ) -> None:
        self.choice = choice
        """Returns what the player chooses while paying; None if this instruction can't be a cost."""
        self.make = make
        self.refuse = refuse


class Shaping:
    """How a change of what a card is works: `read` computes its value, `make` applies that to a face."""

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
        """Whether its value stays the same until a card enters, leaves, is turned or attached.

        Such a value is printed or stored; it does not depend on what other changes do (711.3b).
        """
        self.is_numbered = is_numbered
        """Whether the value of a modifier with a duration is its amount, fixed at its creation (708.2b)."""
        self.read = read
        """Returns the value for a card now; if another change alters it, that is a dependency (711.3b)."""
        self.make = make


class Purse:
    """What the parts of a cost already use, so that nothing is used twice (508.1d)."""

    __slots__ = ("cards", "counters", "tokens")

    def __init__(self) -> None:
        self.tokens = 0
        self.counters: list[tuple[CardId, str]] = []
        """Card and name of each counter."""
        self.cards: list[tuple[int, CardId]] = []
        """The kind of occurrence by which a card pays, and the card."""

    def holds(self, kind: int, card: CardId, count: int) -> bool:
        """Tell whether *card* is already used in the same way, or would leave play twice.

        It may pay in different ways if it leaves play last. Of a stack, *count* tokens can pay.
        """
        leaves = kind in LEAVES_PLAY
        paying = [one for done, one in self.cards if done == kind or (leaves and done in LEAVES_PLAY)]
        return paying.count(card) >= count


class LaterChapters:
    """Procedures that earlier chapters of the rules start and later ones define, which they can't import.

    The chapter that defines a procedure assigns it.
    """

    __slots__ = ("choose_at_random", "continue_faceoff", "offer_window", "remove_players", "solve_problems")

    choose_at_random: "Callable[[tuple[int, ...]], Frame]"
    """Makes the frame that draws one of several numbers, which is the answer (R65)."""
    continue_faceoff: "Callable[[], Frame]"
    """Makes the frame after the window in which an effect started a faceoff (707.4)."""
    offer_window: "Callable[[Kernel], bool]"
    """Lets the turn player open another window as one closes (510.3); returns True if they are asked."""
    remove_players: "Callable[[Kernel], None]"
    """Removes players who have lost from the game (103.5a)."""
    solve_problems: "Callable[[], Frame]"
    """Makes the frame that solves Problems right after a faceoff (an option)."""


LATER: Final = LaterChapters()

APPLY: "Final[dict[int, Callable[[Kernel, Occurrence], Occurrence | None]]]" = {}
"""By kind of occurrence: apply it and return it with its result filled in; None if it had no effect."""
FORBIDDEN: "Final[dict[int, Callable[[Kernel, Occurrence], Refusal | None]]]" = {}
"""By kind of occurrence: why it can't happen (104.2)."""
LISTENS: Final[dict[type[Trigger], Listener]] = {}
COMPOUND: "Final[dict[type[Trigger], Callable[[Any], tuple[Trigger, ...]]]]" = {}
"""Trigger words made of others: return those; they have no kinds of occurrences of their own."""
ARRIVING: Final[list[type[Trigger]]] = []
"""Trigger words for a card arriving in a zone, which that card itself can trigger on from there."""
DOES: Final[dict[type[Effect], Doing]] = {}
PAYS: Final[dict[type[Effect], Paying]] = {}
"""Instructions with a frame of their own that can be paid as a cost too."""
DETAILS: "Final[dict[type[Effect], Callable[[Kernel, Any, tuple[Ref, ...]], list[tuple[int, ...]]]]]" = {}
"""Costs with a further choice about the card they are paid with: its options; the answer is "that many"."""
FLOWS: "Final[dict[type[Effect], Callable[[int, Scope], Frame]]]" = {}
"""Instructions that have a frame of their own, made from node number and scope."""
SEVERAL: "Final[dict[int, Callable[[tuple[Occurrence, ...]], Frame]]]" = {}
"""By kind of occurrence: the frame for several at once, if a question is asked before they happen."""
HOLDS: "Final[dict[type[Condition], Callable[[Kernel, Any, CardId, Seat, Scope | None], bool]]]" = {}
TESTS: "Final[dict[type[Test], Callable[[Kernel, Any, CardId, CardId, Seat, Scope | None], bool]]]" = {}
SHAPES: Final[dict[type[Change], Shaping]] = {}
"""Shaping changes, those of what a card is: abilities, types, traits, colours (711.3)."""
AMOUNTS: "Final[dict[type[Amount], Callable[[Kernel, Any, CardId, Seat, Scope | None], int]]]" = {}
COUNTS: "Final[dict[type[Countable], Callable[[Kernel, Any, CardId, Seat, Scope | None], int]]]" = {}
"""Counts things other than cards."""
AFTERWARDS: "Final[dict[int, Callable[[Kernel, list[Occurrence]], bool]]]" = {}
"""By kind of occurrence: a check run right after they apply; returns True if it paused (103.1, 516.1)."""
ANY_KIND: Final = -1
"""The key in `AFTERWARDS` of a check run after every kind, if the board is volatile or crowded (516.1)."""
FEASIBLE: "Final[dict[type[Effect], Callable[[Kernel, Any, Scope], bool]]]" = {}
"""Tells whether an instruction can be carried out, if its choices alone do not show that (705.2e.i)."""

ALWAYS: "Final[dict[type[Node], Callable[[Kernel], None]]]" = {}
"""Functions run after every frame step in matches that have a card with this law or trigger."""

ASKS_ABOUT_POWER: Final[list[type[Node]]] = []
"""Words that look at powers; a power change that contains one could depend on itself (711.5)."""

ASKS_ABOUT_CARDS_IN_PLAY: Final[list[type[Node]]] = []
"""Words that look at cards in play, their places and controllers alone: not at turns, powers or faceoffs."""

ASKS_ABOUT_PHASE: Final[list[type[Node]]] = []
"""Conditions that look at the phase; in a match without them a new phase changes no card (711)."""

ASKS_ABOUT_TOKENS: Final[list[type[Node]]] = []
"""Words that look at action tokens; in a match without them a payment changes no card (711)."""

CLAIMS: Final[dict[str, list[Any]]] = {}
"""By clause of the comprehensive rules: the code that implements it."""


def listens(
    word: type[Trigger],
    kind: int | tuple[int, ...],
    fits: "Callable[[Kernel, Any, Occurrence, CardId, Seat], bool]",
    speaks_of: "Callable[[Kernel, Any, Occurrence, CardId, Seat], tuple[Ref, ...] | None] | None" = None,
) -> None:
    """Register a trigger word for one kind of occurrence or several."""
    LISTENS[word] = Listener(kind if isinstance(kind, tuple) else (kind,), fits, speaks_of)


def kinds_of(trigger: Trigger) -> tuple[int, ...]:
    """List the kinds of occurrences that a trigger listens to, each once."""
    word = type(trigger)
    if word not in COMPOUND:
        return LISTENS[word].kinds
    found: dict[int, None] = {}
    for part in COMPOUND[word](trigger):
        found.update(dict.fromkeys(kinds_of(part)))
    return tuple(found)


def does(
    word: type[Effect],
    make: "Callable[[Kernel, Any, Scope, tuple[Ref, ...], int], list[Occurrence]]",
    refuse: "Callable[[Kernel, Any, Scope, tuple[Ref, ...], Purse], Refusal | None] | None" = None,
    kind: int = -1,
) -> None:
    """Register an instruction; with *refuse* it can also be a cost."""
    DOES[word] = Doing(make, refuse, kind)


def claims(*clauses_and_code: Any) -> None:
    """Record that the last argument is the code that implements the clauses before it."""
    for clause in clauses_and_code[:-1]:
        CLAIMS.setdefault(clause, []).append(clauses_and_code[-1])


def words_without_meaning() -> list[str]:
    """List words that no chapter has registered; empty once all chapters are imported."""
    silent: list[str] = []
    for table, base in (
        (LISTENS, Trigger),
        (HOLDS, Condition),
        (TESTS, Test),
        (AMOUNTS, Amount),
        (COUNTS, Countable),
    ):
        silent.extend([word.__name__ for word in _words(base) if word not in table])
    silent.extend([word.__name__ for word in _words(Effect) if word not in DOES and word not in FLOWS])
    return silent


def _words(base: type[Node]) -> list[type[Any]]:
    return list(base.__subclasses__())
