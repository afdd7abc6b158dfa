"""Playing an imagined game on to where it is judged."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.state import PLAYING
from everfree.players.moves import idle_place

LONGEST = 60
"""Answers in one playout: what goes on longer is judged where it is."""


def play_out(game: Kernel, last_turn: int) -> int:
    """Let everybody do as little as possible until *last_turn* is over; give how many answers that took.

    An opponent's reply is not played on: early tries of that lost to `greedy` (decision record 11).
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
