"""Texts that reveal a deck card by card; the cards stay in the deck meanwhile (401.1)."""

from typing import Any

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.flow.resolve import Text
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.registry import FEASIBLE, FLOWS
from everfree.ccg.kernel.values.selection import fits
from everfree.ccg.language.words.zones.revealing import RevealUntil
from everfree.ccg.rules.words.flow import Flow
from everfree.ccg.vocab import DRAW_DECK, NO_CARD, NO_SEAT, CardId, Seat


class FollowRevealUntil(Flow):
    """Reveal cards from the top until one fits, follow the text with that card, then shuffle.

    If no card fits, the whole deck is revealed.
    """

    __slots__ = ("card", "owner")

    def __init__(self, number: int, scope: Scope, owner: Seat = NO_SEAT, card: CardId = NO_CARD) -> None:
        super().__init__(number, scope)
        self.owner = owner
        """Whose deck it is."""
        self.card = card
        """The card that was found."""

    def data(self) -> tuple[Any, ...]:
        return (self.number, self.scope, self.owner, self.card)

    def instruction(self, game: Kernel) -> RevealUntil:
        return self.node(game, RevealUntil)

    def begin(self, game: Kernel) -> None:
        """Reveal the cards from the top, up to the first that fits."""
        node = self.instruction(game)
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
        """Follow the text's instruction with the card as "that card"."""
        self.step = "finish"
        if self.card == NO_CARD:
            return
        scope = self.scope
        scope_of_card = Scope(scope.source, scope.you, (game.ref(self.card),), self.owner, *scope.data()[4:])
        game.push(Text((game.definitions.number_of(self.instruction(game).then),), scope_of_card))

    def finish(self, game: Kernel) -> None:
        """Shuffle the deck, so that nobody knows where the revealed cards are."""
        game.done()
        game.occur([Occurrence(kinds.SHUFFLED, self.owner, source=self.scope.source, by=self.owner)])


def _has_deck(game: Kernel, effect: RevealUntil, scope: Scope) -> bool:
    """Return True, because the answer must not depend on the hidden contents of the deck."""
    return True


FLOWS[RevealUntil] = FollowRevealUntil
FEASIBLE[RevealUntil] = _has_deck
