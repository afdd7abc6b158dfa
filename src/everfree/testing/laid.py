"""Put cards on a test's table and remember the object that each was put there as."""

from collections.abc import Sequence
from typing import ClassVar, TypeVar

from everfree.ccg.kernel.cards.zones import show
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.state import State
from everfree.ccg.language import Card
from everfree.ccg.laying import put_into_play
from everfree.ccg.rules.new_game import add_card
from everfree.ccg.vocab import BANISHED, NO_CARD, QUEUE, AreaId, CardId, Seat
from everfree.testing.pieces import Piece

Put = Card | Piece
Entry = TypeVar("Entry")
YOU = Seat(0)
OPPONENT = Seat(1)
PLACES = ("home", "their home", "mine", "theirs")


class Laid:
    """A game whose cards are identified by the `Card` or `Piece` object they were put there as."""

    places: tuple[str, ...] = PLACES
    """Names of the areas from the point of view of seat 0."""
    in_reverse: ClassVar[bool] = False
    """Put the cards of a position into play in reverse order (pytest --in-reverse)."""

    def __init__(self, game: Kernel) -> None:
        self.game = game
        self._ids: dict[int, CardId] = {}
        self._puts: dict[CardId, Put] = {}

    def _add(self, put_: Put, seat: Seat, zone: int) -> CardId:
        card = add_card(self.game, card_in(put_).id, seat, zone)
        if id(put_) not in self._ids:
            self._ids[id(put_)] = card
        self._puts[card] = put_
        return card

    def _ordered(self, entries: Sequence[Entry]) -> Sequence[Entry]:
        """Return *entries* in the order in which they enter play: as listed, or in reverse.

        The order decides only the order on the table and the timestamps; each card is at the same place in
        the same state either way.
        """
        return entries[::-1] if self.in_reverse else entries

    def _into_play(self, put_: Put, seat: Seat, place: str, host: CardId | None = None) -> CardId:
        card = self._add(put_, seat, QUEUE)
        area = self.area_named(place)
        marks = put_.marks() if isinstance(put_, Piece) else ()
        put_into_play(self.game, card, area, host=NO_CARD if host is None else host, marks=marks)
        if isinstance(put_, Piece):
            for name in put_.counters:
                self.game.state.stamp += 1
                self.game.state.counters.append((card, name, 1, self.game.state.stamp))
            for one in self._ordered(put_.attached):
                self._into_play(one, seat, place, card)
            for one in put_.beneath:
                below = self._add(one, seat, BANISHED)
                show(self.game, below)
                self.game.state.beneath.append((below, card))
            self.game.changed()
        return card

    def _put(self, card: CardId) -> Put:
        """Return the object a card was put there as; a token gets a new `Piece` at the first call."""
        if card not in self._puts:
            made = Piece(self.game.definition(card).card)
            self._puts[card] = made
            self._ids[id(made)] = card
        return self._puts[card]

    def id(self, put_: Put) -> CardId:
        """Return the engine's number of a card."""
        return self._ids[id(put_)]

    @property
    def state(self) -> State:
        return self.game.state

    def name_of_area(self, area: int) -> str:
        """Return the name of an area from the point of view of seat 0."""
        if area < len(self.places):
            return self.places[area]
        number = area - len(self.places) + 1
        return "dilemma" if number == 1 else f"dilemma {number}"

    def area_named(self, place: str) -> AreaId:
        """Return the area of a place; of the Dilemmas, only the first can be named."""
        return AreaId([*self.places, "dilemma"].index(place))


def piece_of(card: Card) -> Piece:
    """Make a new `Piece`, to tell several copies of one card apart."""
    return Piece(card)


def card_in(put_: Put) -> Card:
    """Return the card of a piece, or the card itself."""
    return put_.card if isinstance(put_, Piece) else put_


def cards_of(puts: Sequence[Put]) -> tuple[Card, ...]:
    """List the different cards among *puts*, attachments included, in the order of their ids."""
    found: dict[str, Card] = {}
    for put_ in puts:
        found[card_in(put_).id] = card_in(put_)
        if isinstance(put_, Piece):
            for card in cards_of((*put_.attached, *put_.beneath)):
                found[card.id] = card
    return tuple([found[name] for name in sorted(found)])
