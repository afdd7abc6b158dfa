"""Looking at the top of a deck and putting the cards back: the cards stay in the deck meanwhile (401.1)."""

from typing import Any

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import FEASIBLE, FLOWS, claims
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.scope import seat_of
from everfree.ccg.kernel.stacks import how_many
from everfree.ccg.kernel.values import characters_of, keywords_of
from everfree.ccg.kernel.zones import forget, learn, slot
from everfree.ccg.language.decks import Deck, DrawDeck, ProblemDeckAt
from everfree.ccg.language.effects import LookAndReorder, LookAtOpponentsDeck
from everfree.ccg.language.looking import LookAndSort
from everfree.ccg.language.words import OPPONENT
from everfree.ccg.rules.closed_zones import can_look_into_decks
from everfree.ccg.rules.descriptions import is_place
from everfree.ccg.rules.flows import Flow, wrong
from everfree.ccg.rules.movement import problem_areas
from everfree.ccg.vocab import (
    DRAW_DECK,
    INSPIRED_BIT,
    NO_SEAT,
    PROBLEM_DECK,
    AreaId,
    CardId,
    Seat,
    card_of,
)


class FollowLook(Flow):
    """Looking at the top of a deck: the cards stay where they are (401.1) until they are put back."""

    __slots__ = ("below", "cards", "owner")

    def __init__(
        self,
        number: int,
        scope: Scope,
        owner: Seat = NO_SEAT,
        cards: tuple[CardId, ...] = (),
        below: tuple[CardId, ...] = (),
    ) -> None:
        super().__init__(number, scope)
        self.owner = owner
        """Whose deck it is."""
        self.cards = cards
        """Cards not yet put back."""
        self.below = below
        """Cards put back on top so far, the lowest first."""

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.number, self.scope, self.owner, self.cards, self.below)

    def forget(self, game: Kernel, seat: Seat) -> None:
        """With its owner the deck is gone, and there is nothing to put back."""
        if self.owner == seat:
            self.cards = ()
            self.below = ()

    def zone(self, game: Kernel) -> int:
        """Give the kind of deck that is looked at."""
        return zone_of(self.word(game).deck)

    def look(self, game: Kernel, owner: Seat, count: int) -> None:
        """See the top cards and have the viewer learn them."""
        deck = game.cards_in(self.zone(game), owner)
        if self.zone(game) == DRAW_DECK and not can_look_into_decks(game):
            deck = []
        self.owner = owner
        self.cards = tuple(reversed(deck[max(0, len(deck) - count) :]))
        for card in self.cards:
            learn(game, self.scope.you, card)
        if not self.cards:
            game.done()
            return
        self.occur(
            game,
            Occurrence(
                kinds.LOOKED if self.zone(game) == DRAW_DECK else kinds.LOOKED_AT_PROBLEMS,
                self.scope.you,
                amount=len(self.cards),
                area=AreaId(owner),
                source=self.scope.source,
                by=self.scope.you,
            ),
        )

    def begin(self, game: Kernel) -> None:
        """Ask whose deck, where the text leaves that open."""
        seats = owners_of(game, self.word(game).deck, self.scope)
        if not seats:
            game.done()
            return
        self.step = "chosen"
        options: list[tuple[int, ...]] = [(option.SEAT, seat) for seat in seats]
        game.ask(self.scope.you, "problem-deck", options, source=self.source())

    def word(self, game: Kernel) -> LookAndReorder | LookAndSort:
        """Give the instruction itself."""
        node = self.node(game)
        if not isinstance(node, LookAndReorder | LookAndSort):
            raise wrong(node)
        return node

    def chosen(self, game: Kernel) -> None:
        """Look at its top cards."""
        self.step = "ask_top"
        self.look(game, Seat(game.state.answer[1]), self.word(game).count)

    def ask_top(self, game: Kernel) -> None:
        """Ask which card goes back next: the lowest first, so that the last one is on top."""
        if not self.cards:
            game.done()
            self.restack(game, self.below, ())
            return
        self.step = "put_back"
        options: list[tuple[int, ...]] = [(option.CARD, card) for card in self.cards]
        number = len(self.cards)
        game.ask(self.scope.you, "put-on-top", options, source=self.source(), number=number)

    def put_back(self, game: Kernel) -> None:
        """Note the order."""
        card = CardId(game.state.answer[1])
        self.below = (*self.below, card)
        self.cards = tuple([one for one in self.cards if one != card])
        self.step = "ask_top"

    def restack(self, game: Kernel, top: tuple[CardId, ...], bottom: tuple[CardId, ...]) -> None:
        """Put cards on top (lowest first) and under the deck; only the viewer knows their places now."""
        state = game.state
        place = slot(state, self.zone(game), self.owner)
        placed = (*top, *bottom)
        rest = [card for card in state.zones[place] if card not in placed]
        state.zones[place] = [*bottom, *rest, *top]
        for card in placed:
            state.incarnation[card] += 1
            forget(game, card, 1 << self.scope.you)


