"""The interface of a computer player: what it is given at a question, and what it returns."""

from typing import Protocol

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.rng import new_seed
from everfree.ccg.kernel.seats.determinize import blinded, open_lists
from everfree.ccg.view import QuestionView, View, view_hash, view_of
from everfree.players.prior import Guess, guesses


class Sight:
    """A game as the asked seat may know it: its view, and imagined games that agree with the view."""

    def __init__(self, game: Kernel, seat: int, *, closed: bool = False) -> None:
        """Observe *game*; if deck lists are *closed*, guess those of others from the cards seen."""
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
        """Derive a seed from a player's *own* seed and this view alone: same view, same answer."""
        return new_seed(own, int(view_hash(self.view), 16))

    def imagine(self, seed: bytes) -> Kernel:
        """Return a game that looks like this one to the seat; whatever it can't know is drawn from *seed*."""
        if not self._closed:
            return blinded(self._game, self.seat, seed, lists=self._lists)
        if not self._guesses:
            self._guesses = guesses(self._game, self.seat, self._lists[self.seat], seed)
        guess = self._guesses[seed[0] % len(self._guesses)]
        return blinded(self._game, self.seat, seed, lists=guess.lists, definitions=guess.definitions)


class Player(Protocol):
    """Answers the questions of one seat."""

    def choose(self, sight: Sight) -> int:
        """Return the index of the chosen option of the open question."""
        ...
