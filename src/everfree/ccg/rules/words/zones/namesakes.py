"""518: search a player's hand, deck and discard pile for every card with one name, and banish them."""

from typing import Any

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.cards.zones import learn
from everfree.ccg.kernel.flow.resolve import options_for
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.registry import FEASIBLE, FLOWS, claims
from everfree.ccg.language.words.zones.namesakes import BanishNamesakes
from everfree.ccg.rules.words.flow import CardFlow
from everfree.ccg.rules.words.laws.closed_zones import can_look_into_decks
from everfree.ccg.vocab import DISCARD_PILE, DRAW_DECK, HAND, NO_CARD, AreaId, CardId, Seat


class FollowBanishNamesakes(CardFlow):
    """518.1, R36: the player may leave cards in hidden zones unfound, but not in the discard pile."""

    __slots__ = ("found",)

    def __init__(
        self, number: int, scope: Scope, card: CardId = NO_CARD, found: tuple[CardId, ...] = ()
    ) -> None:
        super().__init__(number, scope, card)
        self.found = found
        """Cards found so far in hidden zones."""

    def data(self) -> tuple[Any, ...]:
        return (self.number, self.scope, self.card, self.found)

    def instruction(self, game: Kernel) -> BanishNamesakes:
        return self.node(game, BanishNamesakes)

    def owner(self, game: Kernel) -> Seat:
        """Return the player whose zones are searched."""
        return game.state.owner[self.card]

    def begin(self, game: Kernel) -> None:
        """Ask for the card whose name is searched for."""
        cards = options_for(game, self.instruction(game).of, self.scope)
        if not cards:
            game.done()
            return
        self.step = "picked"
        self.ask_card(game, cards)

    def picked(self, game: Kernel) -> None:
        """Let the searching player learn the hand and, unless a law forbids it, the deck."""
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
        """R36: ask for the next card in secret; the player may always say that there is none."""
        left = [card for card in self.namesakes(game, self.searched(game)) if card not in self.found]
        options: list[tuple[int, ...]] = [(option.CARD, card) for card in left]
        self.step = "found_one"
        game.ask(self.scope.you, "search-deck", [*options, (option.DONE,)], source=self.source(), secret=True)

    def found_one(self, game: Kernel) -> None:
        """Note it, or banish all that were found."""
        answer = game.state.answer
        if answer[0] == option.DONE:
            self.step = "shuffle"
            self.banish(game)
            return
        self.found = (*self.found, CardId(answer[1]))
        self.step = "search"

    def banish(self, game: Kernel) -> None:
        """410.5: banish the found cards, and every card with the name in the discard pile."""
        owner = self.owner(game)
        pile = self.namesakes(game, game.cards_in(DISCARD_PILE, owner))
        game.together(
            [
                Occurrence(kinds.BANISHED, owner, card, source=self.scope.source, by=self.scope.you)
                for card in [*self.found, *pile]
            ]
        )

    def shuffle(self, game: Kernel) -> None:
        """518.2: shuffle the deck if it was searched."""
        game.done()
        if can_look_into_decks(game):
            owner = self.owner(game)
            game.occur([Occurrence(kinds.SHUFFLED, owner, source=self.scope.source, by=owner)])


def _can_choose(game: Kernel, effect: BanishNamesakes, scope: Scope) -> bool:
    return bool(options_for(game, effect.of, scope))


FLOWS[BanishNamesakes] = FollowBanishNamesakes
FEASIBLE[BanishNamesakes] = _can_choose

claims("518.1", "R36", FollowBanishNamesakes.search)
