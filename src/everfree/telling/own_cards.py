"""Questions of one seat about the cards it knows: their names, their prices, and why one can't be used.

A view names cards by handle. Only this module maps a handle back to the engine's card, and only if the seat
knows the card.
"""

from everfree.ccg.game import Game
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.rules.actions.action_prices import move_prices, play_prices
from everfree.ccg.view import PriceView, Viewer
from everfree.ccg.vocab import CardId, Seat
from everfree.telling.said import CardName


class OwnCards:
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
        """Return the name of an engine's card, without its printed id if the seat does not know it."""
        handle = self._handles[card]
        return CardName(self.names.get(handle, ""), handle)

    def why_not(self, handle: int) -> list[tuple[str, Refusal | None]]:
        """List each action with this card and why the seat can't take it, or None if it can."""
        return self._game.why_not(self._seat, self._numbers[handle])

    def why_not_there(self) -> list[tuple[int, Refusal]]:
        """List the areas that the open question does not offer, each with the reason."""
        return [(int(area), refusal) for area, refusal in self._game.why_not_there()]

    def prices(self, handle: int) -> tuple[PriceView, ...]:
        """List the prices of playing this card at each place the seat can pay for; if none, at each place."""
        return self._viewer.prices(play_prices(self._game.kernel, self._seat, self._numbers[handle]))

    def move_prices(self, handle: int) -> tuple[PriceView, ...]:
        """List the prices of moving this card to each place the seat can pay for; if none, to each place."""
        return self._viewer.prices(move_prices(self._game.kernel, self._seat, self._numbers[handle]))
