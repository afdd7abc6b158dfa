"""R65: choices made at random, and texts that let players guess their result."""

from typing import Any

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.flow.resolve import follow
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.registry import FLOWS, LATER, claims, listens
from everfree.ccg.language.words.effects.chance import ChosenAtRandom, Guess
from everfree.ccg.rules.words.flow import Flow
from everfree.ccg.vocab import CardId, Seat, card_of


class ChooseAtRandom(Frame):
    """R65: choose one of several numbers at random; players whose cards allow a guess guess first.

    The number becomes the answer that the frame below reads. It may stand for a card that can't be chosen any
    more, because what follows from a right guess comes first.
    """

    __slots__ = ("chosen", "offered")

    def __init__(self, offered: tuple[int, ...], chosen: int = -1) -> None:
        super().__init__()
        self.offered = offered
        """References of cards, areas, or positions in a text."""
        self.chosen = chosen

    def data(self) -> tuple[Any, ...]:
        return (self.offered, self.chosen)

    def begin(self, game: Kernel) -> None:
        """Announce the random choice, so that abilities can trigger before it."""
        self.step = "draw"
        game.occur([Occurrence(kinds.CHOOSING_AT_RANDOM, game.state.turn_player, amount=len(self.offered))])

    def draw(self, game: Kernel) -> None:
        """Draw an index, and follow the text of each right guess before the result is used."""
        if self.chosen < 0:
            self.chosen = game.random_below(len(self.offered))
        state = game.state
        for index, (source, word, value) in enumerate(state.noted):
            node = game.definitions.nodes[word] if word >= 0 else None
            if isinstance(node, Guess):
                del state.noted[index]
                if value == self.chosen and game.is_current(source):
                    you = state.controller[card_of(source)]
                    game.push(follow(game.definitions.number_of(node.if_right), Scope(source, you)))
                return
        state.answer = (option.NUMBER, self.offered[self.chosen])
        game.done()


class FollowGuess(Flow):
    """Guess which of the options will be drawn; hidden cards are offered as positions only."""

    def begin(self, game: Kernel) -> None:
        """Ask for the guess, unless nothing is about to be chosen at random."""
        if self.scope.number < 1:
            game.done()
            return
        self.step = "guessed"
        options: list[tuple[int, ...]] = [(option.NUMBER, index + 1) for index in range(self.scope.number)]
        game.ask(self.scope.you, "guess", options, source=self.source())

    def guessed(self, game: Kernel) -> None:
        """Note the guess and tell it to everyone."""
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
LATER.choose_at_random = ChooseAtRandom

claims("R65", ChooseAtRandom.draw)
