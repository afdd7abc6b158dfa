"""A finished match step by step: what one viewer saw after each command."""

import asyncio

import msgspec

from everfree.server.protocol import Replay
from everfree.server.refusals import RequestRefused
from everfree.server.storage.records import Record
from everfree.server.tables.replays.archives import archived_replay, archived_view, find_archive
from everfree.server.tables.replica import Replica
from everfree.server.tables.room import Room
from everfree.server.tables.services import Services
from everfree.server.tables.views import past_table_view
from everfree.server.tables.watching import is_withheld


async def archived_moment(services: Services, record: Record, seat: int | None, number: int) -> bytes | None:
    """Return what a seat or a spectator saw after *number* commands, as JSON; None if it is not archived."""
    if seat is None and await is_withheld(services, record):
        return None
    data = await find_archive(services, record, seat)
    return None if data is None else await asyncio.to_thread(archived_view, data, number)


async def archived_summary(services: Services, record: Record, seat: int | None) -> Replay | None:
    """Return what a seat or a spectator read of a match; None if it is not archived."""
    if seat is None and await is_withheld(services, record):
        return None
    data = await find_archive(services, record, seat)
    return None if data is None else await asyncio.to_thread(archived_replay, data)


async def past_view(room: Room, seat: int | None, number: int) -> bytes:
    """Return what a seat or a spectator saw after *number* commands, as JSON, from a replay of the log.

    The commands are counted as that viewer counts them. Refused while the match goes on.
    """
    replica = await _finished(room, seat)
    viewer = room.spectator if seat is None else seat
    if not 0 <= number <= replica.shown_number(viewer, replica.number):
        raise RequestRefused("table-no-such-moment", 404)
    game = await asyncio.to_thread(replica.match.at, replica.number_in_log(viewer, number))
    return msgspec.json.encode(past_table_view(room.record, room.host, game, viewer))


async def past_summary(room: Room, seat: int | None) -> Replay:
    """Return how many moments a match has for a viewer, and its log. Refused while the match goes on."""
    replica = await _finished(room, seat)
    viewer = room.spectator if seat is None else seat
    lines = msgspec.to_builtins(replica.viewer_logs[viewer].lines)
    return Replay(replica.shown_number(viewer, replica.number), tuple(lines))


async def _finished(room: Room, seat: int | None) -> Replica:
    """Return the replica; raise `RequestRefused` unless the viewer may look back at the match.

    Who may not know yet that it has begun is told what is said of a table that was just opened.
    """
    if seat is None and await is_withheld(room.services, room.record):
        raise RequestRefused("table-not-everyone-sits")
    replica = room.seated()
    if replica.game.outcome() is None:
        raise RequestRefused("table-replay-later", 409)
    return replica
