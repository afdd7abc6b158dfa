"""Playing a card: challenges, whose turn it is, and what happens when a player runs out of cards."""

from everfree.slap.bout import Bout
from everfree.slap.events import Challenged, ChallengeFailed, Played
from everfree.slap.pile import award, finish
from everfree.slap.state import EMPTY, NEVER, NOBODY


def play_card(bout: Bout, seat: int, *, by_clock: bool = False) -> None:
    """Turn the top card of a player's stack over onto the pile and apply what it does."""
    state = bout.state
    stack = state.stacks[seat]
    card = stack.pop(0)
    state.pile.append(card)
    state.played += 1
    state.last_card = state.now
    bout.show(bout.deck.match_on(state.pile, under=state.under))
    if not stack:
        state.status[seat] = EMPTY
    bout.told.append(Played(state.now, seat, state.version, bout.deck.cards[card], len(stack), by_clock))
    _after_card(bout, seat, bout.deck.chances[card])
    if bout.is_last_card_played and not bout.is_over:
        _end_soon(bout)


def _after_card(bout: Bout, seat: int, chances: int) -> None:
    """Part 3: a challenge card challenges the next player; any other card uses up a chance of a challenge."""
    state = bout.state
    if chances:
        challenge(bout, seat, chances)
    elif state.challenger == NOBODY:
        give_turn(bout, bout.active_after(seat))
        see_who_is_left(bout)
    elif state.chances > 1:
        state.chances -= 1
        state.turn_since = state.now
        see_who_is_left(bout)
    else:
        state.chances = 0
        fail_challenge(bout)


def challenge(bout: Bout, seat: int, chances: int) -> None:
    """Let *seat* challenge the next player with cards, or win the challenge at once if there is none (S4)."""
    state = bout.state
    state.challenger = seat
    state.chances = chances
    state.challenged = bout.active_after(seat, besides=seat)
    if state.challenged == NOBODY:
        state.challenged = seat
        fail_challenge(bout, unopposed=True)
        return
    give_turn(bout, state.challenged)
    bout.told.append(Challenged(state.now, seat, state.challenged, chances))


def fail_challenge(bout: Bout, *, unopposed: bool = False) -> None:
    """Award the pile to the challenger at the end of the grace time (S5)."""
    state = bout.state
    state.turn = state.challenged
    state.award_to = state.challenger
    state.award_at = state.now + bout.options.award_grace_ms
    bout.told.append(ChallengeFailed(state.now, state.challenger, state.award_at, unopposed))


def give_turn(bout: Bout, seat: int) -> None:
    """Give *seat* the turn and restart its timeout; NOBODY only restarts the timeout."""
    if seat != NOBODY:
        bout.state.turn = seat
    bout.state.turn_since = bout.state.now


def see_who_is_left(bout: Bout) -> None:
    """Pass the turn or the challenge on if its owner has no cards; award the pile if one player is left."""
    state = bout.state
    if bout.is_over or state.award_at != NEVER:
        return
    if state.challenger != NOBODY:
        if not state.stacks[state.challenged]:
            _pass_challenge_on(bout)
        return
    active = [seat for seat in state.order if state.stacks[seat]]
    if len(active) < 2:
        _give_the_rest(bout, active[0] if active else NOBODY)
    elif not state.stacks[state.turn]:
        give_turn(bout, bout.active_after(state.turn))


def _pass_challenge_on(bout: Bout) -> None:
    """S3: pass the challenge to the next player with the chances left, or let it fail."""
    state = bout.state
    after = bout.active_after(state.challenged, besides=state.challenger)
    if after == NOBODY or bout.options.short_challenge == "fail":
        fail_challenge(bout)
        return
    state.challenged = after
    give_turn(bout, after)
    bout.told.append(Challenged(state.now, state.challenger, after, state.chances))


def _give_the_rest(bout: Bout, seat: int) -> None:
    """S10: award the pile to the last player with cards, after a grace time if a match is open."""
    state = bout.state
    give_turn(bout, seat)
    state.award_to = seat
    if bout.is_match_open or state.gathered or state.signers:
        state.award_at = state.now + bout.options.award_grace_ms
    else:
        award(bout)


def _end_soon(bout: Bout) -> None:
    """End the game at the limit of cards, after a grace time if the last card can be slapped."""
    state = bout.state
    state.award_at = NEVER
    if bout.is_match_open:
        state.ends_at = state.now + bout.options.award_grace_ms
    else:
        finish(bout, "limit")


def drop(bout: Bout, seat: int) -> None:
    """End the challenge and the award of a seat that has left or was banned."""
    state = bout.state
    if state.challenger == seat:  # the challenge lapses: the pile stays, and the challenged player plays on
        state.challenger = state.challenged = NOBODY
        state.chances = 0
    if state.award_to == seat:
        state.award_to = NOBODY
        state.award_at = NEVER
        state.turn_since = state.now
    see_who_is_left(bout)
