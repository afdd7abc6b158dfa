"""Zones: move cards between them, and update what each viewer knows about them (410.6).

`put` is the only function that changes the zone of a card. It also updates `State.known` and the handles: a
viewer who can no longer see a card loses the handle for it, so a card can't be traced through a hidden zone.
"""

from typing import TYPE_CHECKING, Final

from everfree.ccg.kernel.cards.control import release
from everfree.ccg.kernel.cards.copies import end_copy
from everfree.ccg.kernel.kinds import CONTROL_CHANGED
from everfree.ccg.kernel.notes import BANISHED_BY_TEXT
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.state import BOOSTED, FACE_DOWN, TOKEN, State
from everfree.ccg.vocab import (
    BANISHED,
    CARD,
    DILEMMA,
    DILEMMA_AREA,
    DISCARD_PILE,
    DRAW_DECK,
    GONE,
    GONE_AREA,
    HAND,
    NO_AREA,
    NO_CARD,
    PLAY,
    PROBLEM,
    PROBLEM_DECK,
    QUEUE,
    TROUBLEMAKER,
    AreaId,
    CardId,
    CardType,
    Seat,
    card_of,
    ref,
)

if TYPE_CHECKING:
    from everfree.ccg.kernel.kernel import Kernel

HIDDEN_ZONES: Final = (DRAW_DECK, PROBLEM_DECK, HAND, GONE)
"""Zones in which a card is visible only to viewers who know it; cards in GONE are shown to nobody."""


def everyone(state: State) -> int:
    """Return the bit set of all viewers: every seat and the spectators."""
    return (1 << (state.seats + 1)) - 1


def slot(state: State, zone: int, owner: Seat) -> int:
    """Return the index of a zone in `State.zones`; play and queue are shared (401.4)."""
    return zone * state.seats + (0 if zone in (PLAY, QUEUE) else owner)


def create(game: "Kernel", definition: int, owner: Seat, zone: int) -> CardId:
    """Add a card to the match, on top of a zone, unknown to everyone; *definition* is its number."""
    state = game.state
    card = CardId(len(state.definition))
    state.definition.append(definition)
    state.owner.append(owner)
    state.controller.append(owner)
    state.zone.append(zone)
    state.area.append(NO_AREA)
    state.host.append(NO_CARD)
    state.incarnation.append(0)
    state.marks.append(0)
    state.stamps.append(0)
    state.known.append(0)
    for handles in state.handles:
        handles.append(0)
    state.zones[slot(state, zone, owner)].append(card)
    return card


def new_area(state: State, owner: Seat) -> AreaId:
    """Create the area of a Dilemma that enters play (522.2, 522.2b)."""
    state.area_kind.append(DILEMMA_AREA)
    state.area_owner.append(owner)
    return AreaId(len(state.area_kind) - 1)


def put(
    game: "Kernel",
    card: CardId,
    zone: int,
    *,
    bottom: bool = False,
    face_down: bool = False,
    area: AreaId = NO_AREA,
    host: CardId = NO_CARD,
) -> None:
    """Put *card* into *zone*, on top or at the bottom, as a different card (410.6).

    A token that would leave play ceases to exist (521.3); a Dilemma's area ends with it (522.3).
    """
    state = game.state
    old_zone = state.zone[card]
    zone = _destination(game, card, zone)
    if old_zone == PLAY:
        _detach_from_table(game, card, leaves_play=zone != PLAY)
    if state.copying and zone != PLAY:
        end_copy(state, card)
    _move(state, card, zone, bottom=bottom)
    state.controller[card] = state.owner[card]
    state.area[card] = area
    state.host[card] = host
    state.marks[card] = state.marks[card] & TOKEN | (FACE_DOWN if face_down else 0)
    _forget_old_zone(state, card, old_zone)
    if zone == PLAY or zone in game.definitions.elsewhere:
        stamp(state, card)
    if face_down:
        _hide(game, card, old_zone)
    else:
        _reveal(game, card, old_zone)
    name(state, card)
    if old_zone in (PLAY, QUEUE) or zone == PLAY:
        game.changed()
    elif old_zone in game.definitions.elsewhere or zone in game.definitions.elsewhere:
        game.reindex()


