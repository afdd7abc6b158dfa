"""What a computer player is given at a question, and what it must do with it."""

from typing import Protocol

from everfree.ccg.kernel.blind import blinded, open_lists
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.rng import new_seed
from everfree.ccg.view import QuestionView, View, view_hash, view_of
from everfree.players.prior import Guess, guesses


class Sight:
    """The table through the eyes of the seat that is asked: nothing here reaches past what it may know."""

    def __init__(self, game: Kernel, seat: int, *, closed: bool = False) -> None:
        """Look at *game*; where deck lists are *closed*, those of others are guessed from what was seen."""
        self._game = game
        self._lists = open_lists(game)
        self._closed = closed
        self._guesses: list[Guess] = []
        self.seat = seat
        self.view: View = view_of(game, seat)

    @property
    def question(self) -> QuestionView:
        """The open question of this seat."""
        question = self.view.question
        if question is None:
            raise LookupError(f"seat {self.seat} is not asked")
        return question

    def seed(self, own: bytes) -> bytes:
        """Give chance that comes from a player's *own* and from this view alone: same view, same thoughts."""
        return new_seed(own, int(view_hash(self.view), 16))

    def imagine(self, seed: bytes) -> Kernel:
        """Give a game that looks like this one to the seat; whatever it can't know is drawn from *seed*."""
        if not self._closed:
            return blinded(self._game, self.seat, seed, lists=self._lists)
        if not self._guesses:
            self._guesses = guesses(self._game, self.seat, self._lists[self.seat], seed)
        guess = self._guesses[seed[0] % len(self._guesses)]
        return blinded(self._game, self.seat, seed, lists=guess.lists, cast=guess.cast)


class Player(Protocol):
    """Anyone who answers questions."""

    def choose(self, sight: Sight) -> int:
        """Give the place of the chosen option of the open question."""
        ...
