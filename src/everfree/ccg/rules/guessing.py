"""Guesses at a card that one player knows: first the guess, then the card is shown, then it is judged."""

from typing import Any

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.following import follow, remember
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import FLOWS
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.values import power_of
from everfree.ccg.kernel.zones import learn
from everfree.ccg.language.guessing import POWER_MATCHES, LetGuess, LookAtTop
from everfree.ccg.rules.closed_zones import can_look_into_decks
from everfree.ccg.rules.flows import Flow, wrong
from everfree.ccg.vocab import (
    DRAW_DECK,
    EVENT,
    FRIEND,
    NO_CARD,
    RESOURCE,
    TROUBLEMAKER,
    AreaId,
    CardId,
    card_of,
)

GUESSED_TYPES = (FRIEND, RESOURCE, EVENT, TROUBLEMAKER)
"""Types a card of a hand or a draw deck can have."""


class FollowLookAtTop(Flow):
    """402.1: see the top card of your deck; without one, or blindfolded, the text speaks of none."""

    def begin(self, game: Kernel) -> None:
        """Learn it."""
        you = self.scope.you
        deck = game.cards_in(DRAW_DECK, you)
        game.done()
        if not deck or not can_look_into_decks(game):
            remember(game, ())
            return
        learn(game, you, deck[-1])
        remember(game, (game.ref(deck[-1]),))
        looked = Occurrence(kinds.LOOKED, you, amount=1, area=AreaId(you), source=self.scope.source, by=you)
        self.occur(game, looked)


class FollowLetGuess(Flow):
    """A player guesses; whoever knows the card shows it; without a card no guess is right."""

    __slots__ = ("guess",)

    def __init__(self, number: int, scope: Scope, guess: int = -1) -> None:
        super().__init__(number, scope)
        self.guess = guess
        """A card type, or 1 and 0 for yes and no."""

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.number, self.scope, self.guess)

    def word(self, game: Kernel) -> LetGuess:
        """Give the instruction itself."""
        node = self.node(game)
        if not isinstance(node, LetGuess):
            raise wrong(node)
        return node

    def card(self, game: Kernel) -> CardId:
        """Give the card it is about, if it is still there."""
        there = [card_of(one) for one in self.scope.that if game.is_current(one)]
        return there[0] if there else NO_CARD

    def begin(self, game: Kernel) -> None:
        """Ask for the guess; the options say nothing about the card."""
        node = self.word(game)
        if self.card(game) == NO_CARD:
            self.step = "judge"
            return
        self.step = "guessed"
        seat = self.seat(game, node.who)
        if node.about == POWER_MATCHES:
            number = self.scope.number
            game.ask(seat, "guess-power", [(option.YES,), (option.NO,)], source=self.source(), number=number)
        else:
            options: list[tuple[int, ...]] = [(option.TYPE, kind) for kind in GUESSED_TYPES]
            game.ask(seat, "guess-type", options, source=self.source())

    def guessed(self, game: Kernel) -> None:
        """Say it, then show the card."""
        node = self.word(game)
        answer = game.state.answer
        is_power = node.about == POWER_MATCHES
        self.guess = int(answer[0] == option.YES) if is_power else answer[1]
        self.step = "judge"
        seat, you = self.seat(game, node.who), self.scope.you
        kind = kinds.GUESSED_POWER if is_power else kinds.GUESSED_TYPE
        source = self.scope.source
        game.occur(
            [
                Occurrence(kind, seat, amount=self.guess, source=source, by=seat),
                Occurrence(kinds.REVEALED, you, self.card(game), source=source, by=you),
            ]
        )

    def judge(self, game: Kernel) -> None:
        """Go on with what is told for a right guess, or with the rest."""
        node = self.word(game)
        card = self.card(game)
        is_right = False
        if card != NO_CARD and self.guess >= 0:
            if node.about == POWER_MATCHES:
                is_right = (power_of(game, card) == self.scope.number) == (self.guess == 1)
            else:
                is_right = game.type_of(card) == self.guess
        game.done()
        game.push(follow(game.cast.number_of(node.right if is_right else node.otherwise), self.scope))


FLOWS[LookAtTop] = FollowLookAtTop
FLOWS[LetGuess] = FollowLetGuess
