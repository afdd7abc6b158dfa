"""518: texts that search a deck; 403.3: put Problems under their deck; 201.3: match a card's title."""

from typing import Any

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.cards.zones import learn, put, show, shuffle
from everfree.ccg.kernel.flow.resolve import Text
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.registry import APPLY, ASKS_ABOUT_CARDS_IN_PLAY, FEASIBLE, FLOWS, TESTS, claims
from everfree.ccg.kernel.state import BOOSTED
from everfree.ccg.kernel.values.selection import cards_of, fits, seat_of
from everfree.ccg.language.terms import A_PLAYER, Who
from everfree.ccg.language.words.zones.searching import (
    PutProblemsUnder,
    Reveal,
    SearchDeck,
    SearchDiscardPile,
    Titled,
)
from everfree.ccg.rules.words.effects.effects import on_each_card
from everfree.ccg.rules.words.flow import Flow
from everfree.ccg.rules.words.laws.closed_zones import can_look_into_decks
from everfree.ccg.rules.words.zones.looking import FollowLook
from everfree.ccg.vocab import (
    CARD,
    CHARACTER,
    DRAW_DECK,
    NO_SEAT,
    PROBLEM_DECK,
    TROUBLEMAKER,
    AreaId,
    CardId,
    Seat,
    card_of,
)


class FollowSearchDeck(Flow):
    """518.1: look through a deck, follow the text with the card found, if any; 518.2: shuffle."""

    __slots__ = ("cards", "owner")

    def __init__(
        self, number: int, scope: Scope, owner: Seat = NO_SEAT, cards: tuple[CardId, ...] = ()
    ) -> None:
        super().__init__(number, scope)
        self.owner = owner
        """Whose deck it is."""
        self.cards = cards
        """The cards found so far."""

    def data(self) -> tuple[Any, ...]:
        return (self.number, self.scope, self.owner, self.cards)

    def instruction(self, game: Kernel) -> SearchDeck:
        return self.node(game, SearchDeck)

    def begin(self, game: Kernel) -> None:
        """402.1, 401.2: let the player learn all cards of the draw deck, without flipped ones (R37)."""
        if not can_look_into_decks(game):
            game.done()
            return
        self.owner = self.seat(game, self.instruction(game).whose)
        you = self.scope.you
        for card in game.cards_in(DRAW_DECK, self.owner):
            learn(game, you, card)
        self.step = "ask"
        searched = Occurrence(kinds.SEARCHED, you, area=AreaId(self.owner), source=self.scope.source, by=you)
        game.occur([searched])

    def ask(self, game: Kernel) -> None:
        """R36: ask which card; the player may find none, unless the text searches for any card."""
        node = self.instruction(game)
        options: list[tuple[int, ...]] = [(option.CARD, card) for card in self.finds(game)]
        if not options or node.most > 1 or node.description.noun != CARD or node.description.tests:
            options.append((option.DONE,))
        self.step = "found"
        game.ask(self.scope.you, "search-deck", options, source=self.source(), secret=True)

    def finds(self, game: Kernel) -> list[CardId]:
        """List the cards that can be found, only one of several copies of the same card."""
        node = self.instruction(game)
        scope = self.scope
        seen: list[int] = []
        found: list[CardId] = []
        for card in game.cards_in(DRAW_DECK, self.owner):
            definition = game.state.definition[card]
            if card in self.cards:
                continue
            if definition not in seen and fits(game, node.description, card, self.source(), scope.you, scope):
                seen.append(definition)
                found.append(card)
        return found

    def found(self, game: Kernel) -> None:
        """Follow the text's instruction with the card as "that card", first set aside if the text says so."""
        answer = game.state.answer
        node = self.instruction(game)
        if answer[0] != option.DONE:
            self.cards = (*self.cards, CardId(answer[1]))
            if len(self.cards) < node.most:
                self.step = "ask"
                return
        self.step = "finish"
        if not self.cards:
            return
        scope = self.scope
        that = tuple([game.ref(card) for card in self.cards])
        scope_of_cards = Scope(scope.source, scope.you, that, self.owner, *scope.data()[4:])
        game.push(Text((game.definitions.number_of(node.then),), scope_of_cards))
        if node.aside:
            game.occur(
                [
                    Occurrence(kinds.SET_ASIDE, scope.you, card, source=scope.source, by=scope.you)
                    for card in self.cards
                ]
            )

    def finish(self, game: Kernel) -> None:
        """518.2: shuffle the deck, even if nothing was found."""
        game.done()
        game.occur([Occurrence(kinds.SHUFFLED, self.owner, source=self.scope.source, by=self.owner)])


