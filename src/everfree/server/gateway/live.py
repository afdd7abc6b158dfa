"""The WebSocket of a table: sends a `Full`, then every change, and carries out the client's requests."""

import asyncio
import time
from contextlib import AsyncExitStack, suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from everfree.server.gateway.guests import COOKIE, Guests
from everfree.server.gateway.requests import answer
from everfree.server.protocol import ClientMessage, Declined, Unavailable
from everfree.server.refusals import RequestRefused, other_version
from everfree.server.tables.connections import Connection
from everfree.server.tables.hall import Hall
from everfree.server.tables.room import Room
from everfree.telling.said import said

NO_SUCH_TABLE = 4404
OTHER_SITE = 4403
OTHER_VERSION = 4409
DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    hall: NamedDependency[Hall],
    guests: NamedDependency[Guests],
) -> None:
    """Connect a player or a spectator to a table until the socket closes."""
    opened = time.time_ns()
    await socket.accept()
    if not is_own_site(socket):
        await socket.close(code=OTHER_SITE)
        return
    guest = guests.known(socket.cookies.get(COOKIE))
    async with AsyncExitStack() as stay:
        try:
            room = await stay.enter_async_context(hall.at(table))
        except RequestRefused as refused:
            await _refuse(socket, refused, NO_SUCH_TABLE)
            return
        if room.needs_another_version:
            await _refuse(socket, other_version(), OTHER_VERSION)
            return
        await _attend(socket, room, guest, opened)


async def _refuse(socket: WebSocket[Any, Any, Any], refused: RequestRefused, code: int) -> None:
    """Say why the table can't be opened, and close the socket."""
    await socket.send_text(msgspec.json.encode(Unavailable(refused.problem.reason)).decode())
    await socket.close(code=code)


async def _attend(socket: WebSocket[Any, Any, Any], room: Room, guest: str, opened: int) -> None:
    """Join the room, then write and read messages until the socket closes."""
    seat = None if socket.query_params.get("watch") else room.seat_of(guest)
    connection = Connection(guest, room.spectator if seat is None else seat, opened)
    watches = seat is None and not socket.query_params.get("watch")
    await room.join(connection, said("table-you-watch") if watches else None)
    writing = asyncio.create_task(_write(socket, connection))
    reading = asyncio.create_task(_read(socket, connection, room))
    try:
        await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (writing, reading):
            task.cancel()
        await room.leave(connection)


def is_own_site(socket: WebSocket[Any, Any, Any]) -> bool:
    """Tell whether a page of this site opened the socket.

    A program that is no browser sends no origin; it is allowed, as it has no other person's cookies.
    """
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


async def _write(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    while (message := await connection.next()) is not None:
        await socket.send_text(message.decode())
    with suppress(WebSocketDisconnect, RuntimeError):  # the client may have closed it already
        await socket.close()


async def _read(socket: WebSocket[Any, Any, Any], connection: Connection, room: Room) -> None:
    with suppress(WebSocketDisconnect):
        while True:
            data = await socket.receive_data("text")
            try:
                message = DECODER.decode(data)
            except msgspec.MsgspecError:
                connection.send(Declined("", said("table-not-understood")))
                continue
            # Shielded, so that a commit in progress completes even if the socket closes.
            reply = await asyncio.shield(room.services.ask(answer(room, connection, message)))
            if reply is not None:
                connection.send(reply)
