"""Draw the other cards of a table laid out for one card, half of them such as its text mentions."""

from collections.abc import Sequence
from functools import cache

from everfree.ccg.cards import POOL
from everfree.ccg.language import Card, PlayOn, token
from everfree.ccg.vocab import (
    BLUE,
    COLOURS,
    DILEMMA,
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
"""Cards of one player by place."""
PLACES = ("home", "mine", "theirs")
PROBLEMS = ("mine", "theirs")
BY_TYPE = {type_: [card for card in POOL.values() if card.type == type_] for type_ in (1, 2, 4, 8, 16, 32)}
DRAWN = (FRIEND, FRIEND, EVENT, RESOURCE, TROUBLEMAKER)
"""The types of cards in a draw deck; Friends twice, because there are more of them."""
ALL_COLOURS = sum(COLOURS)
STRONG = {colours: named(plain(6, colours or BLUE), f"strong{colours}") for colours in range(ALL_COLOURS + 1)}
"""Friends that meet every requirement of their colours."""
DOLL = token(1, BLUE, "Doll")
"""A token, for texts that treat tokens in another way."""
CROWD = 3
"""How many of one kind are put together, because some texts ask for several at one place."""


class Company:
    """Draws random cards, every other time one that helps *card* to do something."""

    def __init__(self, card: Card, dice: Dice, like: Card | None = None) -> None:
        """Draw for *card*; with *like*, draw the same cards as for that one."""
        self.card = card
        self.dice = dice
        self.wishes = wishes_of(like or card)
        self.focus = self.dice.below(2)
        """The Problem to which more cards are put than elsewhere."""
        self.causes = [one for one in self.wishes.causes if one.type in DRAWN]
        self.is_dilemma = DILEMMA in card.front.traits
        self.hosts = [one for one in BY_TYPE[FRIEND] if can_carry(one, card)]

    def one_of(self, type_: int) -> Card:
        """Draw a card of a type, every other time one that the text describes."""
        fitting = self.fitting(type_)
        return self.drawn(fitting if fitting and self.dice.one_in(2) else BY_TYPE[type_])

    def fitting(self, type_: int) -> list[Card]:
        """Choose one of the text's descriptions at random and list its cards of a type; none without one."""
        by_words = [[one for one in cards if one.type == type_] for cards in self.wishes.fitting]
        told = [cards for cards in by_words if cards]
        return told[self.dice.below(len(told))] if told else []

    def drawn(self, cards: Sequence[Card]) -> Card:
        """Draw one of these cards."""
        found = cards[self.dice.below(len(cards))]
        return self.card if found.id == self.card.id else found

    def place(self, places: Sequence[str] = PLACES) -> str:
        """Draw a place, every other time the Problem in focus."""
        if self.dice.one_in(2):
            return PROBLEMS[self.focus]
        return places[self.dice.below(len(places))]

    def copy(self) -> Piece:
        """Make a piece of the card itself, with cards beneath it and counters if its text mentions them."""
        beneath = tuple(self.any_cards(1 + self.dice.below(3))) if self.wishes.is_hoard else ()
        counters = self.wishes.counters if self.dice.one_in(2) else ()
        return piece(self.card, beneath=beneath, counters=counters)

    def counters(self) -> tuple[str, ...]:
        """Every other time, return one counter less than the text waits for, at least one of each name."""
        if not self.wishes.counters or self.dice.one_in(2):
            return ()
        return self.wishes.counters * max(1, self.wishes.threshold - 1)

    def friends(self, most: int) -> list[Card | Piece]:
        """Draw up to *most* Friends."""
        return [self.friend() for _ in range(self.dice.below(most + 1))]

    def friend(self, card: Card | None = None) -> Piece:
        """Draw a Friend, now and then exhausted or with a Resource; a token if the text mentions tokens."""
        if self.wishes.has_tokens and self.dice.one_in(3):
            return piece(DOLL)
        card = card or self.one_of(FRIEND)
        dressed = self.dice.one_in(2 if self.wishes.nouns & RESOURCE else 5)
        return piece(
            card,
            exhausted=self.dice.one_in(5),
            attached=(piece(self.drawn(attachments_for(card))),) if dressed else (),
            counters=self.wishes.counters if self.dice.one_in(3) else (),
            cutie_marked=self.wishes.has_marks and self.dice.one_in(2),
        )

    def strong(self, places: Places) -> None:
        """Put strong Friends to both Problems, so that they are confronted and faceoffs follow."""
        colours = self.wishes.colours
        for place in PROBLEMS:
            places[place].append(piece(STRONG[colours]))
            if not self.dice.one_in(3):
                places[place].append(piece(STRONG[ALL_COLOURS & ~colours]))

    def crowd(self, places: Places) -> None:
        """Put several Friends that the text describes to one place, of one description or one of each."""
        told = [[one for one in cards if one.type == FRIEND] for cards in self.wishes.fitting]
        if len([cards for cards in told if cards]) > 1 and self.dice.one_in(2):
            places[self.place()].extend([piece(self.drawn(cards)) for cards in told if cards])
            return
        fitting = self.fitting(FRIEND)
        if fitting:
            places[self.place()].extend([piece(self.drawn(fitting)) for _ in range(CROWD)])

    def trouble(self, places: Places) -> None:
        """Now and then put a Troublemaker to a Problem, more often and two if the text mentions them."""
        if self.dice.one_in(2 if self.wishes.nouns & TROUBLEMAKER else 5):
            face_down, place = self.dice.one_in(3), self.place(PROBLEMS)
            places[place].append(piece(self.one_of(TROUBLEMAKER), face_down=face_down))
            if self.wishes.nouns & TROUBLEMAKER and self.dice.one_in(2):
                places[place].append(piece(self.one_of(TROUBLEMAKER)))

    def any_cards(self, count: int) -> list[Card | Piece]:
        """Draw cards of a draw deck, among them some that cause what the text's triggers wait for."""
        found: list[Card | Piece] = []
        for _ in range(count):
            card = self.one_of(DRAWN[self.dice.below(len(DRAWN))])
            found.append(piece(self.drawn(self.causes) if self.causes and self.dice.one_in(3) else card))
        return found

    def lay(self, places: Places) -> None:
        """Put the card itself into play where it can be, an attachment on a Friend that can carry it."""
        type_ = self.card.type
        if type_ == TROUBLEMAKER:
            place, face_down = self.place(PROBLEMS), self.dice.one_in(2)
            places[place].append(piece(self.card, face_down=face_down, counters=self.counters()))
        elif type_ == FRIEND:
            places[self.place()].append(self.copy())
        elif self.hosts:
            host = piece(self.drawn(self.hosts), attached=(self.copy(),))
            places[self.place()].append(host)
        elif type_ == RESOURCE and not self.is_dilemma and not is_attachment(self.card):
            places["home"].append(self.copy())

    def dilemma(self) -> Piece | None:
        """Make a piece of the card itself if it is a Dilemma, which has an area of its own (522.2)."""
        return self.copy() if self.is_dilemma else None

    def at_dilemma(self) -> list[Card | Piece]:
        """Every other time, draw a strong Friend that can confront a Dilemma; without one, nobody."""
        return [piece(STRONG[ALL_COLOURS])] if self.is_dilemma and self.dice.one_in(2) else []

    def problem(self, card: Card) -> Piece:
        """Make a piece of a Problem, every other time with the card itself attached if that is possible."""
        on_it = can_carry(card, self.card) and self.dice.one_in(2)
        return piece(card, attached=(self.copy(),) if on_it else ())

    def mane(self) -> Piece:
        """Draw a Mane Character, boosted every other time."""
        return piece(self.one_of(MANE), boosted=self.dice.one_in(2))

    def add_copies(self, pile: list[Card | Piece]) -> None:
        """Put copies of the card on top of a pile, if its type can be in a draw deck."""
        if self.card.type in (FRIEND, EVENT, RESOURCE, TROUBLEMAKER):
            pile[:0] = [piece(self.card) for _ in range(1 + self.dice.below(3))]


def is_attachment(card: Card) -> bool:
    """Tell whether a card is played on another one."""
    return any(isinstance(one, PlayOn) for one in card.front.abilities)


@cache
def attachments_for(host: Card) -> list[Card]:
    """List the Resources that can be played on a Friend."""
    return [one for one in BY_TYPE[RESOURCE] if can_carry(host, one)]


def can_carry(host: Card, attachment: Card) -> bool:
    """Tell whether an attachment can be played on a card, as printed."""
    return any(isinstance(one, PlayOn) and fits(host, one.host) for one in attachment.front.abilities)
