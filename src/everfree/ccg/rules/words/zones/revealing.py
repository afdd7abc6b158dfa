"""Texts that reveal a deck card by card; the cards stay in the deck meanwhile (401.1)."""

from typing import Any

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.flow.resolve import Text, remember
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.registry import FEASIBLE, FLOWS
from everfree.ccg.kernel.values.selection import fits
from everfree.ccg.language.words.zones.revealing import RevealUntil
from everfree.ccg.rules.words.flow import Flow
from everfree.ccg.vocab import DRAW_DECK, NO_SEAT, CardId, Seat


class FollowRevealUntil(Flow):
    """Reveal cards from the top until one fits, follow the text with that card, then shuffle.

    If no card fits, the whole deck is revealed.
    """

    __slots__ = ("found_cards", "owner", "shown")

    def __init__(
        self,
        number: int,
        scope: Scope,
        owner: Seat = NO_SEAT,
        shown: tuple[CardId, ...] = (),
        found_cards: tuple[CardId, ...] = (),
    ) -> None:
        super().__init__(number, scope)
        self.owner = owner
        """Whose deck it is."""
        self.shown = shown
        """The cards that were revealed."""
        self.found_cards = found_cards
        """Those of them that fit."""

    def data(self) -> tuple[Any, ...]:
        return (self.number, self.scope, self.owner, self.shown, self.found_cards)

    def instruction(self, game: Kernel) -> RevealUntil:
        return self.node(game, RevealUntil)

    def begin(self, game: Kernel) -> None:
        """Reveal the cards from the top, up to the first that fits, or up to as many as the text says."""
        node = self.instruction(game)
        scope = self.scope
        self.owner = self.seat(game, node.whose)
        wanted = 1 if node.count is None else self.amount(game, node.count)
        shown: list[CardId] = []
        fitting: list[CardId] = []
        for card in reversed(game.cards_in(DRAW_DECK, self.owner)):
            if len(fitting) == wanted:
                break
            shown.append(card)
            if fits(game, node.description, card, self.source(), scope.you, scope):
                fitting.append(card)
        self.shown = tuple(shown)
        self.found_cards = tuple(fitting)
        self.step = "found"
        game.occur(
            [
                Occurrence(kinds.REVEALED, self.owner, card, source=scope.source, by=scope.you)
                for card in shown
            ]
        )

    def found(self, game: Kernel) -> None:
        """Follow the text's instruction with the card, or all that were revealed, as "that card"."""
        self.step = "finish"
        node = self.instruction(game)
        cards = self.found_cards if node.count is None else self.shown
        if not cards:
            return
        scope = self.scope
        that = tuple([game.ref(card) for card in cards])
        scope_of_cards = Scope(scope.source, scope.you, that, self.owner, *scope.data()[4:])
        game.push(Text((game.definitions.number_of(node.then),), scope_of_cards))

    def finish(self, game: Kernel) -> None:
        """Shuffle the deck, so that nobody knows where the revealed cards are."""
        game.done()
        taken = [game.ref(card) for card in self.shown if game.state.zone[card] != DRAW_DECK]
        remember(game, tuple(taken))
        game.occur([Occurrence(kinds.SHUFFLED, self.owner, source=self.scope.source, by=self.owner)])


def _has_deck(game: Kernel, effect: RevealUntil, scope: Scope) -> bool:
    """Return True, because the answer must not depend on the hidden contents of the deck."""
    return True


FLOWS[RevealUntil] = FollowRevealUntil
FEASIBLE[RevealUntil] = _has_deck
