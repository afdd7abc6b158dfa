"""Guests join the table, and anybody may leave it."""

from typing import Final

from everfree.slap.bout import Bout
from everfree.slap.events import Challenged, Joined, Left
from everfree.slap.pile import finish
from everfree.slap.signs import NONE, count_signs
from everfree.slap.state import GONE, GUEST, NEVER, NOBODY
from everfree.slap.turns import drop, fail_challenge, give_turn
from everfree.table.game import Refused

MOST_SEATS: Final = 60
"""Players and guests who ever joined: `Sight.hands` keeps a bit for each seat in a 64-bit number."""


def takes_guests(bout: Bout) -> bool:
    """Tell whether the house rules let spectators slap in (S8), and there is a number left for another."""
    return bout.options.slap_in == "anyone" and len(bout.state.status) < MOST_SEATS and not bout.is_over


def join(bout: Bout, seat: int) -> None:
    """Add a guest, whose seat must be the next free number; raise `Refused` otherwise."""
    state = bout.state
    if seat != len(state.status):
        raise Refused("seat-taken")
    if seat >= MOST_SEATS:
        raise Refused("table-full")
    state.stacks.append([])
    state.status.append(GUEST)
    state.links.append((0, 0))
    state.records.append([])
    state.marks.append(0)
    bout.told.append(Joined(state.now, seat))


def leave(bout: Bout, seat: int) -> None:
    """Remove a seat: put its stack under the pile in order, and stop waiting for its turn, slap or sign."""
    state = bout.state
    cards = state.stacks[seat]
    state.stacks[seat] = []
    state.status[seat] = GONE
    bout.told.append(Left(state.now, seat, len(cards)))
    if cards:
        state.pile[:0] = cards
        state.under += len(cards)
        state.version += 1
    _forget_slaps(bout, seat)
    if bout.is_over or seat not in state.order:
        return
    _hand_over(bout, seat)
    state.order.remove(seat)
    if not state.order:
        finish(bout, "left")
        return
    drop(bout, seat)


def _forget_slaps(bout: Bout, seat: int) -> None:
    """Drop the slaps and signs of a seat that has left, so that it can't win the pile."""
    state = bout.state
    if state.gathered:
        state.gathered = [claim for claim in state.gathered if claim.seat != seat]
        if not state.gathered:
            state.gather_until = NEVER
            state.turn_since = state.now
    if seat in state.signers:
        place = state.signers.index(seat)
        del state.signers[place], state.signs[place]
        if len(state.signers) == 1 or NONE not in state.signs:
            count_signs(bout)


def _hand_over(bout: Bout, seat: int) -> None:
    """Pass the turn, or the challenge against the leaving player, on to the next player with cards."""
    state = bout.state
    is_challenged = state.challenged == seat
    after = bout.active_after(seat, besides=state.challenger if is_challenged else NOBODY)
    stand_in = after if after != NOBODY else next((other for other in state.order if other != seat), seat)
    if state.turn == seat:
        give_turn(bout, stand_in)
    if not is_challenged:
        return
    state.challenged = stand_in
    if state.award_at != NEVER:
        return
    if after == NOBODY:
        fail_challenge(bout)
    else:
        bout.told.append(Challenged(state.now, state.challenger, after, state.chances))