def _destination(game: "Kernel", card: CardId, zone: int) -> int:
    """Return the zone that *card* goes to instead of *zone*; a token that leaves play ceases to exist."""
    state = game.state
    if state.marks[card] & TOKEN and zone != PLAY:
        state.token_stacks = [one for one in state.token_stacks if one[0] != card]
        return GONE  # 521.3
    if zone == PROBLEM_DECK and DILEMMA in game.face(card).traits:
        return DISCARD_PILE  # 522.3a
    return zone


def _detach_from_table(game: "Kernel", card: CardId, *, leaves_play: bool) -> None:
    """Separate a card in play from its attachments, its area and its modifiers before it moves."""
    state = game.state
    for other in state.zones[PLAY * state.seats]:
        if state.host[other] == card:
            state.host[other] = NO_CARD  # it stays, without host, until pre-priority processing (R15)
    area = state.area[card]
    if state.area_kind[area] == DILEMMA_AREA and game.type_of(card) == PROBLEM:
        state.area_kind[area] = GONE_AREA  # 522.3
    if leaves_play:
        state.left.append((game.ref(card), area))
    if state.modifiers:
        release(game, game.ref(card))


def _move(state: State, card: CardId, zone: int, *, bottom: bool) -> None:
    """Move *card* to the top or the bottom of *zone* as its next incarnation (410.6)."""
    owner = state.owner[card]
    old_zone = state.zone[card]
    state.zones[slot(state, old_zone, owner)].remove(card)
    target = state.zones[slot(state, zone, owner)]
    target.insert(0 if bottom else len(target), card)
    state.zone[card] = zone
    state.incarnation[card] += 1


def _forget_old_zone(state: State, card: CardId, old_zone: int) -> None:
    """Remove the records of *card* that hold only in the zone it has left."""
    if old_zone == PLAY:
        forget_what_lay_on(state, card, has_moved=True)
        if state.covered:
            state.covered = [one for one in state.covered if one[0] != card]
        return
    if old_zone == BANISHED and state.beneath:
        state.beneath = [one for one in state.beneath if one[0] != card]
    if state.noted:
        state.noted = [one for one in state.noted if one[1] != BANISHED_BY_TEXT or card_of(one[0]) != card]


def _hide(game: "Kernel", card: CardId, old_zone: int) -> None:
    """Update who knows *card*, which was put face down."""
    state = game.state
    owner = state.owner[card]
    zone = state.zone[card]
    if zone == PLAY:
        state.covered.append((card, state.turn))
    if old_zone == HAND:
        # only a Troublemaker is played face down; any card may be banished face down
        _lose_track_of_hand(game, owner, CARD if zone == BANISHED else TROUBLEMAKER)
        for viewer in range(state.seats + 1):
            if viewer != owner:
                state.handles[viewer][card] = 0  # others can't tell which card of the hand it was
    if old_zone in (HAND, QUEUE):
        state.known[card] &= 1 << owner


def _reveal(game: "Kernel", card: CardId, old_zone: int) -> None:
    """Update who knows *card*, which was put face up; it stays hidden in a hidden zone."""
    state = game.state
    owner = state.owner[card]
    zone = state.zone[card]
    if zone == HAND:
        state.known[card] |= 1 << owner
    elif zone == DRAW_DECK and old_zone == HAND:
        state.known[card] &= 1 << owner
        _lose_track_of_hand(game, owner, CARD)
    elif zone not in HIDDEN_ZONES:
        state.known[card] = everyone(state)


def stamp(state: State, card: CardId) -> None:
    """711.3a: give the card's modifiers a new timestamp, because they start to apply now."""
    state.stamp += 1
    state.stamps[card] = state.stamp


def forget_what_lay_on(state: State, card: CardId, *, has_moved: bool = False) -> None:
    """519.3a, R14: remove the counters, notes and cards beneath of a card that becomes a different card.

    If it has changed its zone, an effect that follows it there still finds what its text banished (410.6a).
    """
    if state.counters:
        state.counters = [one for one in state.counters if one[0] != card]
    if state.noted:
        now = ref(card, state.incarnation[card])
        state.noted = [
            (now, *one[1:]) if card_of(one[0]) == card else one
            for one in state.noted
            if card_of(one[0]) != card or (has_moved and one[1] == BANISHED_BY_TEXT)
        ]
    if state.beneath:
        state.beneath = [one for one in state.beneath if one[1] != card]


