"""410: dismissing, retiring, discarding, drawing, entering play; 515: flipping."""

from typing import Final

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.zones import forget, new_area, put, show
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.registry import APPLY, FORBIDDEN, claims
from everfree.ccg.kernel.state import AS_DILEMMA
from everfree.ccg.kernel.values.characteristics import power_of, traits_of
from everfree.ccg.language.terms import WHILE_IN_PLAY
from everfree.ccg.language.words.effects.control import TAKEN
from everfree.ccg.rules.words.laws.arriving import come_exhausted, enters_exhausted
from everfree.ccg.rules.words.laws.closed_zones import refuse_leaving_pile
from everfree.ccg.rules.words.laws.limits import DRAWN, note_limited
from everfree.ccg.vocab import (
    DISCARD_PILE,
    DRAW_DECK,
    FLIP,
    FRIEND,
    HAND,
    MANE,
    NO_SEAT,
    PERMANENT,
    PLAY,
    CardId,
)


def leave_play(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """410.1, 410.2: put a card from play into its owner's discard pile; Mane Characters stay (301.5)."""
    card = occurrence.card
    if game.state.zone[card] != PLAY or game.type_of(card) == MANE:
        return None
    put(game, card, DISCARD_PILE)
    return occurrence


def discard(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """410.3: put a card from a hand into its owner's discard pile."""
    if game.state.zone[occurrence.card] != HAND:
        return None
    put(game, occurrence.card, DISCARD_PILE)
    return occurrence


FROM_BOTTOM: Final = "bottom"
"""The word of a draw from the bottom of a deck."""


def draw(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """410.4: put the top card of the deck, or the bottom one, into the hand; an empty deck draws nothing."""
    deck = game.cards_in(DRAW_DECK, occurrence.seat)
    if not deck:
        return None
    card = deck[0] if occurrence.word == FROM_BOTTOM else deck[-1]
    before = game.ref(card)
    put(game, card, HAND)
    if game.state.frames:
        game.top().follow(before, game.ref(card))  # a text that draws the card it revealed (410.6a)
    note_limited(game, occurrence.seat, DRAWN)
    return Occurrence(kinds.DREW, occurrence.seat, card, source=occurrence.source, by=occurrence.by)


def flip(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """515.1: reveal the top card of the deck and put it into the Flip Zone; an empty deck flips nothing.

    The amount is the power with which it counts now, for the log; no rule depends on it.
    """
    deck = game.cards_in(DRAW_DECK, occurrence.seat)
    if not deck:
        return None
    card = deck[-1]
    put(game, card, FLIP)
    return Occurrence(
        kinds.FLIPPED,
        occurrence.seat,
        card,
        amount=flip_power(game, card),
        source=occurrence.source,
        by=occurrence.by,
    )


def flip_power(game: Kernel, card: CardId) -> int:
    """514.4a, R34: return the power with which a flipped card counts, at least 0."""
    return max(0, power_of(game, card))


def into_hand(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """410.4a: put a card into its owner's hand without drawing it."""
    card = occurrence.card
    if game.type_of(card) == MANE and game.state.zone[card] == PLAY:
        return None
    put(game, card, HAND)
    return occurrence


def on_deck(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """402.3: put a card on its owner's deck; if it is one of several, only who puts it knows its place."""
    card = occurrence.card
    if game.type_of(card) == MANE:
        return None
    put(game, card, DRAW_DECK)
    if occurrence.amount:
        forget(game, card, 1 << occurrence.by)
    return occurrence


def enter(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """706.1: put a card into play at an area, or attached to a host; it enters ready (503.1).

    A Problem that replaces another is in play already; its occurrence only announces it. A Dilemma enters
    play at an area of its own (522.2). A card that enters under another player's control stays under it while
    it is in play (513.2).
    """
    card = occurrence.card
    state = game.state
    if state.zone[card] == PLAY:
        return occurrence
    as_dilemma = AS_DILEMMA if occurrence.amount & DILEMMA_ENTRY else 0
    if as_dilemma or game.definition(card).in_play is not None:
        occurrence = occurrence.at(new_area(state, occurrence.seat))
    face_down = occurrence.amount & FACE_DOWN_ENTRY != 0
    host = occurrence.cards[0] if occurrence.cards else CardId(-1)
    put(game, card, PLAY, area=occurrence.area, host=host, face_down=face_down)
    if face_down and game.type_of(card) == FRIEND:
        show(game, card)  # a Friend that enters frightened was known before
    state.marks[card] |= as_dilemma
    if occurrence.seat != state.owner[card]:
        state.controller[card] = occurrence.seat
        state.known[card] |= 1 << occurrence.seat
        scope = Scope(occurrence.source, occurrence.by)
        game.modify(TAKEN, scope, WHILE_IN_PLAY, amount=occurrence.seat, targets=(game.ref(card),))
    if enters_exhausted(game, card):
        come_exhausted(game, card)
    return occurrence


FACE_DOWN_ENTRY: Final = 1
"""Bit of an entering occurrence's amount: the card enters face down, covered or frightened (306.1, 504.1)."""
PLAYED_ENTRY: Final = 2
"""Bit of an entering occurrence's amount: it enters because it is being played."""
DILEMMA_ENTRY: Final = 4
"""Bit of an entering occurrence's amount: it enters as a Dilemma, whatever else it is (R46)."""


def refuse_dismissal(game: Kernel, occurrence: Occurrence) -> Refusal | None:
    """410.1: say why a card can't be dismissed."""
    card = occurrence.card
    if game.state.zone[card] != PLAY:
        return Refusal("410.1", "not-in-play", card=card)
    return refuse_leaving(game, occurrence)


def refuse_retiring(game: Kernel, occurrence: Occurrence) -> Refusal | None:
    """410.2: say why a card can't be retired: it is not in play, or another player controls it."""
    card = occurrence.card
    if game.state.zone[card] != PLAY:
        return Refusal("410.2", "not-in-play", card=card)
    if occurrence.by not in (NO_SEAT, game.state.controller[card]):
        return Refusal("410.2", "not-yours", card=card)
    return refuse_leaving(game, occurrence)


def refuse_leaving(game: Kernel, occurrence: Occurrence) -> Refusal | None:
    """301.5: say why a card can't leave play or a discard pile; other zones it can always leave."""
    card = occurrence.card
    if game.state.zone[card] != PLAY:
        return refuse_leaving_pile(game, card)
    if game.type_of(card) == MANE:
        return Refusal("301.5", "mane-stays", card=card)
    if PERMANENT in traits_of(game, card):
        return Refusal("C6", "permanent", card=card)
    return None


def refuse_entering(game: Kernel, occurrence: Occurrence) -> Refusal | None:
    """Say why a card can't enter play from where it is."""
    return refuse_leaving_pile(game, occurrence.card)


APPLY[kinds.DISMISSED] = leave_play
APPLY[kinds.RETIRED] = leave_play
APPLY[kinds.DISCARDED] = discard
APPLY[kinds.DREW] = draw
APPLY[kinds.FLIPPED] = flip
APPLY[kinds.PUT_INTO_HAND] = into_hand
APPLY[kinds.PUT_ON_DECK] = on_deck
APPLY[kinds.ENTERED] = enter
FORBIDDEN[kinds.DISMISSED] = refuse_dismissal
FORBIDDEN[kinds.RETIRED] = refuse_retiring
FORBIDDEN[kinds.ENTERED] = refuse_entering
for _kind in kinds.LEAVES_PLAY:
    FORBIDDEN.setdefault(_kind, refuse_leaving)

claims("401.1", "410.6", put)
claims("301.5", "410.1", "410.2", leave_play)
claims("410.3", discard)
claims("410.4", "410.4b", draw)
claims("410.4a", into_hand)
claims("515.1", "515.2", flip)
claims("503.1", enter)
claims("410.1", refuse_dismissal)
claims("R1", "R37", flip)
claims("410.2", refuse_retiring)
claims("301.5", refuse_leaving)
claims("104.2a", "104.3", "710.2", "711.2", Kernel.happens)
claims("401.4", "405.1", "406.1", "505.1d", put)
claims("501.3", enter)
claims("C6", refuse_leaving)
