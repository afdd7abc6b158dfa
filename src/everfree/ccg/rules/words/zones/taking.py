"""401.1, 402.3: texts that reveal the top of a deck, take one card and put the others back."""

from typing import Any, Final

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.flow.resolve import let_occur
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.registry import FEASIBLE, FLOWS, claims
from everfree.ccg.kernel.values.selection import fits
from everfree.ccg.language.terms import AT_BOTTOM, DISCARDED, ON_TOP
from everfree.ccg.language.words.zones.taking import RevealTop
from everfree.ccg.rules.words.flow import Flow
from everfree.ccg.vocab import DRAW_DECK, CardId


class FollowRevealTop(Flow):
    """Reveal the top cards, take one that fits, put the rest back in any order, unseen by others (402.3)."""

    __slots__ = ("cards",)

    def __init__(self, number: int, scope: Scope, cards: tuple[CardId, ...] = ()) -> None:
        super().__init__(number, scope)
        self.cards = cards
        """Revealed cards that have not been taken or put back yet, the top one first."""

    def data(self) -> tuple[Any, ...]:
        return (self.number, self.scope, self.cards)

    def instruction(self, game: Kernel) -> RevealTop:
        return self.node(game, RevealTop)

    def begin(self, game: Kernel) -> None:
        """Reveal the top cards, or the whole deck if it has fewer."""
        scope = self.scope
        deck = game.cards_in(DRAW_DECK, scope.you)
        self.cards = tuple(
            reversed(deck[max(0, len(deck) - self.amount(game, self.instruction(game).count)) :])
        )
        self.step = "take"
        game.occur(
            [
                Occurrence(kinds.REVEALED, scope.you, card, source=scope.source, by=scope.you)
                for card in self.cards
            ]
        )

    def take(self, game: Kernel) -> None:
        """Ask which card is taken, if one fits."""
        node = self.instruction(game)
        you = self.scope.you
        options: list[tuple[int, ...]] = [
            (option.CARD, card)
            for card in self.cards
            if fits(game, node.description, card, self.source(), you, self.scope)
        ]
        if not options:
            self.step = "put_rest"
            return
        if node.every:
            self.take_all(game, tuple([CardId(one[1]) for one in options]))
            return
        if node.may:
            options.append((option.DONE,))
        self.step = "taken"
        game.ask(you, "search", options, source=self.source())

    def taken(self, game: Kernel) -> None:
        """Put the card into the hand, if one was taken."""
        answer = game.state.answer
        self.step = "put_rest"
        if answer[0] == option.DONE:
            return
        card = CardId(answer[1])
        self.cards = tuple([one for one in self.cards if one != card])
        scope = self.scope
        self.occur(game, Occurrence(kinds.PUT_INTO_HAND, scope.you, card, source=scope.source, by=scope.you))

    def take_all(self, game: Kernel, cards: tuple[CardId, ...]) -> None:
        """Put all cards that fit into the hand, at once."""
        self.step = "put_rest"
        self.cards = tuple([one for one in self.cards if one not in cards])
        scope = self.scope
        made = [
            Occurrence(kinds.PUT_INTO_HAND, scope.you, card, source=scope.source, by=scope.you)
            for card in cards
        ]
        let_occur(game, [one.after(scope.used) for one in made])

    def put_rest(self, game: Kernel) -> None:
        """Put the others back; the player is asked for the order of several."""
        scope = self.scope
        kind = KINDS[self.instruction(game).rest]
        made = [Occurrence(kind, scope.you, card, source=scope.source, by=scope.you) for card in self.cards]
        game.done()
        let_occur(game, [one.after(scope.used) for one in made])


KINDS: Final = {
    ON_TOP: kinds.PUT_ON_DECK,
    AT_BOTTOM: kinds.BOTTOMED,
    DISCARDED: kinds.PUT_INTO_DISCARD_PILE,
}
"""The kind of occurrence by which the rest goes where it is put."""


def _has_deck(game: Kernel, effect: RevealTop, scope: Scope) -> bool:
    return bool(game.cards_in(DRAW_DECK, scope.you))


FLOWS[RevealTop] = FollowRevealTop
FEASIBLE[RevealTop] = _has_deck

claims("401.1", FollowRevealTop.begin)
claims("402.3", FollowRevealTop.put_rest)