class FollowSort(FollowLook):
    """Glossary, Meticulous: look at a deck, put any number under it and the rest on top."""

    __slots__ = ("under",)

    def __init__(
        self,
        number: int,
        scope: Scope,
        owner: Seat = NO_SEAT,
        cards: tuple[CardId, ...] = (),
        below: tuple[CardId, ...] = (),
        under: tuple[CardId, ...] = (),
    ) -> None:
        super().__init__(number, scope, owner, cards, below)
        self.under = under
        """Cards to go under the deck, the lowest first."""

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.number, self.scope, self.owner, self.cards, self.below, self.under)

    def forget(self, game: Kernel, seat: Seat) -> None:
        """With its owner the deck is gone."""
        super().forget(game, seat)
        if self.owner == seat:
            self.under = ()

    def chosen(self, game: Kernel) -> None:
        """Look at its top cards."""
        self.step = "ask_under"
        self.look(game, Seat(game.state.answer[1]), self.word(game).count)

    def ask_under(self, game: Kernel) -> None:
        """Ask which cards go under the deck."""
        if not self.cards:
            self.step = "ask_top"
            return
        self.step = "chosen_under"
        options: list[tuple[int, ...]] = [(option.CARD, card) for card in self.cards]
        options.append((option.DONE,))
        game.ask(self.scope.you, "put-under", options, source=self.source(), number=len(self.cards))

    def chosen_under(self, game: Kernel) -> None:
        """Note one card for the bottom, or go on with the top."""
        answer = game.state.answer
        if answer[0] == option.DONE:
            self.step = "ask_top"
            return
        card = CardId(answer[1])
        self.under = (card, *self.under)
        self.cards = tuple([one for one in self.cards if one != card])
        self.step = "ask_under"

    def ask_top(self, game: Kernel) -> None:
        """Ask for the order of the cards that stay on top."""
        if self.cards:
            super().ask_top(game)
            return
        game.done()
        self.restack(game, self.below, self.under)


class FollowInspired(FollowSort):
    """Glossary, Inspired: look at an opponent's deck, put any number back on top, the rest below (R58)."""

    def zone(self, game: Kernel) -> int:
        """Give the kind of deck that is looked at."""
        return DRAW_DECK

    def begin(self, game: Kernel) -> None:
        """Look once a turn, at as many cards as you control with Inspired."""
        state = game.state
        if state.inspired_turn == state.turn and game.cast.options.inspired_once_per_turn:
            game.done()
            return
        state.inspired_turn = state.turn
        you = self.scope.you
        inspired = [card for card in characters_of(game, you) if keywords_of(game, card) & INSPIRED_BIT]
        self.step = "ask_under"
        self.look(game, self.seat(game, OPPONENT), how_many(game, inspired))


def zone_of(deck: Deck) -> int:
    """Give the kind of deck a text names."""
    return PROBLEM_DECK if isinstance(deck, ProblemDeckAt) else DRAW_DECK


def owners_of(game: Kernel, deck: Deck, scope: Scope) -> list[Seat]:
    """List whose deck a text may mean, of those that have cards in it."""
    state = game.state
    source = card_of(scope.source)
    found: list[Seat] = []
    if isinstance(deck, DrawDeck) and can_look_into_decks(game):
        found.append(seat_of(game, deck.whose, source, scope.you, scope))
    elif isinstance(deck, ProblemDeckAt):
        for area in problem_areas(game):
            owner = state.owner[game.problem_at(area)]
            if owner not in found and is_place(game, deck.place, area, scope.you, source, scope):
                found.append(owner)
    return [owner for owner in found if game.cards_in(zone_of(deck), owner)]


def _has_deck(game: Kernel, effect: LookAndReorder | LookAndSort, scope: Scope) -> bool:
    """How many cards a deck has, everyone sees (402.2, 403.2)."""
    return bool(owners_of(game, effect.deck, scope))


FLOWS[LookAndReorder] = FollowLook
FLOWS[LookAndSort] = FollowSort
FLOWS[LookAtOpponentsDeck] = FollowInspired
FEASIBLE[LookAndReorder] = _has_deck
FEASIBLE[LookAndSort] = _has_deck

claims("401.1", "402.1", FollowLook.look)
claims("glossary.meticulous", FollowSort.chosen)
claims("glossary.inspired", "R58", FollowInspired.begin)
