"""What the connections of a room are sent: the whole view first, then every change."""

from typing import TYPE_CHECKING

import msgspec

from everfree.server.deltas import diff, tree_hash
from everfree.server.protocol import Delta, Full, LogLine, TableView
from everfree.server.tables.connections import Connection
from everfree.telling.said import Said

if TYPE_CHECKING:
    from everfree.server.tables.room import Room


class LastSent:
    """The state last sent to the connections of one viewer, from which the next patch is computed."""

    def __init__(self, number: int, view: TableView, lines: list[LogLine]) -> None:
        self.number = number
        self.tree = msgspec.to_builtins(view, str_keys=True)
        self.hash = tree_hash(self.tree)
        self.lines = len(lines)
        self.undone = {line.id for line in lines if line.undone}


class UpdateSender:
    """Sends the connections of a room their views, and remembers what each viewer was last sent."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._last_sent: dict[int, LastSent] = {}

    def send_full(self, connection: Connection, notice: Said | None = None) -> None:
        """Send one connection its whole view."""
        room, viewer = self._room, connection.viewer
        view, lines = room.view(viewer), room.lines(viewer)
        sent = self._last_sent[viewer] = LastSent(room.number, view, lines)
        connection.send(Full(room.number, sent.hash, view, tuple(lines), notice))

    def send_changes(self) -> None:
        """Send every connection a patch of what has changed for it."""
        for viewer in {connection.viewer for connection in self._room.connections}:
            self._send_delta(viewer)

    def _send_delta(self, viewer: int) -> None:
        room = self._room
        before, lines = self._last_sent[viewer], room.lines(viewer)
        sent = self._last_sent[viewer] = LastSent(room.number, room.view(viewer), lines)
        patch = diff(before.tree, sent.tree)
        news = tuple(lines[before.lines :])
        undone = tuple(sorted(sent.undone - before.undone))
        if room.number == before.number and not patch:
            return
        delta = Delta(room.number, before.hash, sent.hash, patch or None, news, undone)
        message = msgspec.json.encode(delta)
        for connection in room.connections:
            if connection.viewer == viewer:
                connection.send_bytes(message)
