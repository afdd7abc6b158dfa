"""Slaps: sorted into right, false and late ones; right ones are gathered for a moment and then judged."""

from everfree.slap.bout import Bout
from everfree.slap.commands import LONGEST_REACTION_MS
from everfree.slap.events import Judged, Marked, Slapped, SlappedFalsely, SlappedLate
from everfree.slap.judge import Claim, gathering_ms, judge, weigh
from everfree.slap.pile import win_pile
from everfree.slap.signs import ask_for_signs
from everfree.slap.state import BANNED, EMPTY, GONE, GUEST, NEVER, NOBODY, NOTHING, Sight
from everfree.slap.suspicion import MARKS, marks_of, note
from everfree.slap.turns import drop, see_who_is_left
from everfree.table.game import Refused


def sight_of(bout: Bout, version: int) -> Sight:
    """Return what lay on top at this version of the pile, or raise `Refused`.

    A penalty card changes the version but not the top, so a sight can cover several versions.
    """
    state = bout.state
    if not 0 <= version <= state.version:
        raise Refused("not-shown")
    for sight in reversed(state.sights):
        if sight.version <= version:
            return sight
    raise Refused("long-gone")


def refuse_slap(bout: Bout, seat: int) -> str:
    """Return the reason why *seat* may not slap at all, or an empty string (S8)."""
    status = bout.state.status[seat]
    slap_in = bout.options.slap_in
    if status == BANNED:
        return "banned"
    if (status == EMPTY and slap_in == "nobody") or (status == GUEST and slap_in != "anyone"):
        return "no-slapping-in"
    return ""


def slap(bout: Bout, seat: int, *, version: int, reaction: int, since: int = -1) -> None:
    """Apply a slap that arrives now from a seat that saw this version of the pile, or raise `Refused`."""
    state = bout.state
    if not bout.has_begun:
        raise Refused("not-begun")
    reason = refuse_slap(bout, seat)
    if reason:
        raise Refused(reason)
    if not 0 <= reaction <= LONGEST_REACTION_MS:
        raise Refused("no-such-reaction")
    sight = sight_of(bout, version)
    waiting = [claim.seat for claim in state.gathered] + state.signers
    if sight.hands >> seat & 1 or seat in waiting:
        raise Refused("slapped-already")
    if sight.match == NOTHING:
        _slap_falsely(bout, seat, sight)
    elif not is_open(bout, sight) or state.signers:
        sight.hands |= 1 << seat
        claim = _claim(bout, seat, sight, reaction, since)
        judged = weigh(claim, bout.options.compensation_cap_ms)
        bout.told.append(SlappedLate(state.now, seat, sight.version, judged))
    elif bout.options.judging == "keys":
        _slap_by_keys(bout, seat, sight)
    else:
        _gather(bout, seat, sight, reaction, since)


def is_open(bout: Bout, sight: Sight) -> bool:
    """Tell whether a match can still be won; one that was covered too soon stays open for a moment (S7)."""
    state = bout.state
    if sight.version <= state.taken:
        return False
    if sight.covered == NEVER:
        return True
    window = bout.options.slap_window_ms
    is_last_but_one = len(state.sights) > 1 and sight is state.sights[-2]
    in_time = state.now <= sight.covered + gathering_ms(window, _longest_round_trip(bout))
    return is_last_but_one and sight.covered - sight.shown < window and (in_time or bool(state.gathered))


def _slap_falsely(bout: Bout, seat: int, sight: Sight) -> None:
    """Put penalty cards under the pile, or ban a seat that has none (rules 8 and 9, S8, S21)."""
    state = bout.state
    sight.hands |= 1 << seat
    stack = state.stacks[seat]
    lost = min(bout.options.penalty_cards, len(stack))
    for _ in range(lost):
        state.pile.insert(0, stack.pop(0))
    state.under += lost
    is_banned = lost == 0
    bout.told.append(SlappedFalsely(state.now, seat, sight.version, lost, is_banned))
    if is_banned:
        state.status[seat] = BANNED
        drop(bout, seat)
        return
    state.version += 1
    if not stack:
        state.status[seat] = EMPTY
        see_who_is_left(bout)


def _claim(bout: Bout, seat: int, sight: Sight, reaction: int, since: int = -1) -> Claim:
    state = bout.state
    return Claim(seat, sight.version, sight.shown, state.now, reaction, *state.links[seat], since)


def _slap_by_keys(bout: Bout, seat: int, sight: Sight) -> None:
    """Let the first key win without gathering others: on one device the order of keys is known."""
    state = bout.state
    claim = _claim(bout, seat, sight, state.now - sight.shown)
    bout.told.append(Slapped(state.now, seat, sight.version))
    verdict = judge([claim], cap=0, lot=None)
    bout.told.append(Judged(state.now, verdict))
    win_pile(bout, seat)


def _gather(bout: Bout, seat: int, sight: Sight, reaction: int, since: int) -> None:
    """Hold a right slap until the slaps of the others have had time to arrive (S6)."""
    state = bout.state
    if not state.gathered:
        wait = gathering_ms(bout.options.slap_window_ms, _longest_round_trip(bout))
        state.gather_until = state.now + wait
    state.gathered.append(_claim(bout, seat, sight, reaction, since))
    bout.told.append(Slapped(state.now, seat, sight.version))


def _longest_round_trip(bout: Bout) -> int:
    state = bout.state
    trips = [state.links[seat][0] for seat, status in enumerate(state.status) if status not in (BANNED, GONE)]
    return max(trips, default=0)


def close_gathering(bout: Bout) -> None:
    """Judge the gathered slaps: the first takes the pile, or seats too close to tell apart show signs."""
    state = bout.state
    options = bout.options
    lot = (state.seed, state.drawn) if options.photo_finish == "lot" else None
    verdict = judge(state.gathered, cap=options.compensation_cap_ms, lot=lot)
    for claim in state.gathered:
        _keep_record(bout, claim)
    state.gathered = []
    state.gather_until = NEVER
    bout.told.append(Judged(state.now, verdict))
    if verdict.winner == NOBODY:
        state.sign_rounds = 0
        ask_for_signs(bout, sorted(verdict.close))
        return
    state.drawn += verdict.by_lot
    win_pile(bout, verdict.winner)


def _keep_record(bout: Bout, claim: Claim) -> None:
    state = bout.state
    record = state.records[claim.seat]
    note(record, claim)
    fresh = marks_of(record) & ~state.marks[claim.seat]
    state.marks[claim.seat] |= fresh
    for mark, why in MARKS.items():
        if fresh & mark:
            bout.told.append(Marked(state.now, claim.seat, why))
