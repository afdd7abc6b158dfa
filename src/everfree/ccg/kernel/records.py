"""The small immutable values a state is made of: scopes, occurrences, modifiers, questions, faceoffs."""

from dataclasses import dataclass
from typing import Any, Final

from everfree.ccg.kernel.encoding import Record
from everfree.ccg.kernel.options import NUMBER, is_range
from everfree.ccg.vocab import NO_AREA, NO_CARD, NO_REF, NO_SEAT, AreaId, CardId, Ref, Seat

# `Occurrence.mode`: caused by an effect, as a cost, or by the game itself, which nothing can stop (104.3).
NORMAL: Final = 0
COST: Final = 1
BY_GAME: Final = 2

# `Faceoff.called`: the stages before the flips of a faceoff that an effect started (707.4).
CALLED: Final = 2
"""The player who started it has not received priority yet."""
OPEN: Final = 1
"""The window it was started in is still open."""


STEP: Final = "step"
"""The word of an occurrence about a step, not a phase."""


class Scope(Record):
    """What the pronouns of a text refer to: "this card", "you", "that card", "that player", "there"."""

    __slots__ = (
        "area",
        "before",
        "number",
        "opponent",
        "player",
        "settled",
        "source",
        "that",
        "used",
        "you",
    )

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
        before: tuple[Ref, ...] = (),
    ) -> None:
        self.source = source
        self.you = you
        self.that = that
        self.player = player
        self.area = area
        self.number = number
        """What "that many" is; or the place of the card a player named in `Definitions.names`."""
        self.used = used
        """Marks of the replacement modifiers that can't replace the occurrences of this text (710.3)."""
        self.opponent = opponent
        """The chosen opponent, if there are several (R7)."""
        self.settled = settled
        """Amounts of the text computed when it was triggered: node number and value (712.2)."""
        self.before = before
        """What "that card" was before the text mentioned other cards."""

    def data(self) -> tuple[Any, ...]:
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
            self.before,
        )

    def copy(self) -> "Scope":
        """Return an equal scope, which the caller may change before sharing it."""
        return Scope(*self.data())

    def meaning(self, that: tuple[Ref, ...], controller: Seat = NO_SEAT) -> "Scope":
        """Return a copy with another "that card"; *controller* becomes "that player" if there is none yet."""
        other = self.copy()
        other.that = that
        other.before = self.that
        if other.player == NO_SEAT:
            other.player = controller
        return other

    def following(self, before: Ref, now: Ref) -> "Scope":
        """Return a scope whose "that card" follows a card to its new zone (410.6a)."""
        if before not in self.that and before not in self.before:
            return self
        other = self.copy()
        other.that = tuple([now if one == before else one for one in self.that])
        other.before = tuple([now if one == before else one for one in self.before])
        return other

    def by(self, you: Seat) -> "Scope":
        """Return a copy for another player as "you", with no opponent chosen."""
        other = self.copy()
        other.you = you
        other.opponent = NO_SEAT
        return other

    def counting(self, number: int) -> "Scope":
        """Return a copy with another "that many"."""
        other = self.copy()
        other.number = number
        return other

    def about(self, player: Seat) -> "Scope":
        """Return a copy with another "that player"."""
        other = self.copy()
        other.player = player
        return other

    def against(self, opponent: Seat) -> "Scope":
        """Return a copy with a chosen opponent."""
        other = self.copy()
        other.opponent = opponent
        return other

    def there(self, area: AreaId) -> "Scope":
        """Return a copy with another "there"."""
        other = self.copy()
        other.area = area
        return other

    def settling(self, settled: tuple[tuple[int, int], ...]) -> "Scope":
        """Return a copy in which these numbers of its text are already computed, too (712.2)."""
        other = self.copy()
        other.settled = (*self.settled, *settled)
        return other


class Occurrence(Record):
    """One thing that happens: its kind, the player, card and area it happens to, and its cause."""

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
        """Marks of the replacement modifiers that can no longer replace it: used or declined (710.3)."""
        self.word = word
        """The name of the counters, HOME_LIMIT, BONUS or LAST_IN_HAND; empty for other occurrences."""

    def data(self) -> tuple[Any, ...]:
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
        """Return a copy at another area."""
        other = Occurrence(*self.data())
        other.area = area
        return other

    def worth(self, amount: int) -> "Occurrence":
        """Return a copy with another amount."""
        other = Occurrence(*self.data())
        other.amount = amount
        return other

    def after(self, replacements: tuple[int, ...]) -> "Occurrence":
        """Return a copy that these replacement modifiers can no longer replace."""
        other = Occurrence(*self.data())
        other.used = (*self.used, *replacements)
        return other


