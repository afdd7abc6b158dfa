"""Cards of a deck that are shown to everyone one after the other; they stay in it meanwhile (401.1)."""

from typing import Any

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.following import Text
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import FEASIBLE, FLOWS
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.scope import fits
from everfree.ccg.language.revealing import RevealUntil
from everfree.ccg.rules.flows import Flow, wrong
from everfree.ccg.vocab import DRAW_DECK, NO_CARD, NO_SEAT, CardId, Seat


class FollowRevealUntil(Flow):
    """Show cards from the top up to the one that is meant, or all of them; go on with it; shuffle."""

    __slots__ = ("card", "owner")

    def __init__(self, number: int, scope: Scope, owner: Seat = NO_SEAT, card: CardId = NO_CARD) -> None:
        super().__init__(number, scope)
        self.owner = owner
        """Whose deck it is."""
        self.card = card
        """The card that was found."""

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.number, self.scope, self.owner, self.card)

    def word(self, game: Kernel) -> RevealUntil:
        """Give the instruction itself."""
        node = self.node(game)
        if not isinstance(node, RevealUntil):
            raise wrong(node)
        return node

    def begin(self, game: Kernel) -> None:
        """Show the cards one by one."""
        node = self.word(game)
        scope = self.scope
        self.owner = self.seat(game, node.whose)
        shown: list[CardId] = []
        for card in reversed(game.cards_in(DRAW_DECK, self.owner)):
            shown.append(card)
            if fits(game, node.description, card, self.source(), scope.you, scope):
                self.card = card
                break
        self.step = "found"
        game.occur(
            [
                Occurrence(kinds.REVEALED, self.owner, card, source=scope.source, by=scope.you)
                for card in shown
            ]
        )

    def found(self, game: Kernel) -> None:
        """Do what the text says with the card."""
        self.step = "finish"
        if self.card == NO_CARD:
            return
        scope = self.scope
        told = Scope(scope.source, scope.you, (game.ref(self.card),), self.owner, *scope.data()[4:])
        game.push(Text((game.cast.number_of(self.word(game).then),), told))

    def finish(self, game: Kernel) -> None:
        """The deck's owner shuffles it, so that nobody can place what was shown."""
        game.done()
        game.occur([Occurrence(kinds.SHUFFLED, self.owner, source=self.scope.source, by=self.owner)])


def _has_deck(game: Kernel, effect: RevealUntil, scope: Scope) -> bool:
    """What is in a deck, nobody may learn from the question."""
    return True


FLOWS[RevealUntil] = FollowRevealUntil
FEASIBLE[RevealUntil] = _has_deck
