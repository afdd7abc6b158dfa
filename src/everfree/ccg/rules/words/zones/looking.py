"""Texts that look at the top of a deck and reorder it; the cards stay in the deck meanwhile (401.1)."""

from typing import Any

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.cards.token_stacks import how_many
from everfree.ccg.kernel.cards.zones import forget, learn, slot
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.registry import FEASIBLE, FLOWS, claims
from everfree.ccg.kernel.values.characteristics import characters_of, keywords_of
from everfree.ccg.kernel.values.selection import is_place, seat_of
from everfree.ccg.language.terms import OPPONENT
from everfree.ccg.language.words.zones.decks import Deck, DrawDeck, ProblemDeckAt
from everfree.ccg.language.words.zones.looking import LookAndReorder, LookAndSort, LookAtOpponentsDeck
from everfree.ccg.rules.core.movement import problem_areas
from everfree.ccg.rules.words.flow import Flow, wrong_instruction
from everfree.ccg.rules.words.laws.closed_zones import can_look_into_decks
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
    """Look at the top cards of a deck and put them back in any order; they stay in the deck (401.1)."""

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
        """Cards for which no new place has been chosen yet."""
        self.below = below
        """Cards chosen so far to go back on top, the lowest first."""

    def data(self) -> tuple[Any, ...]:
        return (self.number, self.scope, self.owner, self.cards, self.below)

    def forget(self, game: Kernel, seat: Seat) -> None:
        """Drop the cards if the deck's owner has left the game and taken the deck along."""
        if self.owner == seat:
            self.cards = ()
            self.below = ()

    def zone(self, game: Kernel) -> int:
        return zone_of(self.instruction(game).deck)

    def look(self, game: Kernel, owner: Seat, count: int, *, bottom: bool = False) -> None:
        """Let the player learn the top cards, or the *bottom* ones; end the text if there are none."""
        deck = game.cards_in(self.zone(game), owner)
        if self.zone(game) == DRAW_DECK and not can_look_into_decks(game):
            deck = []
        self.owner = owner
        self.cards = tuple(reversed(deck[:count] if bottom else deck[max(0, len(deck) - count) :]))
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
        """Ask whose deck, of those the text allows."""
        seats = owners_of(game, self.instruction(game).deck, self.scope)
        if not seats:
            game.done()
            return
        self.step = "chosen"
        options: list[tuple[int, ...]] = [(option.SEAT, seat) for seat in seats]
        game.ask(self.scope.you, "problem-deck", options, source=self.source())

    def instruction(self, game: Kernel) -> LookAndReorder | LookAndSort:
        node = game.definitions.nodes[self.number]
        if not isinstance(node, (LookAndReorder, LookAndSort)):
            raise wrong_instruction(node)
        return node

    def chosen(self, game: Kernel) -> None:
        """Look at its top cards."""
        self.step = "ask_top"
        self.look(game, Seat(game.state.answer[1]), self.amount(game, self.instruction(game).count))

    def ask_top(self, game: Kernel) -> None:
        """Ask which card goes back next, the lowest first; the last one chosen is on top."""
        if not self.cards:
            game.done()
            self.restack(game, self.below, ())
            return
        self.step = "put_back"
        options: list[tuple[int, ...]] = [(option.CARD, card) for card in self.cards]
        number = len(self.cards)
        game.ask(self.scope.you, "put-on-top", options, source=self.source(), number=number)

    def put_back(self, game: Kernel) -> None:
        """Note the next card in order."""
        card = CardId(game.state.answer[1])
        self.below = (*self.below, card)
        self.cards = tuple([one for one in self.cards if one != card])
        self.step = "ask_top"

    def restack(self, game: Kernel, top: tuple[CardId, ...], bottom: tuple[CardId, ...]) -> None:
        """Put cards on top (lowest first) and under the deck; only the player who looked knows them now."""
        state = game.state
        place = slot(state, self.zone(game), self.owner)
        placed = (*top, *bottom)
        rest = [card for card in state.zones[place] if card not in placed]
        state.zones[place] = [*bottom, *rest, *top]
        for card in placed:
            state.incarnation[card] += 1
            forget(game, card, 1 << self.scope.you)