LAST_IN_HAND: Final = "last in hand"
"""`Occurrence.word` when the card played was the last one in its player's hand."""
HOME_LIMIT: Final = "home limit"
"""`Occurrence.word` when a Friend is retired because there are too many at home (616.3)."""
LOSS: Final = "loss"
"""`Occurrence.word` when a character is sent home because a challenge was lost (514.5b)."""
BONUS: Final = "bonus"
"""`Occurrence.word` when a Problem's bonus is scored (514.5c)."""


class Modifier(Record):
    """A continuous modifier with a duration, created by an effect (708.2)."""

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
        """Number of its node in the definitions: a change, a law, or an ability that it has."""
        self.amount = amount
        """Its amount, computed when the modifier was created (708.2b)."""
        self.targets = targets
        self.until = until
        self.source = source
        self.seat = seat
        self.stamp = stamp
        """When it was created (711.3a)."""
        self.condition = condition
        """Number of its "while" in the definitions, -1 for none (708.2a)."""
        self.once = once
        """1 if it ends as soon as it has triggered or replaced something (708.4)."""
        self.ended_by = ended_by
        """Number in the definitions of the trigger that ends it early, -1 for none."""
        self.area = area
        """What "there" means in its text, if it says so."""

    def lasting(self, until: str) -> "Modifier":
        """Return a copy with another duration."""
        other = Modifier(*self.data())
        other.until = until
        return other

    def again(self, amount: int, stamp: int) -> "Modifier":
        """Return a copy with another amount and a later timestamp."""
        other = Modifier(*self.data())
        other.amount = amount
        other.stamp = stamp
        return other

    def data(self) -> tuple[Any, ...]:
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
        """Number of the ability's node in the definitions."""
        self.scope = scope
        self.times = times
        """How many equal effects wait: one for each token of a stack (521.2)."""

    def data(self) -> tuple[Any, ...]:
        return (self.ability, self.scope, self.times)


class Question(Record):
    """A decision a seat has to make, with all of its options."""

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
        """Key of the message that asks it."""
        self.options = options
        self.source = source
        """The card whose text asks, or which is being played."""
        self.number = number
        """A number the message needs as an argument."""
        self.can_cancel = can_cancel
        """1 while the action that asks can still be taken back (705.2)."""

    def data(self) -> tuple[Any, ...]:
        return (self.seat, self.kind, self.options, self.source, self.number, self.can_cancel)

    def size(self) -> int:
        """Return how many answers there are; a range of numbers, always the last option, counts in full."""
        last = self.options[-1]
        return len(self.options) + (last[2] - last[1] if is_range(last) else 0)

    def answer(self, choice: int) -> tuple[int, ...]:
        """Return answer number *choice*, with ranges expanded as in `size`."""
        last = len(self.options) - 1
        if choice >= last and is_range(self.options[last]):
            return (NUMBER, self.options[last][1] + choice - last)
        return self.options[choice]


@dataclass(frozen=True)
class Faceoff(Record):
    """A faceoff in progress (514); immutable, so a change replaces it in the state."""

    kind: int
    challenger: Seat
    """Who started it."""
    seats: tuple[Seat, ...]
    """The involved players; the first is the one who started it (514.2)."""
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
    """Players who have received their Studious token in this faceoff."""
    once: tuple[int, ...] = ()
    """Marks of the replacement modifiers that work once per faceoff and have been used."""
    randoms: tuple[Ref, ...] = ()
    """Cards whose Random keyword has been used in this faceoff."""
    involved: tuple[Ref, ...] = ()
    """The involved cards, if a text names them (514.2c)."""
    joined: tuple[Ref, ...] = ()
    """Further cards that a text has made involved."""
    called: int = 0
    """CALLED or OPEN before the flips of a faceoff that an effect started, else 0."""
    effect: int = -1
    """Number of the instruction that started it and says what its outcome does (514.5d); -1 for none."""
    scope: Scope | None = None
    """The scope of that instruction."""
    left: tuple[Ref, ...] = ()
    """Cards that a text has made no longer involved."""
    is_cut: int = 0
    """1 if a text has ended it early."""

    def data(self) -> tuple[Any, ...]:
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
