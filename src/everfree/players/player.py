"""What a computer player is given at a question, and what it must do with it."""

from typing import Protocol

from everfree.ccg.kernel.blind import blinded
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.view import QuestionView, View, view_of


class Sight:
    """The table through the eyes of the seat that is asked: nothing here reaches past what it may know."""

    def __init__(self, game: Kernel, seat: int) -> None:
        self._game = game
        self.seat = seat
        self.view: View = view_of(game, seat)

    @property
    def question(self) -> QuestionView:
        """The open question of this seat."""
        question = self.view.question
        if question is None:
            raise LookupError(f"seat {self.seat} is not asked")
        return question

    def imagine(self, seed: bytes) -> Kernel:
        """Give a game that looks like this one to the seat; whatever it can't know is drawn from *seed*."""
        return blinded(self._game, self.seat, seed)


class Player(Protocol):
    """Anyone who answers questions."""

    def choose(self, sight: Sight) -> int:
        """Give the place of the chosen option of the open question."""
        ...
