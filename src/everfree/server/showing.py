"""What the people at a table are sent: everything at once to who comes, then every change."""

from typing import TYPE_CHECKING

import msgspec

from everfree.server.connections import Connection
from everfree.server.deltas import diff, tree_hash
from everfree.server.protocol import Delta, Full, LogLine, TableView
from everfree.telling.said import Said

if TYPE_CHECKING:
    from everfree.server.room import Room


class Shown:
    """What the connections of one viewer have been sent."""

    def __init__(self, number: int, view: TableView, lines: list[LogLine]) -> None:
        self.number = number
        self.tree = msgspec.to_builtins(view, str_keys=True)
        self.hash = tree_hash(self.tree)
        self.lines = len(lines)
        self.undone = {line.id for line in lines if line.undone}


class Showing:
    """Keeps what each viewer of a room has been sent, and sends the rest."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._shown: dict[int, Shown] = {}

    def everything(self, connection: Connection, notice: Said | None = None) -> None:
        """Send everything a viewer sees."""
        room, viewer = self._room, connection.viewer
        view, lines = room.view(viewer), room.lines(viewer)
        shown = self._shown[viewer] = Shown(room.number, view, lines)
        connection.send(Full(room.number, shown.hash, view, tuple(lines), notice))

    def changes(self) -> None:
        """Send every connection what has changed for it."""
        for viewer in {connection.viewer for connection in self._room.connections}:
            self._change(viewer)

    def _change(self, viewer: int) -> None:
        room = self._room
        before, lines = self._shown[viewer], room.lines(viewer)
        shown = self._shown[viewer] = Shown(room.number, room.view(viewer), lines)
        patch = diff(before.tree, shown.tree)
        news = tuple(lines[before.lines :])
        undone = tuple(sorted(shown.undone - before.undone))
        if room.number == before.number and not patch:
            return
        delta = Delta(room.number, before.hash, shown.hash, patch or None, news, undone)
        message = msgspec.json.encode(delta)
        for connection in room.connections:
            if connection.viewer == viewer:
                connection.send_bytes(message)
