"""What one seat can ask the game about its own cards: names behind handles, prices, why not.

A view names cards by handle. Here, and nowhere else at this table, a handle becomes the engine's card again,
and only where the seat's ledger says that it knows the card.
"""

from everfree.ccg.game import Game
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.rules.prices import move_prices, play_prices
from everfree.ccg.view import PriceView, Viewer
from everfree.ccg.vocab import CardId, Seat
from everfree.telling.said import CardName


class Eyes:
    """The cards a seat knows, by its own handles."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self._seat = Seat(seat)
        self._viewer = Viewer(game.kernel, seat)
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

    def prices(self, handle: int) -> tuple[PriceView, ...]:
        """List what playing this card costs, at each place the seat can pay for, or could go to at all."""
        return self._viewer.prices(play_prices(self._game.kernel, self._seat, self._numbers[handle]))

    def move_prices(self, handle: int) -> tuple[PriceView, ...]:
        """List what the Move action costs for this card, to where the seat can pay for or could go at all."""
        return self._viewer.prices(move_prices(self._game.kernel, self._seat, self._numbers[handle]))