def name(state: State, card: CardId) -> None:
    """Assign a handle for *card* to each viewer who can see it; remove it from those who can't."""
    hidden = state.zone[card] in HIDDEN_ZONES
    known = state.known[card]
    for viewer in range(state.seats + 1):
        handles = state.handles[viewer]
        if not hidden or known >> viewer & 1:
            if handles[card] == 0:
                handles[card] = state.next_handle[viewer]
                state.next_handle[viewer] += 1
        else:
            handles[card] = 0


def learn(game: "Kernel", viewer: Seat, card: CardId) -> None:
    """Record that *viewer* has seen *card* in its place."""
    game.state.known[card] |= 1 << viewer
    name(game.state, card)


def show(game: "Kernel", card: CardId) -> None:
    """Record that everyone has seen *card* in its place."""
    game.state.known[card] = everyone(game.state)
    name(game.state, card)


def forget(game: "Kernel", card: CardId, keep: int) -> None:
    """Record that of those who knew *card* only the viewers in *keep* still do."""
    game.state.known[card] &= keep
    name(game.state, card)


def remember(game: "Kernel", later: State) -> None:
    """After an undo, keep what viewers had learned in *later*, the state that was undone.

    If a card's owner shuffled in between, what was seen afterwards does not tell where the card is now.
    """
    state = game.state
    for number, known in enumerate(later.known[: len(state.known)]):  # newer tokens don't exist here
        card = CardId(number)
        owner = state.owner[card]
        if state.shuffles[owner] == later.shuffles[owner] and known & ~state.known[card]:
            state.known[card] |= known
            name(state, card)


def _lose_track_of_hand(game: "Kernel", owner: Seat, types: CardType) -> None:
    """Make others forget the cards of these *types* in a hand, because one of them left it unseen."""
    state = game.state
    for card in game.cards_in(HAND, owner):
        if state.known[card] != 1 << owner and game.definition(card).type & types:
            forget(game, card, 1 << owner)


def shuffle(game: "Kernel", zone: int, owner: Seat) -> None:
    """Shuffle a deck: every card in it becomes a different, unknown card (410.6)."""
    state = game.state
    cards = state.zones[slot(state, zone, owner)]
    for place in range(len(cards) - 1, 0, -1):
        other = game.random_below(place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    state.shuffles[owner] += 1
    for card in cards:
        state.incarnation[card] += 1
        forget(game, card, 0)


def turn_face_down(game: "Kernel", card: CardId) -> None:
    """Turn *card* face down in play; it becomes a different card that keeps only its side (505.3, 519.3a).

    A token ceases to exist (521.4); modifiers that gave control of the card end (513.2).
    """
    state = game.state
    if state.marks[card] & TOKEN:
        put(game, card, GONE)
        return
    owner = state.owner[card]
    release(game, game.ref(card))
    if state.controller[card] != owner:
        state.controller[card] = owner
        game.tell(Occurrence(CONTROL_CHANGED, owner, card))
    if state.copying:
        end_copy(state, card)
    state.marks[card] = state.marks[card] & BOOSTED | FACE_DOWN
    state.covered = [*[one for one in state.covered if one[0] != card], (card, state.turn)]
    state.incarnation[card] += 1
    forget_what_lay_on(state, card)
    game.changed()


def turn_face_up(game: "Kernel", card: CardId) -> None:
    """Turn *card* face up in play, for everyone to see."""
    state = game.state
    state.marks[card] &= ~FACE_DOWN
    state.covered = [one for one in state.covered if one[0] != card]
    state.known[card] = everyone(state)
    stamp(state, card)
    name(state, card)
    game.changed()


def turn_over(game: "Kernel", card: CardId) -> None:
    """Turn a Mane Character to its other side; its counters and attachments stay (R45)."""
    game.state.marks[card] ^= BOOSTED
    stamp(game.state, card)
    game.changed()
