"""What a viewer may know: the sizes of stacks and the top of the pile.

Nobody sees the cards of a stack, not even its owner (S16).
"""

from typing import Final

import msgspec

from everfree.slap.bout import Bout
from everfree.slap.cards import Card
from everfree.slap.clock import earliest_card, may_play
from everfree.slap.events import Dealt
from everfree.slap.judge import most_compensation_ms, most_error_ms
from everfree.slap.people import takes_guests
from everfree.slap.signs import NONE
from everfree.slap.slaps import refuse_slap
from everfree.slap.state import NEVER, NOBODY, STATUS_NAMES
from everfree.slap.suspicion import names_of

SHOWN_CARDS: Final = 3
"""Enough to see a Hayburger."""


class SeatView(msgspec.Struct, frozen=True):
    """One player or guest, as everyone sees them."""

    seat: int
    status: str
    cards: int
    round_trip: int
    jitter: int
    marks: tuple[str, ...] = ()
    """What a host should look at: `low-claims`, `late-pongs`, `uncanny` or `unsteady`."""


class ChallengeView(msgspec.Struct, frozen=True):
    """A challenge in progress, or one that has failed and whose pile is not taken yet."""

    challenger: int
    challenged: int
    chances: int


class View(msgspec.Struct, frozen=True):
    """The table as one viewer may know it."""

    viewer: int
    now: int
    seats: tuple[SeatView, ...]
    dealt: int
    """How many were dealt in; later seats are those of guests who slapped in."""
    order: tuple[int, ...]
    """Clockwise."""
    version: int
    """The version of the pile, which a slap must name."""
    shown: int
    """When the top card appeared."""
    pile: int
    top: tuple[Card, ...]
    """The last cards turned over, the topmost last; the view does not say whether they match."""
    count: int
    """The number that the countdown before the first card has reached; 0 before and after it."""
    is_waiting: bool
    """Whether the table waits for players before it counts down."""
    turn: int
    may_play: bool
    """Whether this viewer is to turn over the next card, from `play_from` on."""
    play_from: int
    """The earliest time at which the next card may be turned over; before it that is refused."""
    may_slap: bool
    """Whether a slap of this viewer counts; a spectator's does where guests may slap in, and gives a seat."""
    challenge: ChallengeView | None
    award_to: int
    award_at: int
    is_judging: bool
    """Whether slaps are being gathered."""
    signers: tuple[int, ...]
    may_sign: bool
    most_compensation_ms: int
    """How much earlier than its arrival a slap can count at this table, whatever its client claims."""
    most_error_ms: int
    """How far apart slaps may be at this table that are a photo finish, however connections vary."""
    text_symbols: bool
    ends_at: int
    winners: tuple[int, ...] | None


def view_of(bout: Bout, viewer: int) -> View:
    """Return what a viewer may know; a number beyond the seats is a spectator."""
    state = bout.state
    challenge = None
    if state.challenger != NOBODY:
        challenge = ChallengeView(state.challenger, state.challenged, state.chances)
    return View(
        viewer=viewer,
        now=state.now,
        seats=tuple([seat_view(bout, seat) for seat in range(len(state.status))]),
        dealt=next(len(event.stacks) for event in bout.told if isinstance(event, Dealt)),
        order=tuple(state.order),
        version=state.version,
        shown=state.sights[-1].shown,
        pile=len(state.pile),
        top=tuple([bout.deck.cards[card] for card in state.pile[state.under :][-SHOWN_CARDS:]]),
        count=state.count,
        is_waiting=state.begins_at == NEVER and not bout.is_over,
        turn=state.turn,
        may_play=viewer == state.turn and may_play(bout),
        play_from=earliest_card(bout),
        may_slap=_may_slap(bout, viewer),
        challenge=challenge,
        award_to=state.award_to,
        award_at=state.award_at,
        is_judging=state.gather_until != NEVER,
        signers=tuple(state.signers),
        may_sign=viewer in state.signers and state.signs[state.signers.index(viewer)] == NONE,
        most_compensation_ms=most_compensation_ms(bout.options.compensation_cap_ms),
        most_error_ms=most_error_ms(bout.options.compensation_cap_ms),
        text_symbols=bout.options.text_symbols,
        ends_at=state.ends_at,
        winners=None if state.winners is None else tuple(state.winners),
    )


def _may_slap(bout: Bout, viewer: int) -> bool:
    """Tell whether a viewer's slap would be judged; that of a spectator is where guests may slap in."""
    if not bout.has_begun or bout.is_over:
        return False
    if viewer >= len(bout.state.status):
        return takes_guests(bout)
    return bout.is_here(viewer) and not refuse_slap(bout, viewer)


def seat_view(bout: Bout, seat: int) -> SeatView:
    """Return what everyone may know about a seat."""
    state = bout.state
    status, cards = STATUS_NAMES[state.status[seat]], len(state.stacks[seat])
    return SeatView(seat, status, cards, *state.links[seat], names_of(state.marks[seat]))
