"""Hands that are shown and separated into two piles; Mane Characters turned to their boosted side."""

from typing import Any

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import FEASIBLE, FLOWS, does
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.scope import selected
from everfree.ccg.kernel.state import BOOSTED
from everfree.ccg.language.piles import SplitHand, TurnToBoosted
from everfree.ccg.rules.flows import Flow, wrong
from everfree.ccg.rules.instructions import on_each
from everfree.ccg.vocab import HAND, CardId, Ref, Seat, card_of


class FollowSplitHand(Flow):
    """Show a hand; its owner makes a pile of some cards, the rest is the other; you take one of the two."""

    __slots__ = ("first", "second")

    def __init__(
        self, number: int, scope: Scope, first: tuple[CardId, ...] = (), second: tuple[CardId, ...] = ()
    ) -> None:
        super().__init__(number, scope)
        self.first = first
        self.second = second
        """Cards in the second pile; until the piles are made, all that are not in the first."""

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.number, self.scope, self.first, self.second)

    def owner(self, game: Kernel) -> Seat:
        """Give whose hand it is."""
        node = self.node(game)
        if not isinstance(node, SplitHand):
            raise wrong(node)
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
        """Put it there, or leave the rest where it is."""
        answer = game.state.answer
        if answer[0] == option.DONE:
            self.step = "separated"
            return
        card = CardId(answer[1])
        self.first = (*self.first, card)
        self.second = tuple([one for one in self.second if one != card])
        self.step = "separate"

    def separated(self, game: Kernel) -> None:
        """Tell both piles."""
        self.step = "ask_pile"
        owner = self.owner(game)
        game.occur(
            [
                Occurrence(
                    kinds.SEPARATED, owner, amount=place, cards=pile, source=self.scope.source, by=owner
                )
                for place, pile in ((1, self.first), (2, self.second))
            ]
        )

    def ask_pile(self, game: Kernel) -> None:
        """Ask which pile is banished."""
        self.step = "chosen"
        options: list[tuple[int, ...]] = [(option.NUMBER, 1), (option.NUMBER, 2)]
        game.ask(self.scope.you, "banish-pile", options, source=self.source())

    def chosen(self, game: Kernel) -> None:
        """Banish that pile; cards that left the hand meanwhile are in none."""
        pile = self.first if game.state.answer[1] == 1 else self.second
        owner, scope = self.owner(game), self.scope
        game.done()
        game.occur(
            [
                Occurrence(kinds.BANISHED, owner, card, source=scope.source, by=scope.you).after(scope.used)
                for card in pile
                if game.state.zone[card] == HAND
            ]
        )


def _turn_to_boosted(
    game: Kernel, effect: TurnToBoosted, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    made = on_each(game, kinds.TURNED_OVER, effect.what, scope, picked, mode)
    return [one for one in made if not game.state.marks[one.card] & BOOSTED]


def _can_turn(game: Kernel, effect: TurnToBoosted, scope: Scope) -> bool:
    meant = [one for one in selected(game, effect.what, scope, ()) if game.is_current(one)]
    return any(not game.state.marks[card_of(one)] & BOOSTED for one in meant)


FLOWS[SplitHand] = FollowSplitHand
does(TurnToBoosted, _turn_to_boosted, kind=kinds.TURNED_OVER)
FEASIBLE[TurnToBoosted] = _can_turn
