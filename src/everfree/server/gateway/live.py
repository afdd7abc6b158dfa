"""The WebSocket of a table: sends a `Full`, then every change, and carries out the client's requests."""

import asyncio
import time
from contextlib import nullcontext, suppress
from typing import Any, NamedTuple

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from everfree.server.gateway.addresses import visitor_address
from everfree.server.gateway.guests import COOKIE, Guests
from everfree.server.gateway.inbox import Inbox
from everfree.server.gateway.origins import OwnAddresses
from everfree.server.gateway.reading import why_unreadable
from everfree.server.gateway.requests import answer
from everfree.server.gateway.sockets import OpenSockets
from everfree.server.judging.links import PING_SECONDS
from everfree.server.limits import Limits
from everfree.server.protocol import PLAYABLE, ClientMessage, Declined, Ping, Pong, ServerMessage, Unavailable
from everfree.server.refusals import RequestRefused, TryAgain, unplayable
from everfree.server.storage.database import DatabaseAway
from everfree.server.tables.connections import RESTART, TRY_AGAIN, Connection
from everfree.server.tables.hall import Hall
from everfree.server.tables.room import Room
from everfree.server.tables.services import Services
from everfree.telling.said import said

OTHER_SITE = 4403
FLOODED = 4429
CLOSED = (WebSocketDisconnect, OSError, RuntimeError)
"""What the framework raises at a socket that the client has closed, or that does not read any more."""
DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)

AnySocket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: AnySocket,
    table: FromPath[str],
    hall: NamedDependency[Hall],
    guests: NamedDependency[Guests],
    own: NamedDependency[OwnAddresses],
    open_sockets: NamedDependency[OpenSockets],
) -> None:
    """Connect a player or a spectator to a table until the socket closes."""
    opened = time.time_ns()
    await socket.accept()
    headers = socket.headers
    if not own.is_own_origin(headers.get("origin"), socket.scope["scheme"], headers.get("host", "")):
        await socket.close(code=OTHER_SITE)
        return
    if hall.services.is_draining:
        await socket.close(code=RESTART)
        return
    guest = guests.known(socket.cookies.get(COOKIE))
    address = visitor_address(socket.scope["client"])
    try:
        with open_sockets.opened(guest, address):
            async with hall.at(table) as room:
                await _attend(socket, room, Visit(guest, address, opened), open_sockets)
    except RequestRefused as refused:
        hall.services.metrics.refused(refused.problem.reason.key)
        await _refuse(socket, refused)
    except DatabaseAway:
        hall.services.metrics.refused(TryAgain().problem.reason.key)
        with suppress(*CLOSED):
            await socket.close(code=TRY_AGAIN)
    except Exception as error:  # noqa: BLE001 - whatever it was, the client is told and others play on
        hall.services.faults.record("socket", error, request="live", match=table)
        await _refuse(socket, RequestRefused("server-failed", 500))


async def _refuse(socket: AnySocket, refused: RequestRefused) -> None:
    """Say why the table can't be opened, and close the socket."""
    with suppress(*CLOSED):
        await socket.send_text(msgspec.json.encode(Unavailable(refused.problem.reason)).decode())
        await socket.close(code=4000 + refused.status)


class Visit(NamedTuple):
    """Who opened a socket, from where, and when."""

    guest: str
    address: str
    opened: int
    """In nanoseconds since 1970."""


async def _attend(socket: AnySocket, room: Room, visit: Visit, open_sockets: OpenSockets) -> None:
    """Join the room as a player or a spectator, and stay until the socket closes."""
    if room.state != PLAYABLE:
        raise unplayable(room.state)
    only_watches = bool(socket.query_params.get("watch"))
    seat = None if only_watches else room.seat_of(visit.guest)
    viewer = room.spectator if seat is None else seat
    limits = room.services.settings.limits
    connection = Connection(
        *(visit.guest, viewer, visit.opened, limits), address=visit.address, only_watches=only_watches
    )
    is_surprised = seat is None and not only_watches
    with nullcontext() if seat is not None else open_sockets.watching(room.record.id):
        try:
            await room.join(connection, said("table-you-watch") if is_surprised else None)
            await _converse(socket, room, connection)
        finally:
            await room.leave(connection)


