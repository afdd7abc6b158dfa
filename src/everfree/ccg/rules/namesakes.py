"""518: a search of a player's hand, deck and discard pile for every card of one name."""

from typing import Any

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.following import options_for
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import FEASIBLE, FLOWS, claims
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.zones import learn
from everfree.ccg.language.searching import BanishNamesakes
from everfree.ccg.rules.closed_zones import can_look_into_decks
from everfree.ccg.rules.flows import CardFlow, wrong
from everfree.ccg.vocab import DISCARD_PILE, DRAW_DECK, HAND, NO_CARD, AreaId, CardId, Seat


class FollowBanishNamesakes(CardFlow):
    """518.1: in hidden zones a player may fail to find cards, in the discard pile not (R36)."""

    __slots__ = ("found",)

    def __init__(
        self, number: int, scope: Scope, card: CardId = NO_CARD, found: tuple[CardId, ...] = ()
    ) -> None:
        super().__init__(number, scope, card)
        self.found = found
        """Cards of hidden zones that were found."""

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.number, self.scope, self.card, self.found)

    def word(self, game: Kernel) -> BanishNamesakes:
        """Give the instruction itself."""
        node = self.node(game)
        if not isinstance(node, BanishNamesakes):
            raise wrong(node)
        return node

    def owner(self, game: Kernel) -> Seat:
        """Give whose zones are searched."""
        return game.state.owner[self.card]

    def begin(self, game: Kernel) -> None:
        """Ask for the card whose name it is."""
        cards = options_for(game, self.word(game).of, self.scope)
        if not cards:
            game.done()
            return
        self.step = "picked"
        options: list[tuple[int, ...]] = [(option.CARD, card) for card in cards]
        game.ask(self.scope.you, "choose", options, source=self.source(), number=self.number)

    def picked(self, game: Kernel) -> None:
        """Look at the hand and, unless a law forbids it, at the deck."""
        self.card = CardId(game.state.answer[1])
        owner, you = self.owner(game), self.scope.you
        for card in self.searched(game):
            learn(game, you, card)
        self.step = "search"
        seen = Occurrence(kinds.SEARCHED, you, area=AreaId(owner), source=self.scope.source, by=you)
        game.occur([seen])

    def searched(self, game: Kernel) -> list[CardId]:
        """List the cards of the hidden zones that are searched."""
        owner = self.owner(game)
        hand = game.cards_in(HAND, owner)
        return [*hand, *game.cards_in(DRAW_DECK, owner)] if can_look_into_decks(game) else list(hand)

    def namesakes(self, game: Kernel, cards: list[CardId]) -> list[CardId]:
        """List which of *cards* have that name (201.1)."""
        name = game.definition(self.card).card.name
        return [card for card in cards if game.definition(card).card.name == name]

    def search(self, game: Kernel) -> None:
        """R36: ask for the next card; nobody else can tell whether there was one."""
        left = [card for card in self.namesakes(game, self.searched(game)) if card not in self.found]
        options: list[tuple[int, ...]] = [(option.CARD, card) for card in left]
        self.step = "found_one"
        game.ask(self.scope.you, "search-deck", [*options, (option.DONE,)], source=self.source(), secret=True)

    def found_one(self, game: Kernel) -> None:
        """Note it, or go on to banish all that were found."""
        answer = game.state.answer
        if answer[0] == option.DONE:
            self.step = "shuffle"
            self.banish(game)
            return
        self.found = (*self.found, CardId(answer[1]))
        self.step = "search"

    def banish(self, game: Kernel) -> None:
        """410.5: banish them, and every one of the discard pile."""
        owner = self.owner(game)
        pile = self.namesakes(game, game.cards_in(DISCARD_PILE, owner))
        game.occur(
            [
                Occurrence(kinds.BANISHED, owner, card, source=self.scope.source, by=self.scope.you)
                for card in [*self.found, *pile]
            ]
        )

    def shuffle(self, game: Kernel) -> None:
        """518.2: a deck that was searched is shuffled."""
        game.done()
        if can_look_into_decks(game):
            owner = self.owner(game)
            game.occur([Occurrence(kinds.SHUFFLED, owner, source=self.scope.source, by=owner)])


def _can_choose(game: Kernel, effect: BanishNamesakes, scope: Scope) -> bool:
    return bool(options_for(game, effect.of, scope))


FLOWS[BanishNamesakes] = FollowBanishNamesakes
FEASIBLE[BanishNamesakes] = _can_choose

claims("518.1", "R36", FollowBanishNamesakes.search)
