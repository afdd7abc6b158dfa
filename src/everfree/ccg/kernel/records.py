"""The small immutable values a state is made of."""

from dataclasses import dataclass
from typing import Any, Final

from everfree.ccg.kernel.options import NUMBER, is_range
from everfree.ccg.kernel.plain import Record
from everfree.ccg.vocab import NO_AREA, NO_CARD, NO_REF, NO_SEAT, AreaId, CardId, Ref, Seat

# How an occurrence comes about (KERNEL traps 5): by an effect, as a cost, or by the game itself (104.3).
NORMAL = 0
COST = 1
BY_GAME = 2

# How far a faceoff that an effect started has come (707.4).
CALLED = 2
"""Its player has yet to receive priority."""
OPEN = 1
"""The window it was started in is still open."""


class Scope(Record):
    """Whom and what the words of a text mean: "this card", "you", "that card", "that player", "there"."""

    __slots__ = ("area", "number", "opponent", "player", "settled", "source", "that", "used", "you")

    def __init__(
        self,
        source: Ref,
        you: Seat,
        that: tuple[Ref, ...] = (),
        player: Seat = NO_SEAT,
        area: AreaId = NO_AREA,
        number: int = 0,
        used: tuple[int, ...] = (),
        opponent: Seat = NO_SEAT,
        settled: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.source = source
        self.you = you
        self.that = that
        self.player = player
        self.area = area
        self.number = number
        """A number chosen or found out before, "that many"; a named card's number in the cast."""
        self.used = used
        """Replacement modifiers that what this text does is no longer open to (710.3)."""
        self.opponent = opponent
        """The opponent that was chosen, where there are several (R7)."""
        self.settled = settled
        """Numbers of the text that were counted as it was triggered: node and value (712.2)."""

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (
            self.source,
            self.you,
            self.that,
            self.player,
            self.area,
            self.number,
            self.used,
            self.opponent,
            self.settled,
        )

    def copy(self) -> "Scope":
        """Give an equal scope, to be changed before anyone sees it."""
        return Scope(*self.data())

    def meaning(self, that: tuple[Ref, ...], controller: Seat = NO_SEAT) -> "Scope":
        """Give the same scope with another "that card"; its controller is "that player" if nobody else is."""
        other = self.copy()
        other.that = that
        if other.player == NO_SEAT:
            other.player = controller
        return other

    def following(self, before: Ref, now: Ref) -> "Scope":
        """Give the scope that means the same card in its new zone."""
        if before not in self.that:
            return self
        return self.meaning(tuple([now if one == before else one for one in self.that]))

    def by(self, you: Seat) -> "Scope":
        """Give the same scope as another player follows it: "you" is that player, with any opponent."""
        other = self.copy()
        other.you = you
        other.opponent = NO_SEAT
        return other

    def counting(self, number: int) -> "Scope":
        """Give the same scope with another "that many"."""
        other = self.copy()
        other.number = number
        return other

    def against(self, opponent: Seat) -> "Scope":
        """Give the same scope with an opponent chosen."""
        other = self.copy()
        other.opponent = opponent
        return other

    def there(self, area: AreaId) -> "Scope":
        """Give the same scope with another "there"."""
        other = self.copy()
        other.area = area
        return other

    def settling(self, settled: tuple[tuple[int, int], ...]) -> "Scope":
        """Give the same scope with numbers of the text counted (712.2)."""
        other = self.copy()
        other.settled = settled
        return other


class Occurrence(Record):
    """One thing that happens: its kind, whom and what it is about, what caused it."""

    __slots__ = (
        "amount",
        "area",
        "by",
        "card",
        "cards",
        "kind",
        "mode",
        "origin",
        "seat",
        "source",
        "used",
        "word",
    )

    def __init__(
        self,
        kind: int,
        seat: Seat = NO_SEAT,
        card: CardId = NO_CARD,
        amount: int = 0,
        area: AreaId = NO_AREA,
        origin: AreaId = NO_AREA,
        cards: tuple[CardId, ...] = (),
        source: Ref = NO_REF,
        by: Seat = NO_SEAT,
        mode: int = NORMAL,
        used: tuple[int, ...] = (),
        word: str = "",
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.amount = amount
        self.area = area
        self.origin = origin
        self.cards = cards
        self.source = source
        self.by = by
        self.mode = mode
        self.used = used
        """Replacement modifiers that have had their say (710.3)."""
        self.word = word
        """A name it is about: that of the counters."""

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (
            self.kind,
            self.seat,
            self.card,
            self.amount,
            self.area,
            self.origin,
            self.cards,
            self.source,
            self.by,
            self.mode,
            self.used,
            self.word,
        )

    def at(self, area: AreaId) -> "Occurrence":
        """Give the same occurrence at another area."""
        other = Occurrence(*self.data())
        other.area = area
        return other

    def worth(self, amount: int) -> "Occurrence":
        """Give the same occurrence with another amount."""
        other = Occurrence(*self.data())
        other.amount = amount
        return other

    def after(self, replacements: tuple[int, ...]) -> "Occurrence":
        """Give the same occurrence, no longer open to these replacement modifiers."""
        other = Occurrence(*self.data())
        other.used = (*self.used, *replacements)
        return other


HOME_LIMIT: Final = "home limit"
"""The word of an occurrence in which a Friend is retired because there are too many at home (616.3)."""
BONUS: Final = "bonus"
"""The word of an occurrence in which a Problem's bonus is scored (514.5c)."""


class Modifier(Record):
    """A continuous modifier outside any card in play: what it changes, on which cards, until when (708.2)."""

    __slots__ = (
        "amount",
        "area",
        "change",
        "condition",
        "ended_by",
        "once",
        "seat",
        "source",
        "stamp",
        "targets",
        "until",
    )

    def __init__(
        self,
        change: int,
        amount: int,
        targets: tuple[Ref, ...],
        until: str,
        source: Ref,
        seat: Seat,
        stamp: int,
        condition: int = -1,
        once: int = 0,
        ended_by: int = -1,
        area: AreaId = NO_AREA,
    ) -> None:
        self.change = change
        """Number of its node in the cast: a change, a law, or an ability it acts like."""
        self.amount = amount
        """Its number as it was when the modifier was created (708.2b)."""
        self.targets = targets
        self.until = until
        self.source = source
        self.seat = seat
        self.stamp = stamp
        """When it was created (711.3a)."""
        self.condition = condition
        """Number of its "while" in the cast, -1 for none (708.2a)."""
        self.once = once
        """1 if it ends as soon as it has triggered (708.4)."""
        self.ended_by = ended_by
        """Number of the trigger in the cast that ends it before its time, -1 for none."""
        self.area = area
        """What its text calls "there", if it remembers that."""

    def again(self, amount: int, stamp: int) -> "Modifier":
        """Give the same modifier with another amount and a later timestamp."""
        other = Modifier(*self.data())
        other.amount = amount
        other.stamp = stamp
        return other

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (
            self.change,
            self.amount,
            self.targets,
            self.until,
            self.source,
            self.seat,
            self.stamp,
            self.condition,
            self.once,
            self.ended_by,
            self.area,
        )


class Waiting(Record):
    """A triggered effect that waits to be processed (704.1c, 511.7)."""

    __slots__ = ("ability", "scope", "times")

    def __init__(self, ability: int, scope: Scope, times: int = 1) -> None:
        self.ability = ability
        """Number of the ability's node in the cast."""
        self.scope = scope
        self.times = times
        """How many such effects it is: one for each token of a stack (521.2)."""

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.ability, self.scope, self.times)


class Question(Record):
    """A decision: which seat is asked, about what, and every option it has."""

    __slots__ = ("can_cancel", "kind", "number", "options", "seat", "source")

    def __init__(
        self,
        seat: Seat,
        kind: str,
        options: tuple[tuple[int, ...], ...],
        source: CardId = NO_CARD,
        number: int = 0,
        can_cancel: int = 0,
    ) -> None:
        self.seat = seat
        self.kind = kind
        """Key of the sentence that asks it."""
        self.options = options
        self.source = source
        """The card whose text asks, or which is being played."""
        self.number = number
        """A number the sentence needs."""
        self.can_cancel = can_cancel
        """1 while the action that asks can still be taken back (705.2)."""

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.seat, self.kind, self.options, self.source, self.number, self.can_cancel)

    def size(self) -> int:
        """Give how many answers there are; a range of numbers, always the last option, is many."""
        last = self.options[-1]
        return len(self.options) + (last[2] - last[1] if is_range(last) else 0)

    def answer(self, choice: int) -> tuple[int, ...]:
        """Give the answer at this place."""
        last = len(self.options) - 1
        if choice >= last and is_range(self.options[last]):
            return (NUMBER, self.options[last][1] + choice - last)
        return self.options[choice]


