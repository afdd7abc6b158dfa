"""Other cards for a table with one card, some of those its text speaks of."""

from collections.abc import Sequence
from functools import cache

from everfree.ccg.cards import POOL
from everfree.ccg.language import Card, PlayOn
from everfree.ccg.vocab import (
    BLUE,
    COLOURS,
    EVENT,
    FRIEND,
    MANE,
    RESOURCE,
    TROUBLEMAKER,
)
from everfree.testing.dice import Dice
from everfree.testing.pieces import Piece, named, piece, plain
from everfree.testing.soak.wishes import fits, wishes_of

Places = dict[str, list[Card | Piece]]
"""Cards of one player by the places they are at."""
PLACES = ("home", "mine", "theirs")
PROBLEMS = ("mine", "theirs")
BY_TYPE = {type_: [card for card in POOL.values() if card.type == type_] for type_ in (1, 2, 4, 8, 16, 32)}
DRAWN = (FRIEND, FRIEND, EVENT, RESOURCE, TROUBLEMAKER)
"""The types of cards of a Draw Deck, those of which there are more more often."""
ALL_COLOURS = sum(COLOURS)
STRONG = {colours: named(plain(6, colours or BLUE), f"strong{colours}") for colours in range(ALL_COLOURS + 1)}
"""Friends that meet every requirement of their colours."""
CROWD = 3
"""As many of one kind as a text asks for at one place."""


class Company:
    """Draws cards: any, and every other time such as the card would like to have with it."""

    def __init__(self, card: Card, dice: Dice) -> None:
        self.card = card
        self.dice = dice
        self.wishes = wishes_of(card)
        self.focus = self.dice.below(2)
        """The Problem where more happens than elsewhere."""
        self.causes = [one for one in self.wishes.causes if one.type in DRAWN]
        self.hosts = [one for one in BY_TYPE[FRIEND] if can_carry(one, card)]

    def one_of(self, type_: int) -> Card:
        """Draw a card of a type, one the text describes every other time."""
        fitting = self.fitting(type_)
        return self.drawn(fitting if fitting and self.dice.one_in(2) else BY_TYPE[type_])

    def fitting(self, type_: int) -> list[Card]:
        """Choose one of the text's descriptions of cards of a type, and list them; none if it has none."""
        by_words = [[one for one in cards if one.type == type_] for cards in self.wishes.fitting]
        told = [cards for cards in by_words if cards]
        return told[self.dice.below(len(told))] if told else []

    def drawn(self, cards: Sequence[Card]) -> Card:
        """Draw one of these cards."""
        return cards[self.dice.below(len(cards))]

    def place(self, places: Sequence[str] = PLACES) -> str:
        """Draw a place, every other time the Problem where more happens."""
        if self.dice.one_in(2):
            return PROBLEMS[self.focus]
        return places[self.dice.below(len(places))]

    def copy(self) -> Piece:
        """Take a copy of the card itself into play, with what its text says lies on or beneath it."""
        beneath = tuple(self.any_cards(1 + self.dice.below(3))) if self.wishes.is_hoard else ()
        counters = self.wishes.counters if self.dice.one_in(2) else ()
        return piece(self.card, beneath=beneath, counters=counters)

    def friends(self, most: int) -> list[Card | Piece]:
        """Draw some Friends, now and then exhausted or with a Resource."""
        return [self.friend() for _ in range(self.dice.below(most + 1))]

    def friend(self, card: Card | None = None) -> Piece:
        """Draw a Friend, now and then exhausted or with a Resource."""
        card = card or self.one_of(FRIEND)
        dressed = self.dice.one_in(2 if self.wishes.nouns & RESOURCE else 5)
        return piece(
            card,
            exhausted=self.dice.one_in(5),
            attached=(piece(self.drawn(attachments_for(card))),) if dressed else (),
            counters=self.wishes.counters if self.dice.one_in(3) else (),
        )

    def strong(self, places: Places) -> None:
        """Put strong ones of the colours the card needs and of others to both Problems: faceoffs to come."""
        colours = self.wishes.colours
        for place in PROBLEMS:
            places[place].append(piece(STRONG[colours]))
            if not self.dice.one_in(3):
                places[place].append(piece(STRONG[ALL_COLOURS & ~colours]))

    def crowd(self, places: Places) -> None:
        """Put several that the text describes to one place."""
        fitting = self.fitting(FRIEND)
        if fitting:
            places[self.place()].extend([piece(self.drawn(fitting)) for _ in range(CROWD)])

    def trouble(self, places: Places) -> None:
        """Put a Troublemaker to a Problem without one, more often if the text speaks of them."""
        if self.dice.one_in(2 if self.wishes.nouns & TROUBLEMAKER else 5):
            face_down = self.dice.one_in(3)
            places[self.place(PROBLEMS)].append(piece(self.one_of(TROUBLEMAKER), face_down=face_down))

    def any_cards(self, count: int) -> list[Card | Piece]:
        """Draw cards of a Draw Deck, among them some that make happen what the text waits for."""
        found: list[Card | Piece] = []
        for _ in range(count):
            card = self.one_of(DRAWN[self.dice.below(len(DRAWN))])
            found.append(piece(self.drawn(self.causes) if self.causes and self.dice.one_in(3) else card))
        return found

    def lay(self, places: Places) -> None:
        """Put the card itself into play where it belongs, on a Friend if it is for one."""
        type_ = self.card.type
        if type_ == TROUBLEMAKER:
            places[self.place(PROBLEMS)].append(piece(self.card, face_down=self.dice.one_in(2)))
        elif type_ == FRIEND:
            places[self.place()].append(self.copy())
        elif self.hosts:
            host = piece(self.drawn(self.hosts), attached=(self.copy(),))
            places[self.place()].append(host)
        elif type_ == RESOURCE and not any(isinstance(one, PlayOn) for one in self.card.front.abilities):
            places["home"].append(self.copy())

    def problem(self, card: Card) -> Piece:
        """Take a Problem into play, every other time with the card itself if it is played on Problems."""
        on_it = can_carry(card, self.card) and self.dice.one_in(2)
        return piece(card, attached=(self.copy(),) if on_it else ())

    def mane(self) -> Piece:
        """Draw a Mane Character on either side."""
        return piece(self.one_of(MANE), boosted=self.dice.one_in(2))

    def add_copies(self, pile: list[Card | Piece]) -> None:
        """Put copies of the card on top of a pile, if such a card can be there."""
        if self.card.type in (FRIEND, EVENT, RESOURCE, TROUBLEMAKER):
            pile[:0] = [piece(self.card) for _ in range(1 + self.dice.below(3))]


@cache
def attachments_for(host: Card) -> list[Card]:
    """List the Resources that can be played on a Friend."""
    return [one for one in BY_TYPE[RESOURCE] if can_carry(host, one)]


def can_carry(host: Card, attachment: Card) -> bool:
    """Tell whether a card as printed is one that an attachment is played on."""
    return any(isinstance(one, PlayOn) and fits(host, one.host) for one in attachment.front.abilities)
