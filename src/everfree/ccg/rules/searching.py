"""518: searching a deck; 403.3: Problems under their deck; 201.3: what a card is called."""

from typing import Any

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.following import Text
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import APPLY, FEASIBLE, FLOWS, TESTS, claims
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.scope import fits, seat_of
from everfree.ccg.kernel.zones import learn, show, shuffle
from everfree.ccg.language.searching import PutProblemsUnder, Reveal, SearchDeck, Titled
from everfree.ccg.language.words import A_PLAYER, Who
from everfree.ccg.rules.closed_zones import can_look_into_decks
from everfree.ccg.rules.flows import Flow, wrong
from everfree.ccg.rules.instructions import on_each_card
from everfree.ccg.rules.looking import FollowLook
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
    """518.1: see the whole deck, find a card or not, do what the text says with it; 518.2: shuffle."""

    __slots__ = ("owner",)

    def __init__(self, number: int, scope: Scope, owner: Seat = NO_SEAT) -> None:
        super().__init__(number, scope)
        self.owner = owner
        """Whose deck it is."""

    def data(self) -> tuple[Any, ...]:
        """Give the parts."""
        return (self.number, self.scope, self.owner)

    def word(self, game: Kernel) -> SearchDeck:
        """Give the instruction itself."""
        node = self.node(game)
        if not isinstance(node, SearchDeck):
            raise wrong(node)
        return node

    def begin(self, game: Kernel) -> None:
        """402.1, 401.2: look at all cards of the draw deck, if any; flipped ones are not there (R37)."""
        if not can_look_into_decks(game):
            game.done()
            return
        self.owner = self.seat(game, self.word(game).whose)
        you = self.scope.you
        for card in game.cards_in(DRAW_DECK, self.owner):
            learn(game, you, card)
        self.step = "ask"
        searched = Occurrence(kinds.SEARCHED, you, area=AreaId(self.owner), source=self.scope.source, by=you)
        game.occur([searched])

    def ask(self, game: Kernel) -> None:
        """R36: ask which card; only a search for any card at all must find one."""
        node = self.word(game)
        options: list[tuple[int, ...]] = [(option.CARD, card) for card in self.finds(game)]
        if not options or node.description.noun != CARD or node.description.tests:
            options.append((option.DONE,))
        self.step = "found"
        game.ask(self.scope.you, "search-deck", options, source=self.source(), secret=True)

    def finds(self, game: Kernel) -> list[CardId]:
        """List the cards that can be found, one of each kind: which of several copies makes no difference."""
        node = self.word(game)
        scope = self.scope
        seen: list[int] = []
        found: list[CardId] = []
        for card in game.cards_in(DRAW_DECK, self.owner):
            kind = game.state.kind[card]
            if kind not in seen and fits(game, node.description, card, self.source(), scope.you, scope):
                seen.append(kind)
                found.append(card)
        return found

    def found(self, game: Kernel) -> None:
        """Do what the text says with the card."""
        answer = game.state.answer
        self.step = "finish"
        if answer[0] == option.DONE:
            return
        node = self.word(game)
        card = CardId(answer[1])
        scope = self.scope
        told = Scope(scope.source, scope.you, (game.ref(card),), self.owner, *scope.data()[4:])
        game.push(Text((game.cast.number_of(node.then),), told))
        if node.aside:
            game.occur([Occurrence(kinds.SET_ASIDE, scope.you, card, source=scope.source, by=scope.you)])

    def finish(self, game: Kernel) -> None:
        """518.2: the deck's owner shuffles it, also after a search in vain."""
        game.done()
        game.occur([Occurrence(kinds.SHUFFLED, self.owner, source=self.scope.source, by=self.owner)])


def shuffle_deck(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """Shuffle a player's draw deck: nobody can place its cards any more."""
    shuffle(game, DRAW_DECK, occurrence.seat)
    return occurrence


def reveal(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """Show a card to everyone, where it is."""
    show(game, occurrence.card)
    return occurrence


def _can_search(game: Kernel, effect: SearchDeck, scope: Scope) -> bool:
    """A deck can be searched whatever is in it; what that is, nobody may learn from the question."""
    return can_look_into_decks(game)


class FollowProblemsUnder(FollowLook):
    """403.3: several Problems go under their deck at once, in the order of the player who puts them there."""

    __slots__ = ()

    def begin(self, game: Kernel) -> None:
        """Ask whose Problem deck."""
        node = self.node(game)
        if not isinstance(node, PutProblemsUnder):
            raise wrong(node)
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
        """Give the kind of deck that is looked at."""
        return PROBLEM_DECK

    def chosen(self, game: Kernel) -> None:
        """Look at its top cards."""
        node = self.node(game)
        if not isinstance(node, PutProblemsUnder):
            raise wrong(node)
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
        """Note the order: each goes below those before it."""
        card = CardId(game.state.answer[1])
        self.below = (card, *self.below)
        self.cards = tuple([one for one in self.cards if one != card])
        self.step = "ask_under"


def decks_meant(game: Kernel, whose: Who, scope: Scope) -> list[Seat]:
    """List the players whose deck a text may mean: any player's is the choice of who follows it."""
    if whose == A_PLAYER:
        return game.players(scope.you)
    return [seat_of(game, whose, card_of(scope.source), scope.you, scope)]


def is_called(title: str, name: str) -> bool:
    """201.3a: tell whether *name* stands in *title*, as words of its own."""
    place = title.find(name)
    if place < 0:
        return False
    around = title[max(0, place - 1) : place] + title[place + len(name) : place + len(name) + 1]
    return not any(one.isalnum() for one in around)


def has_title(game: Kernel, card: CardId, name: str) -> bool:
    """201.3, 201.3a: tell whether a text that says *name* means *card*."""
    title = game.definition(card).card.title
    if game.type_of(card) & (CHARACTER | TROUBLEMAKER):
        return is_called(title, name)
    return title == name


def _titled(game: Kernel, test: Titled, card: CardId, source: CardId, you: Seat, scope: Scope | None) -> bool:
    return has_title(game, card, test.title)


FLOWS[SearchDeck] = FollowSearchDeck
FLOWS[PutProblemsUnder] = FollowProblemsUnder
FEASIBLE[SearchDeck] = _can_search
APPLY[kinds.SHUFFLED] = shuffle_deck
APPLY[kinds.REVEALED] = reveal
TESTS[Titled] = _titled
on_each_card(Reveal, kinds.REVEALED)

claims("401.2", "402.1", "R37", FollowSearchDeck.begin)
claims("518.1", "R36", FollowSearchDeck.ask)
claims("518.2", FollowSearchDeck.finish)
claims("403.3", FollowProblemsUnder.put_under)
claims("201.3", has_title)
claims("201.3a", is_called)
