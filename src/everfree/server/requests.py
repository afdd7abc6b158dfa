"""What a seat asks for over its socket, and the answer it gets."""

from everfree.server.connections import Connection
from everfree.server.protocol import (
    Accepted,
    AnswerRequest,
    ClientMessage,
    ConcedeRequest,
    Declined,
    FullRequest,
    ServerMessage,
)
from everfree.server.refusing import NotDone
from everfree.server.room import Room
from everfree.table.commands import Answer, Concede
from everfree.table.game import Refused
from everfree.telling.said import said

MOST_NONCE = 64


async def answer(room: Room, connection: Connection, message: ClientMessage) -> ServerMessage | None:
    """Do what a client asks, or say why not."""
    if isinstance(message, FullRequest):
        await room.show_all(connection)
        return None
    if connection.viewer == room.spectator:
        return Declined(message.nonce, said("table-only-watching"))
    if not 0 < len(message.nonce) <= MOST_NONCE:
        return Declined(message.nonce[:MOST_NONCE], said("table-bad-nonce"))
    try:
        async with room.lock:
            return await _done(room, connection.viewer, message)
    except Refused as refused:
        return Declined(message.nonce, said(f"refused-{refused.reason}"))
    except NotDone as refused:
        return Declined(message.nonce, refused.problem.reason)


async def _done(room: Room, seat: int, message: ClientMessage) -> ServerMessage:
    if message.seen > room.number:
        await room.catch_up()
    if isinstance(message, AnswerRequest):
        room.refuse_stale(seat, message)
        number = await room.commit(seat, message.nonce, Answer(seat, message.answers))
    elif isinstance(message, ConcedeRequest):
        number = await room.commit(seat, message.nonce, Concede(seat))
    else:
        raise Refused("not-for-the-game")
    return Accepted(message.nonce, number + 1)