class FollowSort(FollowLook):
    """Glossary, Meticulous: look at the top cards, put any number under the deck and the rest on top."""

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
        return (self.number, self.scope, self.owner, self.cards, self.below, self.under)

    def forget(self, game: Kernel, seat: Seat) -> None:
        """Drop the cards if the deck's owner has left the game."""
        super().forget(game, seat)
        if self.owner == seat:
            self.under = ()

    def chosen(self, game: Kernel) -> None:
        """Look at its top cards, or at its bottom cards."""
        node = self.instruction(game)
        bottom = isinstance(node, LookAndSort) and node.bottom
        self.step = "ask_raised" if bottom else "ask_under"
        self.look(game, Seat(game.state.answer[1]), self.amount(game, node.count), bottom=bottom)

    def ask_raised(self, game: Kernel) -> None:
        """Ask which of the bottom cards goes on top, if any."""
        self.step = "raised"
        options: list[tuple[int, ...]] = [(option.CARD, card) for card in self.cards]
        options.append((option.DONE,))
        game.ask(self.scope.you, "put-on-top", options, source=self.source(), number=1)

    def raised(self, game: Kernel) -> None:
        """Put that card on top; the others stay where they are."""
        answer = game.state.answer
        game.done()
        if answer[0] != option.DONE:
            self.restack(game, (CardId(answer[1]),), ())

    def ask_under(self, game: Kernel) -> None:
        """Ask which card goes under the deck next; for the only card left, ask yes or no."""
        if not self.cards:
            self.step = "ask_top"
            return
        if len(self.cards) == 1:
            self.step = "decided_under"
            answers: list[tuple[int, ...]] = [(option.YES,), (option.NO,)]
            game.ask(self.scope.you, "under-deck", answers, source=self.cards[0])
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
        else:
            self.note_under(CardId(answer[1]))

    def decided_under(self, game: Kernel) -> None:
        """Note the only card left for the bottom, or keep it for the top."""
        if game.state.answer[0] == option.NO:
            self.step = "ask_top"
        else:
            self.note_under(self.cards[0])

    def note_under(self, card: CardId) -> None:
        """Note a card for the bottom, below those chosen before."""
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
    """Glossary, Inspired: look at an opponent's deck, put any number under it and the rest on top (R58)."""

    def zone(self, game: Kernel) -> int:
        return DRAW_DECK

    def begin(self, game: Kernel) -> None:
        """Look at as many cards as you control characters with Inspired, once a turn."""
        state = game.state
        if state.inspired_turn == state.turn and game.definitions.options.inspired_once_per_turn:
            game.done()
            return
        state.inspired_turn = state.turn
        you = self.scope.you
        inspired = [card for card in characters_of(game, you) if keywords_of(game, card) & INSPIRED_BIT]
        self.step = "ask_under"
        self.look(game, self.seat(game, OPPONENT), how_many(game, inspired))


def zone_of(deck: Deck) -> int:
    """Return the zone of the deck a text names."""
    return PROBLEM_DECK if isinstance(deck, ProblemDeckAt) else DRAW_DECK


def owners_of(game: Kernel, deck: Deck, scope: Scope) -> list[Seat]:
    """List the players whose deck a text may mean, without those whose deck is empty."""
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
    """Tell whether there is a deck with cards, which is public (402.2, 403.2)."""
    return bool(owners_of(game, effect.deck, scope))


FLOWS[LookAndReorder] = FollowLook
FLOWS[LookAndSort] = FollowSort
FLOWS[LookAtOpponentsDeck] = FollowInspired
FEASIBLE[LookAndReorder] = _has_deck
FEASIBLE[LookAndSort] = _has_deck

claims("401.1", "402.1", FollowLook.look)
claims("glossary.meticulous", FollowSort.chosen)
claims("glossary.inspired", "R58", FollowInspired.begin)
