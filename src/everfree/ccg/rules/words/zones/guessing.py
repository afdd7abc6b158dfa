"""Guesses about a card that one player knows: a player guesses, the card is shown, the guess is judged."""

from typing import Any, Final

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.flow.resolve import follow
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.registry import FLOWS
from everfree.ccg.kernel.values.characteristics import power_of
from everfree.ccg.language.words.zones.guessing import POWER_MATCHES, LetGuess
from everfree.ccg.rules.words.flow import Flow
from everfree.ccg.vocab import (
    EVENT,
    FRIEND,
    NO_CARD,
    RESOURCE,
    TROUBLEMAKER,
    CardId,
    card_of,
)

GUESSED_TYPES: Final = (FRIEND, RESOURCE, EVENT, TROUBLEMAKER)
"""The types that a card in a hand or a draw deck can have."""


class FollowLetGuess(Flow):
    """A player guesses and the card is shown; if there is no card, the guess counts as wrong."""

    __slots__ = ("guess",)

    def __init__(self, number: int, scope: Scope, guess: int = -1) -> None:
        super().__init__(number, scope)
        self.guess = guess
        """A card type, or 1 for yes and 0 for no; -1 before the guess."""

    def data(self) -> tuple[Any, ...]:
        return (self.number, self.scope, self.guess)

    def instruction(self, game: Kernel) -> LetGuess:
        return self.node(game, LetGuess)

    def card(self, game: Kernel) -> CardId:
        """Return the card to guess, or NO_CARD if it has become a different card."""
        there = [card_of(one) for one in self.scope.that if game.is_current(one)]
        return there[0] if there else NO_CARD

    def begin(self, game: Kernel) -> None:
        """Ask for the guess; the options reveal nothing about the card."""
        node = self.instruction(game)
        if self.card(game) == NO_CARD:
            self.step = "judge"
            return
        self.step = "guessed"
        seat = self.seat(game, node.who)
        if node.about == POWER_MATCHES:
            number = self.scope.number
            game.ask(seat, "guess-power", [(option.YES,), (option.NO,)], source=self.source(), number=number)
        else:
            options: list[tuple[int, ...]] = [(option.TYPE, card_type) for card_type in GUESSED_TYPES]
            game.ask(seat, "guess-type", options, source=self.source())

    def guessed(self, game: Kernel) -> None:
        """Tell the guess to everyone, then show the card."""
        node = self.instruction(game)
        answer = game.state.answer
        is_power = node.about == POWER_MATCHES
        self.guess = int(answer[0] == option.YES) if is_power else answer[1]
        self.step = "judge"
        seat, owner = self.seat(game, node.who), game.state.owner[self.card(game)]
        kind = kinds.GUESSED_POWER if is_power else kinds.GUESSED_TYPE
        source = self.scope.source
        game.occur(
            [
                Occurrence(kind, seat, amount=self.guess, source=source, by=seat),
                Occurrence(kinds.REVEALED, owner, self.card(game), source=source, by=owner),
            ]
        )

    def judge(self, game: Kernel) -> None:
        """Follow the instruction for a right guess, or the other one."""
        node = self.instruction(game)
        card = self.card(game)
        is_right = False
        if card != NO_CARD and self.guess >= 0:
            if node.about == POWER_MATCHES:
                is_right = (power_of(game, card) == self.scope.number) == (self.guess == 1)
            else:
                is_right = game.type_of(card) == self.guess
        game.done()
        effect = node.right if is_right else node.otherwise
        if effect is not None:
            game.push(follow(game.definitions.number_of(effect), self.scope))


FLOWS[LetGuess] = FollowLetGuess
