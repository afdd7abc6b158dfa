"""401.1, 402.3: cards of a deck that are shown to everyone; one is taken, the others are put back."""

from typing import Any

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import FEASIBLE, FLOWS, claims
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.scope import fits
from everfree.ccg.kernel.zones import forget
from everfree.ccg.language.taking import RevealTop
from everfree.ccg.language.words import AT_BOTTOM
from everfree.ccg.rules.flows import Flow, wrong
from everfree.ccg.vocab import DRAW_DECK, CardId


class FollowRevealTop(Flow):
    """Show the top cards, take one that fits, put the rest back in any order, unseen by others (402.3)."""

    __slots__ = ("cards", "several")

    def __init__(self, number: int, scope: Scope, cards: tuple[CardId, ...] = (), several: int = 0) -> None:
        super().__init__(number, scope)
        self.cards = cards
        """Revealed cards that are still to be put somewhere, the top one first."""
        self.several = several
        """1 if more than one card is put back: then nobody else can tell which one is where."""

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.number, self.scope, self.cards, self.several)

    def word(self, game: Kernel) -> RevealTop:
        """Give the instruction itself."""
        node = self.node(game)
        if not isinstance(node, RevealTop):
            raise wrong(node)
        return node

    def begin(self, game: Kernel) -> None:
        """Show as many cards as there are."""
        scope = self.scope
        deck = game.cards_in(DRAW_DECK, scope.you)
        self.cards = tuple(reversed(deck[max(0, len(deck) - self.word(game).count) :]))
        self.step = "take"
        game.occur(
            [
                Occurrence(kinds.REVEALED, scope.you, card, source=scope.source, by=scope.you)
                for card in self.cards
            ]
        )

    def take(self, game: Kernel) -> None:
        """Ask which card is taken; all see what there is."""
        node = self.word(game)
        you = self.scope.you
        options: list[tuple[int, ...]] = [
            (option.CARD, card)
            for card in self.cards
            if fits(game, node.description, card, self.source(), you, self.scope)
        ]
        if not options:
            self.step = "put_rest"
            return
        if node.may:
            options.append((option.DONE,))
        self.step = "taken"
        game.ask(you, "search", options, source=self.source())

    def taken(self, game: Kernel) -> None:
        """Put it into the hand."""
        answer = game.state.answer
        self.step = "put_rest"
        if answer[0] == option.DONE:
            return
        card = CardId(answer[1])
        self.cards = tuple([one for one in self.cards if one != card])
        scope = self.scope
        self.occur(game, Occurrence(kinds.PUT_INTO_HAND, scope.you, card, source=scope.source, by=scope.you))

    def put_rest(self, game: Kernel) -> None:
        """See how many are left."""
        self.several = int(len(self.cards) > 1)
        self.step = "ask"

    def ask(self, game: Kernel) -> None:
        """Ask which card goes back next."""
        if not self.cards:
            game.done()
            return
        self.step = "put_back"
        options: list[tuple[int, ...]] = [(option.CARD, card) for card in self.cards]
        number = len(self.cards)
        if self.word(game).rest == AT_BOTTOM:
            game.ask(self.scope.you, "rest-under", options, source=self.source(), number=number)
        else:
            game.ask(self.scope.you, "put-on-top", options, source=self.source(), number=number)

    def put_back(self, game: Kernel) -> None:
        """Put it there: each below, or on top of, those before it."""
        card = CardId(game.state.answer[1])
        self.cards = tuple([one for one in self.cards if one != card])
        self.step = "ask"
        scope = self.scope
        kind = kinds.BOTTOMED if self.word(game).rest == AT_BOTTOM else kinds.PUT_ON_DECK
        if self.several:
            forget(game, card, 1 << scope.you)
        self.occur(
            game,
            Occurrence(kind, scope.you, card, amount=self.several, source=scope.source, by=scope.you),
        )


def _has_deck(game: Kernel, effect: RevealTop, scope: Scope) -> bool:
    return bool(game.cards_in(DRAW_DECK, scope.you))


FLOWS[RevealTop] = FollowRevealTop
FEASIBLE[RevealTop] = _has_deck

claims("401.1", FollowRevealTop.begin)
claims("402.3", FollowRevealTop.put_back)
