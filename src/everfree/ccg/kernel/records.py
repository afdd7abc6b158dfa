"""The small immutable values a state is made of."""

from dataclasses import dataclass
from typing import Any

from everfree.ccg.kernel.plain import Record
from everfree.ccg.vocab import NO_AREA, NO_CARD, NO_REF, NO_SEAT, AreaId, CardId, Ref, Seat

# How an occurrence comes about (KERNEL traps 5): by an effect, as a cost, or by the game itself (104.3).
NORMAL = 0
COST = 1
BY_GAME = 2


class Scope(Record):
    """Whom and what the words of a text mean: "this card", "you", "that card", "that player", "there"."""

    __slots__ = ("area", "player", "source", "that", "you")

    def __init__(
        self,
        source: Ref,
        you: Seat,
        that: tuple[Ref, ...] = (),
        player: Seat = NO_SEAT,
        area: AreaId = NO_AREA,
    ) -> None:
        self.source = source
        self.you = you
        self.that = that
        self.player = player
        self.area = area

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.source, self.you, self.that, self.player, self.area)

    def meaning(self, that: tuple[Ref, ...]) -> "Scope":
        """Give the same scope with another "that card"."""
        return Scope(self.source, self.you, that, self.player, self.area)


class Occurrence(Record):
    """One thing that happens: its kind, whom and what it is about, what caused it."""

    __slots__ = ("amount", "area", "by", "card", "cards", "kind", "mode", "origin", "seat", "source", "used")

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
        used: tuple[Ref, ...] = (),
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
        )

    def after(self, replacement: Ref) -> "Occurrence":
        """Give the same occurrence, no longer open to *replacement*."""
        return Occurrence(
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
            (*self.used, replacement),
        )


class Modifier(Record):
    """A continuous modifier outside any card in play: what it changes, on which cards, until when (708.2)."""

    __slots__ = ("amount", "change", "seat", "source", "stamp", "targets", "until")

    def __init__(
        self,
        change: int,
        amount: int,
        targets: tuple[Ref, ...],
        until: str,
        source: Ref,
        seat: Seat,
        stamp: int,
    ) -> None:
        self.change = change
        """Number of the change's node in the cast."""
        self.amount = amount
        """Its number as it was when the modifier was created (708.2b)."""
        self.targets = targets
        self.until = until
        self.source = source
        self.seat = seat
        self.stamp = stamp
        """When it was created (711.3a)."""

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.change, self.amount, self.targets, self.until, self.source, self.seat, self.stamp)


class Waiting(Record):
    """A triggered effect that waits to be processed (704.1c, 511.7)."""

    __slots__ = ("ability", "scope")

    def __init__(self, ability: int, scope: Scope) -> None:
        self.ability = ability
        """Number of the ability's node in the cast."""
        self.scope = scope

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.ability, self.scope)


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
        )