@dataclass(frozen=True)
class Faceoff(Record):
    """A faceoff under way (514): replaced by a changed copy, never changed."""

    kind: int
    challenger: Seat
    """Who started it."""
    seats: tuple[Seat, ...]
    """The players involved, the one who started it first (514.2)."""
    areas: tuple[AreaId, ...]
    """The areas it occurs at (514.2e)."""
    troublemaker: Ref = NO_REF
    foe: Seat = NO_SEAT
    """Who plays for the Troublemaker (514.4a.i)."""
    ignored: tuple[Ref, ...] = ()
    """Flipped cards that do not count (515.4)."""
    winner: Seat = NO_SEAT
    margin: int = 0
    studious: tuple[Seat, ...] = ()
    """Players who have had their Studious token this faceoff."""
    once: tuple[int, ...] = ()
    """Replacement modifiers that work once per faceoff and have been used, by their marks."""
    randoms: tuple[Ref, ...] = ()
    """Cards whose Random has been used this faceoff."""
    involved: tuple[Ref, ...] = ()
    """The cards it is between, where a text names them (514.2c)."""
    joined: tuple[Ref, ...] = ()
    """Cards that a text has made involved besides."""
    called: int = 0
    """CALLED or OPEN before the flips of a faceoff that an effect started."""
    effect: int = -1
    """Number of the instruction that started it, -1 for none; its outcomes are followed (514.5d)."""
    scope: Scope | None = None
    """That of the instruction."""
    left: tuple[Ref, ...] = ()
    """Cards that a text has made no longer involved."""
    is_cut: int = 0
    """1 once a text has ended it before its time."""

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (
            self.kind,
            self.challenger,
            self.seats,
            self.areas,
            self.troublemaker,
            self.foe,
            self.ignored,
            self.winner,
            self.margin,
            self.studious,
            self.once,
            self.randoms,
            self.involved,
            self.joined,
            self.called,
            self.effect,
            self.scope,
            self.left,
            self.is_cut,
        )
