"""What one seat can ask the game about its own cards: names behind handles, prices, why not.

A view names cards by handle. Here, and nowhere else at this table, a handle becomes the engine's card again,
and only where the seat's ledger says that it knows the card.
"""

from dataclasses import dataclass

from everfree.ccg.game import Game
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.values import Part
from everfree.ccg.rules.legality import payable_places, payable_ways, places, price_parts
from everfree.ccg.rules.movement import destinations, move_price_parts, payable_destinations
from everfree.ccg.rules.ways import AS_PRINTED
from everfree.ccg.view import PartView
from everfree.ccg.vocab import NO_AREA, CardId, Seat
from everfree.telling.said import CardName


@dataclass(frozen=True)
class Price:
    """What playing a card costs at one place, or moving it there, and why."""

    area: int
    parts: tuple[PartView, ...]

    @property
    def total(self) -> int:
        """The price itself."""
        return sum(part.amount for part in self.parts)


class Eyes:
    """The cards a seat knows, by its own handles."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self._seat = Seat(seat)
        state = game.state
        self._handles = state.handles[seat]
        self._numbers = {
            handle: CardId(card)
            for card, handle in enumerate(self._handles)
            if handle and state.known[card] >> seat & 1
        }
        definition = game.kernel.definition
        self.names = {handle: definition(card).card.id for handle, card in self._numbers.items()}
        """The id of the printed card behind each handle the seat knows."""

    def named(self, card: CardId) -> CardName:
        """Name a card the engine speaks of, as far as the seat knows it."""
        handle = self._handles[card]
        return CardName(self.names.get(handle, ""), handle)

    def why_not(self, handle: int) -> list[tuple[str, Refusal | None]]:
        """Say for each thing one does with this card why this seat can't, or None where it can."""
        return self._game.why_not(self._seat, self._numbers[handle])

    def prices(self, handle: int) -> list[Price]:
        """List what playing this card costs, at each place the seat can pay for, or could go to at all."""
        kernel = self._game.kernel
        card = self._numbers[handle]
        seat = self._seat
        found = [
            (area, host, way[0])
            for way in payable_ways(kernel, seat, card)
            for area, host in payable_places(kernel, seat, card, way)
        ] or [(area, host, AS_PRINTED) for area, host in places(kernel, seat, card)]
        prices = [
            Price(area, self._told(price_parts(kernel, seat, card, area, host, how)))
            for area, host, how in found
        ]
        return told_once(prices)

    def move_prices(self, handle: int) -> list[Price]:
        """List what the Move action costs for this card, to where the seat can pay for or could go at all."""
        kernel = self._game.kernel
        card = self._numbers[handle]
        found = payable_destinations(kernel, self._seat, card) or destinations(kernel, self._seat, card)
        return told_once(
            [Price(area, self._told(move_price_parts(kernel, card, area))) for area in found or [NO_AREA]]
        )

    def _told(self, parts: list[Part]) -> tuple[PartView, ...]:
        return tuple(PartView(part.what, part.amount, self._handles[part.source]) for part in parts)


def told_once(prices: list[Price]) -> list[Price]:
    """Leave out what is said twice, and the places where all cost the same."""
    prices = list(dict.fromkeys(prices))  # hosts in one area mostly cost the same
    if len({price.parts for price in prices}) == 1:
        return [Price(-1, prices[0].parts)]
    return prices
