"""What the connections of a room are sent: the whole view first, then every change."""

from collections import defaultdict
from typing import TYPE_CHECKING, Final

import msgspec

from everfree.server.deliveries import Delivery
from everfree.server.deltas import diff, tree_hash
from everfree.server.protocol import Delta, Full, LogLine, TableView, Unavailable
from everfree.server.tables.connections import Connection
from everfree.telling.memory import Memory
from everfree.telling.said import Said, said

if TYPE_CHECKING:
    from everfree.server.tables.room import Room


MOST_LINES: Final = 1000
"""How many lines of the log a `Full` has at most: the last ones. Few matches have more."""
UNDONE_LINES: Final = 100
"""Of how many last lines a `Full` has also those that were undone."""


def recent(lines: list[LogLine]) -> tuple[LogLine, ...]:
    """Return the lines for a `Full`, so that a match with hundreds of undone actions is no huge message."""
    older = [line for line in lines[:-UNDONE_LINES] if not line.undone]
    return tuple([*older, *lines[-UNDONE_LINES:]][-MOST_LINES:])


class LastSent:
    """The state last sent to the connections of one viewer, from which the next patch is computed."""

    def __init__(self, number: int, view: TableView, lines: list[LogLine]) -> None:
        self.number = number
        self.view = view
        self.hash = tree_hash(view)
        self.lines = len(lines)
        self.undone = {line.id for line in lines if line.undone}


class UpdateSender:
    """Sends the connections of a room their views, and remembers what each viewer was last sent."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._last_sent: dict[int, LastSent] = {}
        self._memories: defaultdict[int, Memory] = defaultdict(Memory)
        """By viewer: sentences that are kept from one position to the next."""
        self.delivery: Delivery | None = None
        """Measures the next changes on their way."""

    def send_full(self, connection: Connection, notice: Said | None = None) -> None:
        """Send one connection its whole view, or say that it can't be built and close the connection."""
        try:
            self._send_full(connection, notice)
        except Exception as error:  # noqa: BLE001 - it concerns this viewer only
            self._record(error, connection.viewer)
            connection.send(Unavailable(said("table-view-failed")))
            connection.close()

    def _send_full(self, connection: Connection, notice: Said | None) -> None:
        room, viewer = self._room, connection.viewer
        view, lines = room.view(viewer, self._memories[viewer]), room.lines(viewer)
        sent = self._last_sent[viewer] = LastSent(room.shown_number(viewer), view, lines)
        now = 0 if room.record.clock is None else room.time_for(viewer)
        connection.send(Full(sent.number, sent.hash, view, recent(lines), notice, now))
        if room.replica is not None:
            connection.found(room.host.sight(room.replica.game))

    def send_changes(self) -> None:
        """Send every connection a patch of what has changed for it, but those who watch with a delay."""
        delivery, self.delivery = self.delivery, None
        viewers = {one.viewer for one in self._room.connections if not one.is_closing}
        for viewer in self._last_sent.keys() - viewers:
            del self._last_sent[viewer], self._memories[viewer]
        for viewer in viewers:
            if not self._room.is_delayed(viewer):
                self.send_change(viewer, delivery)

    def send_change(self, viewer: int, delivery: Delivery | None = None) -> None:
        """Send the connections of one viewer a patch of what has changed."""
        try:
            self._send_delta(viewer, delivery)
        except Exception as error:  # noqa: BLE001 - it must not keep the other viewers from their news
            self._record(error, viewer)
            self._turn_away(viewer)

    def _record(self, error: Exception, viewer: int) -> None:
        self._room.services.faults.record(
            "view", error, request=f"viewer {viewer}", match=self._room.record.id
        )

    def _turn_away(self, viewer: int) -> None:
        """Close the connections of a viewer whose view can't be built; they may try again."""
        for connection in [one for one in self._room.connections if one.viewer == viewer]:
            connection.close()

    def _send_delta(self, viewer: int, delivery: Delivery | None) -> None:
        room = self._room
        before, lines = self._last_sent.get(viewer), room.lines(viewer)
        if before is None:  # nobody could be sent the whole view
            return
        view = room.view(viewer, self._memories[viewer])
        sent = self._last_sent[viewer] = LastSent(room.shown_number(viewer), view, lines)
        patch = diff(before.view, sent.view)
        news = tuple(lines[before.lines :])
        undone = tuple(sorted(sent.undone - before.undone))
        if sent.number == before.number and not patch:
            return
        delta = Delta(sent.number, before.hash, sent.hash, patch or None, news, undone)
        message = msgspec.json.encode(delta)
        sight = None if room.replica is None else room.host.sight(room.replica.game)
        for connection in room.connections:
            if connection.viewer == viewer:
                connection.send_bytes(message, delivery)
                if sight is not None:
                    connection.shows(sight)
