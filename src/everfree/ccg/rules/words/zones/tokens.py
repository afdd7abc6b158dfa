"""520.2, 521: texts that put tokens into play; for stacks of tokens see `kernel.cards.token_stacks`."""

from typing import Any

from everfree.ccg.kernel import options as option
from everfree.ccg.kernel.cards.token_stacks import new_tokens
from everfree.ccg.kernel.cards.zones import put, turn_face_down
from everfree.ccg.kernel.flow.resolve import options_for, remember
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Scope
from everfree.ccg.kernel.registry import FEASIBLE, FLOWS, TESTS, claims
from everfree.ccg.kernel.values.characteristics import amount_of, cost_of
from everfree.ccg.kernel.values.selection import area_of_text, selected
from everfree.ccg.language.terms import EACH_OTHER_PROBLEM, THERE, Place
from everfree.ccg.language.words.selectors.selectors import Choose
from everfree.ccg.language.words.zones.tokens import PutTokenCopy, PutTokens, Token, token
from everfree.ccg.rules.core.movement import problem_areas
from everfree.ccg.rules.words.flow import Flow
from everfree.ccg.rules.words.zones.entering import as_options, entered, entry_places, next_incarnation
from everfree.ccg.vocab import CardId, Ref, Seat, card_of


class EnterTokens(Frame):
    """Put equal tokens into play under one player's control, at one place or distributed over several."""

    __slots__ = ("definition", "left", "number", "place", "scope", "seat", "where")

    def __init__(
        self,
        definition: int,
        seat: Seat,
        left: int,
        place: Place,
        scope: Scope,
        number: int,
        where: tuple[int, ...] = (),
    ) -> None:
        super().__init__()
        self.definition = definition
        """The number of their definition."""
        self.seat = seat
        self.left = left
        self.place = place
        self.scope = scope
        self.number = number
        """The number of the instruction that puts them into play."""
        self.where = where
        """The answer that chose a place for the next tokens."""

    def data(self) -> tuple[Any, ...]:
        return (self.definition, self.seat, self.left, self.place, self.scope, self.number, self.where)

    def text(self) -> int:
        return self.number

    def teller(self) -> Ref:
        return self.scope.source

    def begin(self, game: Kernel) -> None:
        """Ask where the next tokens go."""
        source = card_of(self.scope.source)
        places = entry_places(game, self.definition, self.seat, self.place, source, self.scope)
        if self.left <= 0 or not places:
            game.done()
            return
        self.step = "placed" if len(places) > 1 and self.left > 1 else "all_placed"
        game.ask(self.seat, "tokens-where", as_options(places), source=source, number=self.left)

    def placed(self, game: Kernel) -> None:
        """Ask how many tokens go to the chosen place."""
        self.where = game.state.answer
        self.step = "counted"
        source = card_of(self.scope.source)
        game.ask(self.seat, "tokens-there", [(option.NUMBER, 1, self.left)], source=source, number=self.left)

    def all_placed(self, game: Kernel) -> None:
        """Put all tokens at the chosen place."""
        self.where = game.state.answer
        self.enter(game, self.left)

    def counted(self, game: Kernel) -> None:
        """Put the chosen number of tokens there."""
        self.enter(game, game.state.answer[1])

    def enter(self, game: Kernel, count: int) -> None:
        """521.1, R49: create *count* tokens and let them enter play as one stack."""
        self.step = "begin"
        self.left -= count
        card = new_tokens(game, self.definition, self.seat, count)
        game.state.answer = self.where
        occurrence = entered(game, card, self.seat, self.scope)
        if not self.left:
            game.done()
            remember(game, (next_incarnation(game, card),))
        game.occur([occurrence])


class FollowPutTokens(Flow):
    """521.1: put as many tokens into play as the text says."""

    def begin(self, game: Kernel) -> None:
        """Count how many, then put them into play."""
        node = self.node(game, PutTokens)
        count = amount_of(game, node.count, self.source(), self.scope.you, self.scope)
        definition = game.definitions.number[node.card.id]
        game.done()
        game.push(
            EnterTokens(definition, self.seat(game, node.who), count, node.place, self.scope, self.number)
        )


class FollowPutTokenCopy(Flow):
    """520.2: choose a card, and put a token with its printed information into play."""

    def begin(self, game: Kernel) -> None:
        """Ask which card, if the text lets a player choose."""
        node = self.node(game, PutTokenCopy)
        if not isinstance(node.what, Choose):
            self.put_copies(game, [card_of(one) for one in selected(game, node.what, self.scope, ())])
            return
        cards = options_for(game, node.what, self.scope)
        if not cards:
            game.done()
            return
        self.step = "picked"
        self.ask_card(game, cards, self.seat(game, node.what.who))

    def picked(self, game: Kernel) -> None:
        """Copy the chosen card."""
        self.put_copies(game, [CardId(game.state.answer[1])])

    def put_copies(self, game: Kernel, cards: list[CardId]) -> None:
        """Put a copy of each into play; changes by modifiers are not copied."""
        node = self.node(game, PutTokenCopy)
        game.done()
        seat = self.seat(game, node.who)
        for card in reversed(cards):
            definition, count = game.state.definition[card], game.count_of(card)
            for place, scope in reversed(places_named(game, node.place, self.scope)):
                game.push(EnterTokens(definition, seat, count, place, scope, self.number))


def places_named(game: Kernel, place: Place, scope: Scope) -> list[tuple[Place, Scope]]:
    """List the places where a text puts tokens, each with its scope; "each other Problem" is several."""
    if place != EACH_OTHER_PROBLEM:
        return [(place, scope)]
    here = area_of_text(game, card_of(scope.source), scope)
    return [(THERE, scope.there(area)) for area in problem_areas(game) if area != here]


def _can_put(game: Kernel, effect: PutTokens, scope: Scope) -> bool:
    source = card_of(scope.source)
    definition = game.definitions.number[effect.card.id]
    return bool(entry_places(game, definition, scope.you, effect.place, source, scope))


def _is_token(
    game: Kernel, test: Token, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return game.is_token(card)


FLOWS[PutTokens] = FollowPutTokens
FLOWS[PutTokenCopy] = FollowPutTokenCopy
FEASIBLE[PutTokens] = _can_put
TESTS[Token] = _is_token

claims("521.1", FollowPutTokens.begin)
claims("521.1", "520.2", cost_of)
claims("521.1a", token)
claims("521.2", _is_token)
claims("521.3", "R49", put)
claims("521.4", turn_face_down)
claims("520.2", FollowPutTokenCopy.put_copies)
claims("R49", EnterTokens.enter)
