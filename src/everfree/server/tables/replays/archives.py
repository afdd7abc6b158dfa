"""Archives of finished matches, so that replays outlive changes of the rules.

An archive has what one viewer saw after each command that the viewer counts: a patch of the view before, and
the new lines of the log. It is made from the log soon after the end, by any process that can load the match.
"""

import zlib
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from everfree.server.deltas import apply, diff
from everfree.server.hosting import GameHost
from everfree.server.protocol import LogLine, Replay, TableView
from everfree.server.storage import archives
from everfree.server.storage.archives import SPECTATOR
from everfree.server.storage.match_logs import Row
from everfree.server.storage.records import Record
from everfree.server.tables.replica import Replica
from everfree.server.tables.services import Services
from everfree.server.tables.views import past_table_view
from everfree.table.game import Game

SMALL: Final = 9
"""How much time is spent on compression, from 1 to 9."""


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """What changed for a viewer with a command; the first one is the beginning."""

    patch: Any = None
    """A patch of the view before (`deltas.py`); None if nothing changed."""
    log: tuple[LogLine, ...] = ()
    undone: tuple[int, ...] = ()
    """Ids of the log lines that were undone."""


class StoredMoment(msgspec.Struct, frozen=True):
    """A `Moment` as it is read: its log lines may be of an earlier version."""

    patch: Any = None
    log: tuple[dict[str, Any], ...] = ()
    undone: tuple[int, ...] = ()


_DECODER: Final = msgspec.json.Decoder(StoredMoment)


class _Stream:
    """The archive of one viewer in the making: lines of JSON, compressed."""

    def __init__(self, record: Record, host: GameHost, viewer: int) -> None:
        self._record, self._host, self._viewer = record, host, viewer
        self._view: TableView | None = None
        self._lines: list[LogLine] = []
        self._compressor = zlib.compressobj(SMALL)
        self._data: list[bytes] = []

    def add(self, game: Game, lines: list[LogLine]) -> None:
        """Add the moment after a command."""
        view = past_table_view(self._record, self._host, game, self._viewer)
        patch = [view] if self._view is None else diff(self._view, view)
        known = zip(self._lines, lines, strict=False)
        undone = [new.id for old, new in known if new.undone and not old.undone]
        moment = Moment(patch or None, tuple(lines[len(self._lines) :]), tuple(undone))
        self._view, self._lines = view, list(lines)
        self._data.append(self._compressor.compress(msgspec.json.encode(moment) + b"\n"))

    def end(self) -> bytes:
        return b"".join([*self._data, self._compressor.flush()])


def archives_of(
    record: Record, rows: list[Row], host: GameHost, rest: Callable[[], None] = lambda: None
) -> dict[int, bytes]:
    """Return the archive of each viewer; none of a match without an outcome. Call *rest* after each command.

    Raise `DamagedLog` or `NeedsAnotherVersion` if the log can't be replayed.
    """
    assert record.header is not None
    replica = Replica(record.header, host)
    viewers = (*range(len(record.chairs)), replica.spectator)
    streams = {viewer: _Stream(record, host, viewer) for viewer in viewers}
    counted = dict.fromkeys(viewers, -1)
    for row in (None, *rows):
        if row is not None:
            replica.read([row])
        for viewer, stream in streams.items():
            number = replica.shown_number(viewer, replica.number)
            if number > counted[viewer]:
                stream.add(replica.game, replica.log_of(viewer).lines)
                counted[viewer] = number
        rest()
    if replica.game.outcome() is None:
        return {}
    return {SPECTATOR if one == replica.spectator else one: stream.end() for one, stream in streams.items()}


def _moments(data: bytes) -> Iterator[StoredMoment]:
    return map(_DECODER.decode, zlib.decompress(data).splitlines())


def archived_view(data: bytes, number: int) -> bytes | None:
    """Return the view after *number* commands as JSON; None if the archive has no such moment."""
    view: Any = None
    for place, moment in enumerate(_moments(data)):
        view = apply(view, moment.patch or {})
        if place == number:
            return msgspec.json.encode(view)
    return None


def archived_replay(data: bytes) -> Replay:
    """Return how many moments an archive has after the first, and all lines of its log."""
    lines: list[dict[str, Any]] = []
    count = -1
    for moment in _moments(data):
        lines = [{**line, "undone": True} if line["id"] in moment.undone else line for line in lines]
        lines += moment.log
        count += 1
    return Replay(count, tuple(lines))


async def find_archive(services: Services, record: Record, seat: int | None) -> bytes | None:
    """Return what a seat, or a spectator, saw of a match, if it is archived."""
    viewer = SPECTATOR if seat is None else seat
    return await services.database.run(lambda connection: archives.find(connection, record.id, viewer))
