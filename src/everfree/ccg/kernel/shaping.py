"""What cards are while continuous modifiers change them: in order of timestamps and dependency (711).

Only changes of abilities, types, traits and colours are applied here, by those of cards in play and by
modifiers with a duration. Powers and prices are computed afterwards from what cards have become (ADR 6).
"""

from typing import TYPE_CHECKING, Any

from everfree.ccg.kernel.board import Board
from everfree.ccg.kernel.meanings import SHAPES, claims
from everfree.ccg.kernel.records import Modifier
from everfree.ccg.kernel.scope import cards_of, holds, is_on
from everfree.ccg.kernel.state import FACE_DOWN
from everfree.ccg.language.abilities import Continuous
from everfree.ccg.language.changes import Change
from everfree.ccg.language.selectors import Each, Host, This
from everfree.ccg.vocab import NO_CARD, PLAY, CardId, Seat, card_of

if TYPE_CHECKING:
    from everfree.ccg.kernel.kernel import Kernel

Reading = tuple[tuple[CardId, Any], ...]
"""What a modifier would do now: the cards it changes, and what that comes to for each."""
Name = tuple[int, int, int]
"""What a change is called while its order is sought: card, number in the cast, stamp of a modifier or -1."""


class Shaper:
    """One change of one continuous modifier, of a card in play or with a duration."""

    __slots__ = (
        "ability",
        "change",
        "did",
        "giver",
        "modifier",
        "name",
        "place",
        "reading",
        "source",
        "stamp",
        "you",
    )

    def __init__(
        self,
        change: Change,
        name: Name,
        you: Seat,
        stamp: int,
        place: int = 0,
        ability: Continuous | None = None,
        modifier: Modifier | None = None,
    ) -> None:
        self.change = change
        self.name = name
        self.source = CardId(name[0])
        self.you = you
        self.stamp = stamp
        """711.3a: when it was created."""
        self.place = place
        """Among the changes of one card, their printed order."""
        self.ability = ability
        self.modifier = modifier
        self.giver: Shaper | None = None
        """The change that gave its card the ability, if it was given."""
        self.did = False
        """Whether it was about any card when it was applied."""
        self.reading: Reading = ()
        """What it would do after the last change that was applied."""

    def when(self) -> tuple[int, int]:
        """711.3: give what modifiers are ordered by, the earlier timestamp first."""
        return (self.stamp, self.place)

    def line(self) -> list[Name]:
        """Name the change and those without which it would not be there."""
        return [self.name] if self.giver is None else [self.name, *self.giver.line()]


Waits = list[tuple[Name, Name]]
"""Which change has to wait for which."""


MOST_BEGINNINGS = 24
"""How often all begins anew: rings of texts that give each other texts would take it to thousands."""


def shape(game: "Kernel", board: Board, cards: list[CardId], modifiers: list[Modifier]) -> bool:
    """Apply every shaping change once; *board* then says what each card has become.

    True if all of it is steady: it stays so until a card enters, leaves, is turned or attached.

    They are applied in order of timestamps; whenever a change shows that an earlier one should have waited
    for it, all begins anew with that known. Nobody waits for what comes to nothing. A change that a card
    has twice shapes once, so that cards that give each other abilities come to an end.
    """
    before = dict(board.shapes)
    waits: Waits = []
    has_let_go = False
    beginnings = 0
    while True:
        beginnings += 1
        is_last = beginnings > MOST_BEGINNINGS
        applied: list[Shaper] = []
        found = apply_all(game, board, cards, modifiers, waits, applied, is_last)
        if not found:
            idle = [shaper.name for shaper in applied if not shaper.did]
            stale = [one for one in waits if one[1] in idle]
            if not stale or has_let_go or is_last:
                return all(is_steady(shaper) for shaper in applied)
            has_let_go = True  # once: in a ring they would come back for ever
            waits = [one for one in waits if one not in stale]
        waits.extend(found)
        board.shapes = dict(before)
        board.granted.clear()


def apply_all(
    game: "Kernel",
    board: Board,
    cards: list[CardId],
    modifiers: list[Modifier],
    waits: Waits,
    applied: list[Shaper],
    is_last: bool,
) -> Waits:
    """Apply the changes in the order that is known; stop with what has to wait for what, if that shows.

    The last time it does not stop.
    """
    pending = [shaper for card in cards for shaper in shapers_on(game, card)]
    for modifier in modifiers:
        node = game.cast.nodes[modifier.change]
        if isinstance(node, Change):
            name = (card_of(modifier.source), modifier.change, modifier.stamp)
            pending.append(Shaper(node, name, modifier.seat, modifier.stamp, modifier=modifier))
    while pending:
        shaper = next_of(pending, waits)
        pending.remove(shaper)
        reading = reading_of(game, shaper)
        shaper.did = bool(reading)
        for card in apply(game, board, reading, shaper):
            known = [one.name for one in [*pending, *applied, shaper]]
            for one in shapers_on(game, card):
                if one.name not in known:
                    one.giver = shaper
                    one.stamp = max(one.stamp, shaper.stamp)  # it was not there before (711.3a)
                    pending.append(one)
        found = dependent(game, applied, shaper, waits)
        if found and not is_last:
            return found
        shaper.reading = reading_of(game, shaper)
        applied.append(shaper)
    return []


