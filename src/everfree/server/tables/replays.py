"""A finished match step by step: what one viewer saw after each command."""

import asyncio

from everfree.server.protocol import TableView
from everfree.server.refusals import RequestRefused
from everfree.server.tables.room import Room
from everfree.server.tables.views import player_views
from everfree.server.tables.watching import is_withheld


async def past_view(room: Room, guest: str, number: int) -> TableView:
    """Return what a guest saw after *number* commands: as the seat they had, else as a spectator.

    The commands are counted as that viewer counts them. Refused while the match goes on. The view has no
    question, because nobody can answer it any more.
    """
    replica = room.seated()
    if replica.game.outcome() is None:
        raise RequestRefused("table-replay-later", 409)
    seat = room.seat_of(guest)
    viewer = room.spectator if seat is None else seat
    if seat is None and await is_withheld(room.services, room.record):
        raise RequestRefused("table-replay-later", 409)
    if not 0 <= number <= replica.shown_number(viewer, replica.number):
        raise RequestRefused("table-no-such-moment", 404)
    game = await asyncio.to_thread(replica.match.at, replica.number_in_log(viewer, number))
    outcome = game.outcome()
    return TableView(
        room.record.id,
        viewer,
        player_views(room.record, room.host, room.presence),
        **room.host.past_position(game, viewer),
        spectator_delay=room.record.spectator_delay,
        undo_policy=room.record.undo_policy,
        edition=room.record.edition,
        winners=None if outcome is None else outcome.winners,
        fan_made=room.host.fan_made_ids(room.record.fan_made),
    )
