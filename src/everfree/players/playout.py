"""Playing an imagined game on to where it is judged."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.state import PLAYING
from everfree.players.moves import idle_place


def play_out(game: Kernel, last_turn: int, most: int) -> int:
    """Let everybody do as little as possible until *last_turn* is over; give how many answers that took."""
    state = game.state
    taken = 0
    while state.turn <= last_turn and state.outcome == PLAYING and taken < most:
        question = state.question
        if question is None:
            break
        game.take(idle_place(question))
        taken += 1
    return taken
