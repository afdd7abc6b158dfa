"""Rock, paper, scissors: how a photo finish is decided at tables that don't like lots."""

from typing import Final

from everfree.slap.bout import Bout
from everfree.slap.events import Signed, Signing
from everfree.slap.pile import win_pile
from everfree.slap.state import NEVER
from everfree.table.chance import draw_below

NONE: Final = -1
ROCK: Final = 0
PAPER: Final = 1
SCISSORS: Final = 2
SIGNS: Final = 3
ROUNDS: Final = 3
"""After so many rounds without a result the seed decides."""


def ask_for_signs(bout: Bout, seats: list[int]) -> None:
    """Let these seats choose rock, paper or scissors, unseen by each other."""
    state = bout.state
    state.signers = seats
    state.signs = [NONE] * len(seats)
    state.signs_until = state.now + bout.options.turn_timeout_ms
    bout.told.append(Signing(state.now, tuple(seats)))


def sign(bout: Bout, seat: int, shown: int) -> None:
    """Take a seat's sign; when all are there, they count."""
    state = bout.state
    state.signs[state.signers.index(seat)] = shown
    if NONE not in state.signs:
        count_signs(bout)


def count_signs(bout: Bout) -> None:
    """Rock, paper, scissors among any number: one sign beats the other; three kinds or one are no result."""
    state = bout.state
    seats, signs = state.signers, state.signs
    bout.told.append(Signed(state.now, tuple(seats), tuple(signs)))
    state.signers, state.signs, state.signs_until = [], [], NEVER
    kinds = sorted(set(signs) - {NONE})
    if len(kinds) == 2:
        kinds = [kinds[0] if (kinds[0] - kinds[1]) % SIGNS == 1 else kinds[1]]
    left = [seat for seat, shown in zip(seats, signs, strict=True) if shown in kinds] or seats
    if len(left) == 1:
        win_pile(bout, left[0])
        return
    state.sign_rounds += 1
    if state.sign_rounds < ROUNDS:
        ask_for_signs(bout, left)
        return
    number = draw_below(state.seed, state.drawn, len(left))
    state.drawn += 1
    win_pile(bout, left[number])
