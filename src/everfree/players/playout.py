"""Playing an imagined game on to where it is judged."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.state import PLAYING
from everfree.players.moves import idle_place

LONGEST = 60
"""Answers in one playout: what goes on longer is judged where it is."""


def play_out(game: Kernel, last_turn: int) -> int:
    """Let everybody do as little as possible until *last_turn* is over; give how many answers that took.

    Played on through an opponent's turn, by chance or by what had hurt most elsewhere, games foretold less:
    with a few hundred of them there is more noise in a reply than knowledge.
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
