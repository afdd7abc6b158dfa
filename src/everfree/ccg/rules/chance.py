"""Choices made at random, and guesses at them (R65)."""

from typing import Any

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.following import follow
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import FLOWS, claims, listens
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.language.chance import ChosenAtRandom, Guess
from everfree.ccg.rules.flows import AT_RANDOM, Flow, wrong
from everfree.ccg.vocab import CardId, Seat, card_of


class ChooseAtRandom(Frame):
    """R65: one of several is chosen by the game's own chance; who can guess does so before."""

    __slots__ = ("chosen", "count")

    def __init__(self, count: int, chosen: int = -1) -> None:
        super().__init__()
        self.count = count
        self.chosen = chosen

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.count, self.chosen)

    def begin(self, game: Kernel) -> None:
        """Say that a choice is about to be made at random."""
        self.step = "draw"
        game.occur([Occurrence(kinds.CHOOSING_AT_RANDOM, game.state.turn_player, amount=self.count)])

    def draw(self, game: Kernel) -> None:
        """Draw, and reward a right guess before anything is done with what was drawn."""
        if self.chosen < 0:
            self.chosen = game.random_below(self.count)
        state = game.state
        for place, (source, word, value) in enumerate(state.noted):
            node = game.cast.nodes[word] if word >= 0 else None
            if isinstance(node, Guess):
                del state.noted[place]
                if value == self.chosen and game.is_current(source):
                    you = state.controller[card_of(source)]
                    game.push(follow(game.cast.number_of(node.if_right), Scope(source, you)))
                return
        state.answer = (option.NUMBER, self.chosen)
        game.done()


class FollowGuess(Flow):
    """Guess which of the options it will be; hidden cards are told apart by their places only."""

    def begin(self, game: Kernel) -> None:
        """Ask for the guess; where nothing is about to be chosen there is none."""
        node = self.node(game)
        if not isinstance(node, Guess):
            raise wrong(node)
        if self.scope.number < 1:
            game.done()
            return
        self.step = "guessed"
        options: list[tuple[int, ...]] = [(option.NUMBER, place + 1) for place in range(self.scope.number)]
        game.ask(self.scope.you, "guess", options, source=self.source())

    def guessed(self, game: Kernel) -> None:
        """Remember it, for everyone to hear."""
        guess = game.state.answer[1]
        game.done()
        game.state.noted.append((self.scope.source, self.number, guess - 1))
        you = self.scope.you
        game.occur([Occurrence(kinds.GUESSED, you, amount=guess, source=self.scope.source, by=you)])


def _chosen_at_random(
    game: Kernel, trigger: ChosenAtRandom, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    return True


listens(ChosenAtRandom, kinds.CHOOSING_AT_RANDOM, _chosen_at_random)
FLOWS[Guess] = FollowGuess
AT_RANDOM.append(ChooseAtRandom)

claims("R65", ChooseAtRandom.draw)
