"""The countdown before the first card: it begins when everybody is there, or after a while."""

from typing import Final

from everfree.slap.bout import Bout
from everfree.slap.events import Counted
from everfree.slap.state import NEVER
from everfree.table.game import Refused

NUMBERS: Final = 3
"""It counts down from this number."""
LONGEST_WAIT_MS: Final = 20_000
"""How long the table waits for players who are not there yet."""


def ready(bout: Bout) -> None:
    """Begin to count down, because everybody is there; raise `Refused` if the table has begun already."""
    if bout.state.begins_at != NEVER:
        raise Refused("begun-already")
    start_counting(bout)


def start_counting(bout: Bout) -> None:
    """Tell the first number; the others follow by the clock."""
    state = bout.state
    state.begins_at = state.now + bout.options.countdown_ms
    state.count = NUMBERS
    bout.told.append(Counted(state.now, state.count))


def next_number(bout: Bout) -> int:
    """Return when the next number of the countdown is due, or when it begins without those who are away."""
    state = bout.state
    if state.begins_at == NEVER:
        return LONGEST_WAIT_MS
    return state.begins_at - (state.count - 1) * bout.options.countdown_ms // NUMBERS


def count_on(bout: Bout) -> None:
    """Tell the next number; 0 begins the game."""
    state = bout.state
    if state.begins_at == NEVER:
        start_counting(bout)
        return
    state.count -= 1
    bout.told.append(Counted(state.now, state.count))
    if not state.count:
        bout.begin()
