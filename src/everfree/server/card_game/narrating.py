"""Log lines of the card game, for one viewer."""

from everfree.ccg.table import PonyTable
from everfree.ccg.view import EventView
from everfree.server.protocol import LogLine
from everfree.table.copying import shallow_copy
from everfree.telling.events import Teller
from everfree.telling.voice import Voice


class CardNarrator:
    """Turns the events of one viewer into log lines."""

    def __init__(self, teller: Teller) -> None:
        self._teller = teller

    @staticmethod
    def of(game: PonyTable, viewer: int, told: bytes | None) -> "CardNarrator":
        """Return a narrator for a viewer; with *told*, one that has been told what gave these bytes."""
        voice = Voice(viewer, game.seats, game.printed)
        if told is None:
            return CardNarrator(Teller(voice, game.view(viewer).areas))
        return CardNarrator(Teller.restored(voice, told))

    def copy(self) -> "CardNarrator":
        """Return an independent narrator that has been told the same events."""
        other = shallow_copy(self)
        other._teller = self._teller.copy()
        return other

    def to_bytes(self) -> bytes:
        """Return what it keeps track of."""
        return self._teller.to_bytes()

    def lines(self, events: list[EventView]) -> list[LogLine]:
        """Return the lines of *events*, which must follow those passed before."""
        return self._teller.lines(events)