async def _converse(socket: AnySocket, room: Room, connection: Connection) -> None:
    """Write, read and carry out messages until the socket closes."""
    limits = room.services.settings.limits
    inbox = Inbox(limits)
    writing = asyncio.create_task(_write(socket, connection, limits))
    reading = asyncio.create_task(_read(socket, connection, inbox, room.services))
    working = asyncio.create_task(_work(connection, inbox, room))
    measuring = asyncio.create_task(_measure(connection, room))
    try:
        # After the client has closed the socket, the messages it sent before are still carried out.
        await asyncio.wait((writing, working), return_when=asyncio.FIRST_COMPLETED)
    finally:
        tasks = (writing, reading, working, measuring)
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
    for error in ended:
        if isinstance(error, Exception):
            raise error


async def _measure(connection: Connection, room: Room) -> None:
    """Measure the connection of a player at a real-time table, and tell its judge.

    Where spectators may take a seat, theirs are measured, too: their first slap counts already.
    """
    link = connection.link
    while room.host.is_real_time:
        is_measured = connection.viewer != room.spectator or room.takes_guests
        if is_measured:
            connection.send(Ping(link.ping()))
        await asyncio.sleep(link.pause if is_measured else PING_SECONDS)
        if connection.viewer != room.spectator and (measured := link.measured) is not None:
            await room.docket.measured(connection.viewer, *measured)


async def _write(socket: AnySocket, connection: Connection, limits: Limits) -> None:
    with suppress(*CLOSED):
        while (message := await connection.next()) is not None:
            async with asyncio.timeout(limits.send_seconds):
                await socket.send_text(message.decode())
            connection.sent()
        await socket.close(code=connection.close_code)


async def _read(socket: AnySocket, connection: Connection, inbox: Inbox, services: Services) -> None:
    """Put the messages of a client into its inbox."""
    try:
        with suppress(*CLOSED):
            while not inbox.is_flooded:
                data = await socket.receive_data("text")
                if (problem := _offer(data, connection, inbox, services.settings.limits)) is not None:
                    services.metrics.refused(problem.reason.key)
                    connection.send(problem)
            connection.close(FLOODED)
    finally:
        inbox.end()


def _offer(data: str, connection: Connection, inbox: Inbox, limits: Limits) -> Declined | None:
    """Put a message into the inbox, or return why that is declined; the answer to a ping is only timed."""
    if len(data.encode()) > limits.message_bytes:
        return Declined("", said("server-message-too-long"))
    try:
        message = DECODER.decode(data)
    except (msgspec.MsgspecError, RecursionError, ValueError) as unreadable:
        inbox.count_unreadable()
        return Declined("", why_unreadable(unreadable))
    if isinstance(message, Pong):
        if connection.link.pong(message.nonce):
            return None
        inbox.count_unreadable()
        return Declined("", said("table-not-understood"))
    return None if inbox.offer(message) else Declined(message.nonce, said("server-too-many-messages"))


async def _work(connection: Connection, inbox: Inbox, room: Room) -> None:
    """Carry out the messages in the inbox one after the other."""
    while (message := await inbox.next()) is not None and not connection.is_closing:
        connection.begin()
        # Shielded, so that a commit in progress completes even if the socket closes.
        reply = await asyncio.shield(room.services.ask(_answer(room, connection, message, inbox.received)))
        if isinstance(reply, Declined):
            room.services.metrics.refused(reply.reason.key)
        if reply is not None:
            connection.send(reply)
        connection.finish()


async def _answer(
    room: Room, connection: Connection, message: ClientMessage, received: float
) -> ServerMessage | None:
    """Carry out a request; decline it if that fails for a reason nobody expected."""
    try:
        return await answer(room, connection, message, received)
    except DatabaseAway:
        return Declined(message.nonce, TryAgain().problem.reason)
    except Exception as error:  # noqa: BLE001 - one request failed; the socket and the others go on
        request = type(message).__name__
        room.services.faults.record("request", error, request=request, match=room.record.id)
        return Declined(message.nonce, said("server-failed"))
