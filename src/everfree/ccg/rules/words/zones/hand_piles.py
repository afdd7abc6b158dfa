"""Texts that show a hand: separated into two piles, or for a card that another player chooses."""

from typing import Any

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.flow.resolve import Text
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.registry import FLOWS
from everfree.ccg.kernel.values.selection import fits
from everfree.ccg.language.words.zones.hand_piles import ChooseFromHand, SplitHand
from everfree.ccg.rules.words.flow import Flow
from everfree.ccg.vocab import HAND, NO_SEAT, CardId, Seat


class FollowSplitHand(Flow):
    """Show a hand; its owner separates it into two piles and you choose one of them to banish."""

    __slots__ = ("first", "second")

    def __init__(
        self, number: int, scope: Scope, first: tuple[CardId, ...] = (), second: tuple[CardId, ...] = ()
    ) -> None:
        super().__init__(number, scope)
        self.first = first
        self.second = second
        """Cards in the second pile: all that have not been put into the first."""

    def data(self) -> tuple[Any, ...]:
        return (self.number, self.scope, self.first, self.second)

    def owner(self, game: Kernel) -> Seat:
        """Return the player whose hand it is."""
        node = self.node(game, SplitHand)
        return self.seat(game, node.who)

    def begin(self, game: Kernel) -> None:
        """Show the hand, if there is one."""
        owner = self.owner(game)
        self.second = tuple(game.cards_in(HAND, owner))
        if not self.second:
            game.done()
            return
        self.step = "separate"
        source = self.scope.source
        game.occur([Occurrence(kinds.REVEALED, owner, card, source=source, by=owner) for card in self.second])

    def separate(self, game: Kernel) -> None:
        """Ask which card goes to the first pile next."""
        if not self.second:
            self.step = "separated"
            return
        self.step = "moved_over"
        options: list[tuple[int, ...]] = [(option.CARD, card) for card in self.second]
        game.ask(self.owner(game), "first-pile", [*options, (option.DONE,)], source=self.source())

    def moved_over(self, game: Kernel) -> None:
        """Put it into the first pile, or leave the rest in the second."""
        answer = game.state.answer
        if answer[0] == option.DONE:
            self.step = "separated"
            return
        card = CardId(answer[1])
        self.first = (*self.first, card)
        self.second = tuple([one for one in self.second if one != card])
        self.step = "separate"

    def separated(self, game: Kernel) -> None:
        """Tell everyone both piles."""
        self.step = "ask_pile"
        owner = self.owner(game)
        game.occur(
            [
                Occurrence(
                    kinds.SEPARATED, owner, amount=number, cards=pile, source=self.scope.source, by=owner
                )
                for number, pile in ((1, self.first), (2, self.second))
            ]
        )

    def ask_pile(self, game: Kernel) -> None:
        """Ask which pile is banished."""
        self.step = "chosen"
        options: list[tuple[int, ...]] = [(option.NUMBER, 1), (option.NUMBER, 2)]
        game.ask(self.scope.you, "banish-pile", options, source=self.source())

    def chosen(self, game: Kernel) -> None:
        """Banish that pile, without cards that have left the hand meanwhile."""
        pile = self.first if game.state.answer[1] == 1 else self.second
        owner, scope = self.owner(game), self.scope
        game.done()
        game.together(
            [
                Occurrence(kinds.BANISHED, owner, card, source=scope.source, by=scope.you).after(scope.used)
                for card in pile
                if game.state.zone[card] == HAND
            ]
        )


class FollowChooseFromHand(Flow):
    """See a hand, choose a card there and follow the text with it."""

    def owner(self, game: Kernel) -> Seat:
        """Return the player whose hand it is."""
        return self.seat(game, self.node(game, ChooseFromHand).who)

    def begin(self, game: Kernel) -> None:
        """Reveal the hand, or let the player look at it; an empty hand ends the instruction."""
        owner, you, source = self.owner(game), self.scope.you, self.scope.source
        cards = game.cards_in(HAND, owner) if owner != NO_SEAT else []
        if not cards:
            game.done()
            return
        self.step = "ask"
        if self.node(game, ChooseFromHand).shown:
            game.occur([Occurrence(kinds.REVEALED, owner, card, source=source, by=owner) for card in cards])
        else:
            game.occur([Occurrence(kinds.LOOKED_AT_CARD, you, card, source=source, by=you) for card in cards])

    def ask(self, game: Kernel) -> None:
        """Ask for a card that matches; others see the options only of a hand that was revealed."""
        node = self.node(game, ChooseFromHand)
        scope = self.scope
        cards = [
            card
            for card in game.cards_in(HAND, self.owner(game))
            if fits(game, node.description, card, self.source(), scope.you, scope)
        ]
        if not cards:
            game.done()
            return
        self.step = "chosen"
        self.ask_card(game, cards, can_decline=node.may, is_secret=not node.shown)

    def chosen(self, game: Kernel) -> None:
        """Follow the rest with the card, if one was chosen."""
        answer = game.state.answer
        owner = self.owner(game)
        game.done()
        if answer[0] == option.DONE:
            return
        that = (game.ref(CardId(answer[1])),)
        number = game.definitions.number_of(self.node(game, ChooseFromHand).then)
        game.push(Text((number,), self.scope.about(owner).meaning(that)))


FLOWS[SplitHand] = FollowSplitHand
FLOWS[ChooseFromHand] = FollowChooseFromHand
