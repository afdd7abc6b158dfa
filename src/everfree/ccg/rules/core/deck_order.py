"""402.3: putting several cards on or under a deck at once, in an order that nobody else learns."""

from typing import Any, Final

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.cards.zones import forget
from everfree.ccg.kernel.flow.replacing import concerns
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence, Question
from everfree.ccg.kernel.registry import SEVERAL, claims
from everfree.ccg.kernel.seats.determinize import Chance
from everfree.ccg.vocab import DRAW_DECK, FLIP, MANE, NO_CARD, CardId, Ref, Seat, card_of, incarnation_of, ref

HIDDEN_PLACE: Final = 1
"""Amount of an occurrence that puts one of several cards: only who puts it there knows its place."""


class PutInOrder(Frame):
    """402.3: let whoever puts several cards on or under a deck at once choose their order.

    The order is asked first. Then the cards are put there in the order of the instruction, and rearranged
    once all of them are there. So others learn the order neither from the moment a card moves nor from the
    order of what it triggers.
    """

    __slots__ = ("made", "moved", "order")

    def __init__(
        self,
        made: tuple[Occurrence, ...],
        order: tuple[Ref, ...] = (),
        moved: tuple[tuple[Ref, Ref], ...] = (),
    ) -> None:
        super().__init__()
        self.made = made
        """The occurrences, in the order of the instruction."""
        self.order = order
        """References before the move, in the order chosen so far: each goes beyond the previous one."""
        self.moved = moved
        """Pairs of references before and after the move, for the text that continues (410.6a)."""

    def data(self) -> tuple[Any, ...]:
        return (self.made, self.order, self.moved)

    def forget(self, game: Kernel, seat: Seat) -> None:
        """Drop the cards of a player who has left, and those that player would have put."""
        self.made = tuple([one for one in self.made if one.by != seat and not concerns(game, one, seat)])
        cards = [one.card for one in self.made]
        self.order = tuple([one for one in self.order if card_of(one) in cards])

    def ask_again(self, game: Kernel) -> bool:
        self.step = "begin"
        return True

    def follow(self, before: Ref, now: Ref) -> None:
        """Record a card's new reference for the text that this procedure is a part of."""
        self.moved = (*self.moved, (before, now))

    def imagined(self, game: Kernel, viewer: Seat, chance: Chance) -> "PutInOrder":
        """Return a copy in which the other players' orders are chosen at random."""
        order: list[Ref] = []
        for group in groups_of(game, self.made):
            chosen = [one for one in self.order if card_of(one) in group]
            if by_of(self.made, group[0]) != viewer:
                is_complete = len(chosen) == len(group)
                cards: list[int] = [*chosen] if is_complete else [game.ref(card) for card in group]
                chance.shuffle(cards)
                chosen = [Ref(one) for one in cards[: len(chosen)]]
            order.extend(chosen)
        other = PutInOrder(self.made, tuple(order), self.moved)
        other.step = self.step
        question = game.state.question
        if self.step == "chosen" and question is not None and question.seat != viewer:
            left = other.left(game)
            options: list[tuple[int, ...]] = [(option.CARD, card) for card in left]
            game.state.question = Question(
                question.seat, question.kind, tuple(options), question.source, question.number
            )
        return other

    def left(self, game: Kernel) -> list[CardId]:
        """List the cards not chosen yet of the first group whose order is not complete."""
        for group in groups_of(game, self.made):
            cards = [card for card in group if game.ref(card) not in self.order]
            if cards:
                return cards
        return []

    def begin(self, game: Kernel) -> None:
        """Ask which card is next; once every order is chosen, put all cards there."""
        cards = self.left(game)
        if not cards:
            self.put(game)
            return
        self.step = "chosen"
        first = next(one for one in self.made if one.card == cards[0])
        ask_next(game, first, cards)

    def chosen(self, game: Kernel) -> None:
        """Add the card to the order; no card moves yet."""
        self.order = (*self.order, game.ref(CardId(game.state.answer[1])))
        self.step = "begin"

    def put(self, game: Kernel) -> None:
        """Put all the cards there; others don't learn the place of those with an order."""
        cards = [card_of(one) for one in self.order]
        self.step = "arrange"
        if not game.together([one.worth(HIDDEN_PLACE) if one.card in cards else one for one in self.made]):
            self.arrange(game)

    def arrange(self, game: Kernel) -> None:
        """Rearrange the cards that are there into their chosen order."""
        game.done()
        for before, now in self.moved:
            if game.state.frames:
                game.top().follow(before, now)
        done: list[tuple[int, Seat, Seat]] = []
        for one in self.made:
            key = (one.kind, one.by, game.state.owner[one.card])
            if key not in done:
                done.append(key)
                arrange(game, self.made, self.order, one)


