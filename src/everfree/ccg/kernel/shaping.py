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


class Shaper:
    """One change of one continuous modifier, of a card in play or with a duration."""

    __slots__ = ("ability", "change", "modifier", "place", "source", "stamp", "you")

    def __init__(
        self,
        change: Change,
        source: CardId,
        you: Seat,
        stamp: int,
        place: int,
        ability: Continuous | None,
        modifier: Modifier | None,
    ) -> None:
        self.change = change
        self.source = source
        self.you = you
        self.stamp = stamp
        """711.3a: when it was created."""
        self.place = place
        """Among the changes of one card, their printed order."""
        self.ability = ability
        self.modifier = modifier

    def is_before(self, other: "Shaper") -> bool:
        """711.3: tell which of two has the earlier timestamp."""
        return (self.stamp, self.place) < (other.stamp, other.place)


def shape(game: "Kernel", board: Board, cards: list[CardId], modifiers: list[Modifier]) -> bool:
    """Apply every shaping change once; *board* then says what each card has become.

    True if all of it is steady: it stays so until a card enters, leaves, is turned or attached.
    """
    pending = [shaper for card in cards for shaper in shapers_on(game, card)]
    for modifier in modifiers:
        node = game.cast.nodes[modifier.change]
        if isinstance(node, Change):
            pending.append(
                Shaper(node, card_of(modifier.source), modifier.seat, modifier.stamp, 0, None, modifier)
            )
    applied: list[Shaper] = []
    while pending:
        shaper = next_of(game, board, pending)
        pending.remove(shaper)
        applied.append(shaper)
        changed = apply(game, board, reading_of(game, shaper), shaper)
        for card in changed:
            known = [one for one in [*pending, *applied] if one.source == card and one.modifier is None]
            pending.extend(
                [
                    one
                    for one in shapers_on(game, card)
                    if not any(one.ability is other.ability and one.place == other.place for other in known)
                ]
            )
    return all(is_steady(shaper) for shaper in applied)


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
                found.append(
                    Shaper(change, card, state.controller[card], state.stamps[card], place, ability, None)
                )
    return found


def next_of(game: "Kernel", board: Board, pending: list[Shaper]) -> Shaper:
    """711.4, 711.5: the earliest that depends on no other; where all do, simply the earliest."""
    first = pending[0]
    for shaper in pending[1:]:
        if shaper.is_before(first):
            first = shaper
    if len(pending) == 1:
        return first
    free: Shaper | None = None
    for shaper in pending:
        if (free is None or shaper.is_before(free)) and not any(
            depends(game, board, shaper, other) for other in pending if other is not shaper
        ):
            free = shaper
    return first if free is None else free


def depends(game: "Kernel", board: Board, one: Shaper, other: Shaper) -> bool:
    """711.3b: tell whether the presence of *other* changes what *one* does."""
    before = reading_of(game, one)
    kept = dict(board.shapes)
    apply(game, board, reading_of(game, other), other)
    after = reading_of(game, one)
    board.shapes = kept
    return before != after


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
    read = SHAPES[type(shaper.change)].read
    return tuple(
        [
            (card, read(game, shaper.change, card, source, you))
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
    return changed


claims("711.3", "711.3a", shape)
claims("711.4", "711.5", next_of)
claims("711.3b", depends)
