"""Playing an imagined game on to where it is judged."""

from random import Random

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.state import PLAYING
from everfree.ccg.vocab import Seat
from everfree.players.moves import Name, idle_place, moves_of
from everfree.players.tree import Habits

LONGEST = 60
"""Answers in one playout: what goes on longer is judged where it is."""
WHIMS = 0.25
"""How often an opponent does anything at all instead of what has hurt most so far."""


class Playout:
    """Plays games on to the end of a turn: who searches does no more, opponents do what they are used to."""

    def __init__(self, seat: Seat, last_turn: int, habits: Habits, seed: bytes) -> None:
        self.seat = seat
        self.last_turn = last_turn
        self.habits = habits
        """Of the opponents in their own turns."""
        self.dice = Random(seed)
        self.names: list[Name] = []
        """What opponents answered in the playout just made."""

    def run(self, game: Kernel) -> int:
        """Play on; give how many answers that took."""
        state = game.state
        self.names = []
        taken = 0
        last = max(state.turn, self.last_turn)
        while state.turn <= last and state.outcome == PLAYING and taken < LONGEST:
            question = state.question
            if question is None:
                break
            if question.seat == self.seat or state.turn_player == self.seat:
                game.take(idle_place(question))
            else:
                game.take(self.habit(game))
            taken += 1
        return taken

    def habit(self, game: Kernel) -> int:
        """Give what an opponent does: mostly what was worst for us wherever they did it."""
        question = game.state.question
        assert question is not None
        moves = moves_of(game, question)
        if self.dice.random() < WHIMS:
            name, place = moves[self.dice.randrange(len(moves))]
        else:
            name, place = min(moves, key=lambda move: self.habits.expect(move[0], 0.0))
        self.names.append(name)
        return place

    def learn(self, value: float) -> None:
        """Note what came of the last playout."""
        for name in self.names:
            self.habits.learn(name, value)