def shuffle_deck(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """Shuffle a player's draw deck, with *cards* if there are any; nobody knows the places of its cards now.

    What is announced does not name the cards, which may come from a hand.
    """
    for card in occurrence.cards:
        put(game, card, DRAW_DECK)
    shuffle(game, DRAW_DECK, occurrence.seat)
    if not occurrence.cards:
        return occurrence
    return Occurrence(kinds.SHUFFLED, occurrence.seat, source=occurrence.source, by=occurrence.by)


def reveal(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """Show a card to everyone, without moving it."""
    show(game, occurrence.card)
    return occurrence


def _can_search(game: Kernel, effect: SearchDeck, scope: Scope) -> bool:
    """Tell whether decks may be searched; the answer must not depend on what is in the deck."""
    return can_look_into_decks(game)


class FollowProblemsUnder(FollowLook):
    """403.3: look at the top Problems of a deck and put them under it in an order of your choice."""

    __slots__ = ()

    def begin(self, game: Kernel) -> None:
        """Ask whose Problem deck."""
        node = self.node(game, PutProblemsUnder)
        seats = [
            seat for seat in decks_meant(game, node.whose, self.scope) if game.cards_in(PROBLEM_DECK, seat)
        ]
        if not seats:
            game.done()
            return
        self.step = "chosen"
        options: list[tuple[int, ...]] = [(option.SEAT, seat) for seat in seats]
        game.ask(self.scope.you, "problem-deck", options, source=self.source())

    def zone(self, game: Kernel) -> int:
        return PROBLEM_DECK

    def chosen(self, game: Kernel) -> None:
        """Look at its top cards."""
        node = self.node(game, PutProblemsUnder)
        self.step = "ask_under"
        self.look(game, Seat(game.state.answer[1]), node.count)

    def ask_under(self, game: Kernel) -> None:
        """Ask which Problem goes under next."""
        if not self.cards:
            game.done()
            self.restack(game, (), self.below)
            return
        self.step = "put_under"
        options: list[tuple[int, ...]] = [(option.CARD, card) for card in self.cards]
        game.ask(self.scope.you, "problems-under", options, source=self.source(), number=len(self.cards))

    def put_under(self, game: Kernel) -> None:
        """Note the next Problem; it goes below those chosen before."""
        card = CardId(game.state.answer[1])
        self.below = (card, *self.below)
        self.cards = tuple([one for one in self.cards if one != card])
        self.step = "ask_under"


def decks_meant(game: Kernel, whose: Who, scope: Scope) -> list[Seat]:
    """List the players whose deck a text may mean; "a player" offers all of them."""
    if whose == A_PLAYER:
        return game.players(scope.you)
    return [seat_of(game, whose, card_of(scope.source), scope.you, scope)]


def is_called(title: str, name: str) -> bool:
    """201.3a: tell whether *title* contains *name* as whole words."""
    place = title.find(name)
    if place < 0:
        return False
    around = title[max(0, place - 1) : place] + title[place + len(name) : place + len(name) + 1]
    return not any(one.isalnum() for one in around)


def title_of(game: Kernel, card: CardId) -> str:
    """201.3: return the title of the side of *card* that is up."""
    printed = game.definition(card).card
    is_boosted = printed.boosted is not None and game.state.marks[card] & BOOSTED != 0
    return printed.sides[1 if is_boosted else 0].title or printed.title


def name_of(game: Kernel, card: CardId) -> str:
    """201.1, 201.3: return the name of *card*, with the title of the side that is up."""
    subtitle = game.definition(card).card.subtitle
    title = title_of(game, card)
    return f"{title}, {subtitle}" if subtitle else title


def has_title(game: Kernel, card: CardId, name: str) -> bool:
    """201.3, 201.3a: tell whether a text that names *name* means *card*."""
    if not game.has_name(card):
        return False
    title = title_of(game, card)
    if game.type_of(card) & (CHARACTER | TROUBLEMAKER):
        return is_called(title, name)
    return title == name


def _titled(game: Kernel, test: Titled, card: CardId, source: CardId, you: Seat, scope: Scope | None) -> bool:
    return has_title(game, card, test.title) or any(has_title(game, card, one) for one in test.others)


class FollowSearchDiscardPile(Flow):
    """518.1, R36: search a discard pile; it is public, so a fitting card must be found."""

    def begin(self, game: Kernel) -> None:
        """Ask which card."""
        node = self.node(game, SearchDiscardPile)
        cards = cards_of(game, node.description, self.source(), self.scope.you, self.scope)
        if not cards:
            game.done()
            return
        self.step = "found"
        options: list[tuple[int, ...]] = [(option.CARD, card) for card in cards]
        game.ask(self.scope.you, "search", options, source=self.source())

    def found(self, game: Kernel) -> None:
        """Put the card into the hand, or on top of the deck."""
        node = self.node(game, SearchDiscardPile)
        card = CardId(game.state.answer[1])
        game.done()
        kind = kinds.PUT_ON_DECK if node.on_deck else kinds.PUT_INTO_HAND
        you = self.scope.you
        self.occur(game, Occurrence(kind, you, card, source=self.scope.source, by=you))


def _can_search_discard_pile(game: Kernel, effect: SearchDiscardPile, scope: Scope) -> bool:
    return bool(cards_of(game, effect.description, card_of(scope.source), scope.you, scope))


FLOWS[SearchDeck] = FollowSearchDeck
FLOWS[PutProblemsUnder] = FollowProblemsUnder
FEASIBLE[SearchDeck] = _can_search
APPLY[kinds.SHUFFLED] = shuffle_deck
APPLY[kinds.REVEALED] = reveal
TESTS[Titled] = _titled
ASKS_ABOUT_CARDS_IN_PLAY.append(Titled)
on_each_card(Reveal, kinds.REVEALED, is_cost=True)
FLOWS[SearchDiscardPile] = FollowSearchDiscardPile
FEASIBLE[SearchDiscardPile] = _can_search_discard_pile

claims("401.2", "402.1", "R37", FollowSearchDeck.begin)
claims("518.1", "R36", FollowSearchDeck.ask)
claims("518.2", FollowSearchDeck.finish)
claims("403.3", FollowProblemsUnder.put_under)
claims("201.3", has_title)
claims("201.3a", is_called)
claims("518.1", FollowSearchDiscardPile.begin)