def arrange(game: Kernel, made: tuple[Occurrence, ...], order: tuple[Ref, ...], one: Occurrence) -> None:
    """Rearrange the cards that one player put on or under one deck, as that player chose.

    A card that was put somewhere else instead (710.1) is not at that end of the deck, and is left out.
    """
    state = game.state
    owner = state.owner[one.card]
    deck = game.cards_in(DRAW_DECK, owner)
    meant = [other for other in made if other.kind == one.kind and state.owner[other.card] == owner]
    everyones = [other.card for other in meant]
    there: list[CardId] = []
    for card in deck if one.kind == kinds.BOTTOMED else reversed(deck):
        if card not in everyones:
            break
        there.append(card)
    mine = [other.card for other in meant if other.by == one.by and other.card in there]
    cards = [
        card_of(before)
        for before in order
        if card_of(before) in mine
        and game.ref(card_of(before)) == ref(card_of(before), incarnation_of(before) + 1)
    ]
    places = [place for place, card in enumerate(deck) if card in cards]
    if one.kind == kinds.BOTTOMED:
        cards.reverse()
    for place, card in zip(places, cards, strict=True):
        deck[place] = card
    for card in cards:
        forget(game, card, 1 << one.by)
    game.refresh()
    if DRAW_DECK in game.definitions.elsewhere:
        game.reindex()


def groups_of(game: Kernel, made: tuple[Occurrence, ...]) -> list[list[CardId]]:
    """List the groups of several cards that one player puts to one end of one deck."""
    groups: dict[tuple[int, Seat, Seat], list[CardId]] = {}
    for one in made:
        if has_place(game, one):
            groups.setdefault((one.kind, one.by, game.state.owner[one.card]), []).append(one.card)
    return [group for group in groups.values() if len(group) > 1]


def has_place(game: Kernel, occurrence: Occurrence) -> bool:
    """Tell whether a card would come to lie in a deck, and who puts it there has a handle for it."""
    card = occurrence.card
    return (
        occurrence.by >= 0
        and not game.is_token(card)
        and game.type_of(card) != MANE
        and game.state.handles[occurrence.by][card] != 0
        and game.refusal_of(occurrence) is None
    )


def by_of(made: tuple[Occurrence, ...], card: CardId) -> Seat:
    """Return the player who puts *card* there."""
    return next(one.by for one in made if one.card == card)


def ask_next(game: Kernel, first: Occurrence, cards: list[CardId]) -> None:
    """Ask which of *cards* is next; the kind of question depends on where they come from and go."""
    seat, count = first.by, len(cards)
    zone = game.state.zone[first.card]
    source = card_of(first.source) if first.source >= 0 else NO_CARD
    options: list[tuple[int, ...]] = [(option.CARD, card) for card in cards]
    if first.kind == kinds.BOTTOMED and zone == FLIP and game.state.owner[first.card] == seat:
        game.ask(seat, "bottom", options, source=source, number=count)
    elif first.kind == kinds.BOTTOMED:
        game.ask(seat, "rest-under", options, source=source, number=count)
    elif zone == DRAW_DECK:
        game.ask(seat, "put-on-top", options, source=source, number=count)
    else:
        game.ask(seat, "on-top", options, source=source, number=count)


SEVERAL[kinds.PUT_ON_DECK] = PutInOrder
SEVERAL[kinds.BOTTOMED] = PutInOrder

claims("402.3", PutInOrder.chosen)
claims("402.3", arrange)