def is_steady(shaper: Shaper) -> bool:
    """Tell whether a change does the same whatever happens on the table."""
    if not SHAPES[type(shaper.change)].is_steady:
        return False
    if shaper.ability is not None:
        return shaper.ability.condition is None and isinstance(shaper.ability.of, This | Host)
    return shaper.modifier is None or shaper.modifier.condition < 0


def shapers_on(game: "Kernel", card: CardId) -> list[Shaper]:
    """List the shaping changes of a card in play, with the abilities it has now."""
    state = game.state
    found: list[Shaper] = []
    place = 0
    for ability in game.face(card).continuous:
        for change in ability.changes:
            place += 1
            if type(change) in SHAPES:
                name = (card, game.cast.number_of(change), -1)
                found.append(Shaper(change, name, state.controller[card], state.stamps[card], place, ability))
    return found


def next_of(pending: list[Shaper], waits: Waits) -> Shaper:
    """711.4, 711.5: the earliest that waits for no other, but for those that wait for it in turn."""
    if not waits:
        return min(pending, key=Shaper.when)
    names = [shaper.name for shaper in pending]
    awaited = {name: all_awaited(name, names, waits) for name in names}
    free = [one for one in pending if all(one.name in awaited[other] for other in awaited[one.name])]
    return min(free, key=Shaper.when)


def all_awaited(name: Name, names: list[Name], waits: Waits) -> list[Name]:
    """List which of *names* a change waits for, directly or through others."""
    found: list[Name] = []
    ahead = [name]
    while ahead:
        one = ahead.pop()
        for waiting, other in waits:
            if waiting == one and other in names and other not in found:
                found.append(other)
                ahead.append(other)
    return found


def dependent(game: "Kernel", applied: list[Shaper], shaper: Shaper, waits: Waits) -> Waits:
    """711.3b: list which changes do something else now that *shaper* is there: they depend on it."""
    found: Waits = []
    for one in applied:
        reading = reading_of(game, one)
        if reading != one.reading:
            one.reading = reading
            found.extend([(one.name, other) for other in shaper.line() if (one.name, other) not in waits])
    return found


def reading_of(game: "Kernel", shaper: Shaper) -> Reading:
    """Say what *shaper* does as things are: nothing if its card has lost the ability."""
    state = game.state
    source, you = shaper.source, shaper.you
    ability = shaper.ability
    cards: list[CardId]
    if ability is not None:
        if not any(one is ability for one in game.face(source).continuous):
            return ()
        if not holds(game, ability.condition, source, you):
            return ()
        if isinstance(ability.of, This):
            cards = [source]
        elif isinstance(ability.of, Host):
            cards = [state.host[source]] if state.host[source] != NO_CARD else []
        elif isinstance(ability.of, Each):
            cards = cards_of(game, ability.of.description, source, you, None)
        else:
            cards = []
    else:
        modifier = shaper.modifier
        assert modifier is not None
        if not is_on(game, modifier):
            return ()
        cards = [card_of(one) for one in modifier.targets if game.is_current(one)]
    shaping = SHAPES[type(shaper.change)]
    modifier = shaper.modifier if shaping.is_numbered else None
    return tuple(
        [
            (
                card,
                shaping.read(game, shaper.change, card, source, you) if modifier is None else modifier.amount,
            )
            for card in cards
            if state.zone[card] == PLAY and not state.marks[card] & FACE_DOWN
        ]
    )


def apply(game: "Kernel", board: Board, reading: Reading, shaper: Shaper) -> list[CardId]:
    """Change the faces; list the cards whose abilities are others now."""
    make = SHAPES[type(shaper.change)].make
    changed: list[CardId] = []
    for card, payload in reading:
        before = game.face(card)
        after = make(before, payload)
        board.shapes[card] = after
        if after.continuous != before.continuous:
            changed.append(card)
            for ability in after.continuous:
                if not any(ability is one for one in before.continuous):
                    given = (card, game.cast.number_of(ability))
                    board.granted[given] = max(game.state.stamps[card], shaper.stamp)
    return changed


claims("711.3", "711.3a", shape)
claims("711.4", "711.5", next_of)
claims("711.3b", dependent)
