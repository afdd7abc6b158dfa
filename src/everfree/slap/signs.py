"""Rock, paper, scissors: decides a photo finish at tables that don't draw lots."""

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
"""After this many rounds without a winner a random draw decides."""


def ask_for_signs(bout: Bout, seats: list[int]) -> None:
    """Ask these seats to choose rock, paper or scissors in secret."""
    state = bout.state
    state.signers = seats
    state.signs = [NONE] * len(seats)
    state.signs_until = state.now + bout.options.turn_timeout_ms
    bout.told.append(Signing(state.now, tuple(seats)))


def sign(bout: Bout, seat: int, shown: int) -> None:
    """Store a seat's sign, and count the signs when all have chosen."""
    state = bout.state
    state.signs[state.signers.index(seat)] = shown
    if NONE not in state.signs:
        count_signs(bout)


def count_signs(bout: Bout) -> None:
    """Keep the seats that showed the better of two signs; with one or three kinds of signs keep all.

    One seat left takes the pile; several choose again, and after ROUNDS rounds a random draw decides.
    """
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
