"""Playouts: continuing an imagined game to the point where it is evaluated."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.state import PLAYING
from everfree.players.moves import idle_place

LONGEST = 60
"""Most answers in one playout; a longer one is evaluated where it stands."""


def play_out(game: Kernel, last_turn: int) -> int:
    """Answer every question idly until *last_turn* is over; return how many answers that took.

    The opponent's next turn is not played: early versions that did lost to `greedy` (decision record 11).
    """
    state = game.state
    taken = 0
    while state.turn <= last_turn and state.outcome == PLAYING and taken < LONGEST:
        question = state.question
        if question is None:
            break
        game.take(idle_place(question))
        taken += 1
    return taken
