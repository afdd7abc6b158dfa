"""What happens without a player's command: countdown, verdicts, awards, timeouts, the end of the game."""

from everfree.slap.bout import Bout
from everfree.slap.countdown import count_on, next_number
from everfree.slap.pile import award, finish
from everfree.slap.signs import count_signs
from everfree.slap.slaps import close_gathering
from everfree.slap.state import NEVER
from everfree.slap.turns import play_card


def may_play(bout: Bout) -> bool:
    """Tell whether the player on turn may play a card: no slap is being judged and no award is pending."""
    state = bout.state
    return (
        state.winners is None
        and bout.has_begun
        and state.award_at == NEVER
        and state.gather_until == NEVER
        and not state.signers
        and not bout.is_last_card_played
    )


def earliest_card(bout: Bout) -> int:
    """Return the earliest moment at which the next card may be played (S7)."""
    state = bout.state
    return 0 if state.played == 0 else state.last_card + bout.options.min_play_interval_ms


def due(bout: Bout) -> int | None:
    """Return when the next thing happens without a command, or None; gathered slaps are judged first."""
    state = bout.state
    if state.winners is not None:
        return None
    if not bout.has_begun:
        return max(next_number(bout), state.now)
    if state.gather_until != NEVER:
        return state.gather_until
    if state.signers:
        return state.signs_until
    moment = state.award_at
    if moment == NEVER and not bout.is_last_card_played:
        moment = state.turn_since + bout.options.turn_timeout_ms
    if moment == NEVER or NEVER != state.ends_at < moment:
        moment = state.ends_at
    return max(moment, state.now)


def tick(bout: Bout, at: int) -> None:
    """Run everything that is due up to *at*, in order."""
    while (moment := due(bout)) is not None and moment <= at:
        bout.state.now = moment
        _happen(bout)
    bout.state.now = at


def _happen(bout: Bout) -> None:
    """Run the one thing that is due now."""
    state = bout.state
    if not bout.has_begun:
        count_on(bout)
    elif state.gather_until != NEVER:
        close_gathering(bout)
    elif state.signers:
        count_signs(bout)
    elif NEVER != state.award_at <= state.now:
        award(bout)
    elif NEVER != state.ends_at <= state.now:
        finish(bout, "limit")
    else:
        play_card(bout, state.turn, by_clock=True)
