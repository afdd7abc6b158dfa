"""Passing requests about a table on to another process, which has the version of its match.

A request is passed on as it came, after this process has checked host and origin. A signed header tells the
other process that it comes from inside the deployment, and from which visitor. It is never passed on twice.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from typing import Any, Final
from urllib.parse import quote, unquote, urlsplit

import h11
from itsdangerous import BadData, URLSafeSerializer
from litestar.datastructures import Headers
from litestar.utils import normalize_path
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from everfree.server.faults import Faults
from everfree.server.gateway.addresses import visitor_address
from everfree.server.refusals import RequestRefused
from everfree.server.storage.presences import Gateway
from everfree.server.tables.connections import RESTART, TRY_AGAIN
from everfree.server.tables.neighbours import Neighbours
from everfree.server.tables.outgoing import Outgoing

SIGNED: Final = "x-everfree-relayed"
"""The header that only processes of the deployment can write."""
TABLES: Final = "/api/tables"
PROBES: Final = "/api/inside/"
"""Where processes ask each other whether they can load a table."""
BEGIN: Final = ("seats", "rematch")
"""Requests about a table with which a match begins: the newest version carries them out."""
CONNECT_SECONDS: Final = 2.0
ANSWER_SECONDS: Final = 30.0
NO_STATUS: Final = (1005, 1006, 1015)
"""Close codes that say how a connection ended and can't be sent."""
HOP: Final = frozenset(
    (b"connection", b"keep-alive", b"te", b"trailer", b"transfer-encoding", b"upgrade", b"expect")
)
"""Headers about one connection, not about the request; lower case, as all names are here."""

OWN: Final = HOP | {b"date"}
"""Headers of a response that this process writes itself."""

AnyScope = dict[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]


class Relay:
    """Decides which requests are answered elsewhere, and passes them on."""

    def __init__(self, neighbours: Neighbours, outgoing: Outgoing, faults: Faults) -> None:
        self._neighbours, self._outgoing, self._faults = neighbours, outgoing, faults
        self._signer: URLSafeSerializer | None = None
        neighbours.probe = self.probe

    def use(self, key: bytes) -> None:
        """Sign with the key of the deployment; until then nothing is passed on."""
        self._signer = URLSafeSerializer(key, salt="relay")

    def inside_addresses(self) -> set[str]:
        """Return the network addresses of the other processes, which visitors share with nobody."""
        return {urlsplit(one.address).hostname or "" for one in self._neighbours.known}

    def welcome(self, scope: AnyScope) -> bool:
        """Tell whether another process passed a request on; then note the visitor from whom it came."""
        try:
            signed = Headers.from_scope(scope).get(SIGNED)  # type: ignore[arg-type]
            if self._signer is None or signed is None:
                return False
            address, scheme = self._signer.loads(signed)
        except (BadData, ValueError):
            return False
        scope["client"], scope["scheme"] = (address, 0), scheme
        return True

    async def answer_probe(self, scope: AnyScope, send: Send) -> bool:
        """Answer a process that asks whether a table can be loaded here; return False for other requests."""
        if not scope["path"].startswith(PROBES):
            return False
        is_mine = await self._neighbours.is_mine(scope["path"].removeprefix(PROBES))
        status = 204 if is_mine else 404
        await send({"type": "http.response.start", "status": status, "headers": []})
        await send({"type": "http.response.body", "body": b""})
        return True

    async def pass_on(self, scope: AnyScope, receive: Receive, send: Send) -> bool:
        """Pass a request on if another process has to answer it; return False if it is answered here.

        Raise `RequestRefused` if no such process can be reached at the moment.
        """
        if self._signer is None or not (targets := await self._targets(scope)):
            return False
        if scope["type"] == "websocket":
            await self._pass_socket(scope, receive, send, targets)
        else:
            await self._pass_request(scope, receive, send, targets)
        return True

    async def _targets(self, scope: AnyScope) -> list[Gateway]:
        """List the processes that can answer a request; none if it is answered here."""
        before, after, rest = normalize_path(scope["path"]).partition(TABLES)  # as the routes read it
        if before or not after or rest[:1] not in ("", "/"):
            return []
        table, _, about = rest[1:].partition("/")
        begins = scope["type"] == "http" and scope["method"] == "POST" and (not table or about in BEGIN)
        if begins:
            return self._neighbours.for_new_tables() if self._outgoing.is_outgoing else []
        try:
            return await self._neighbours.for_table(table) if table else []
        except Exception as error:  # noqa: BLE001 - the database may be away; the route says so
            self._faults.record("http", error, request="relay", match=table)
            return []

    def _headers(self, scope: AnyScope) -> list[tuple[bytes, bytes]]:
        """Return the headers to pass on, with the signed one."""
        assert self._signer is not None
        signed = self._signer.dumps([visitor_address(scope["client"]), scope["scheme"]])
        own = (*HOP, SIGNED.encode())
        return [*[one for one in scope["headers"] if one[0] not in own], (SIGNED.encode(), signed.encode())]

    # Requests.

    async def _pass_request(
        self, scope: AnyScope, receive: Receive, send: Send, targets: list[Gateway]
    ) -> None:
        reader, writer = await _reached(targets)
        wire = h11.Connection(h11.CLIENT)
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                headers = [*self._headers(scope), (b"connection", b"close")]
                if _is_chunked(scope):
                    headers.append((b"transfer-encoding", b"chunked"))
                request = h11.Request(method=scope["method"], target=_target(scope), headers=headers)
                writer.write(wire.send(request) or b"")
                await _send_body(wire, receive, writer)
                answer = [event async for event in _events(wire, reader)]
        except (OSError, h11.RemoteProtocolError, TimeoutError) as lost:
            raise RequestRefused("server-version-away", 503) from lost
        finally:
            writer.close()
        for event in answer:
            await _answer(event, send)

    async def probe(self, gateway: Gateway, table: str) -> bool:
        """Ask another process whether it can load a table."""
        assert self._signer is not None
        scope = {
            "method": "GET",
            "scheme": "http",
            "client": None,
            "raw_path": (PROBES + quote(table, safe="")).encode(),
            "query_string": b"",
            "headers": [(b"host", b"localhost")],
        }
        found: list[int] = []

        async def no_body() -> Any:
            return {"type": "http.request"}

        async def note(message: Any) -> None:
            found.append(message.get("status", 0))

        with suppress(RequestRefused):
            await self._pass_request(scope, no_body, note, [gateway])
        return 204 in found

    # Sockets.

    async def _pass_socket(
        self, scope: AnyScope, receive: Receive, send: Send, targets: list[Gateway]
    ) -> None:
        await receive()  # the event that announces the socket
        other = None
        for target in targets:
            with suppress(OSError, InvalidHandshake, InvalidURI, TimeoutError):
                other = await self._connected(scope, target)
                break
        await send({"type": "websocket.accept"})
        if other is None:
            await send({"type": "websocket.close", "code": TRY_AGAIN})
            return
        tasks = [asyncio.create_task(_to_other(receive, other)), asyncio.create_task(_to_client(other, send))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
            await other.close()
        for error in ended:
            if isinstance(error, Exception) and not isinstance(error, (OSError, RuntimeError)):
                raise error

    async def _connected(self, scope: AnyScope, target: Gateway) -> ClientConnection:
        address = urlsplit(target.address)
        headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in self._headers(scope)]
        left_out = ("host", "sec-websocket-")  # the client of this process writes its own
        passed = [(name, value) for name, value in headers if not name.startswith(left_out)]
        return await connect(
            f"ws://{dict(headers).get('host', 'localhost')}{_target(scope).decode()}",
            host=address.hostname,
            port=address.port,
            additional_headers=passed,
            user_agent_header=None,
            compression=None,
            max_size=None,
            proxy=None,
            open_timeout=CONNECT_SECONDS,
            close_timeout=CONNECT_SECONDS,
        )


async def _reached(targets: list[Gateway]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Connect to the first of some processes that answers."""
    for target in targets:
        address = urlsplit(target.address)
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(CONNECT_SECONDS):
                return await asyncio.open_connection(address.hostname, address.port)
    raise RequestRefused("server-version-away", 503)


def _target(scope: AnyScope) -> bytes:
    """Return path and query of a request as they came."""
    query: bytes = scope["query_string"]
    path: bytes = scope.get("raw_path") or quote(unquote(scope["path"])).encode()
    return path + (b"?" + query if query else b"")


def _is_chunked(scope: AnyScope) -> bool:
    return any(name == b"transfer-encoding" for name, _ in scope["headers"])


async def _send_body(wire: h11.Connection, receive: Receive, writer: asyncio.StreamWriter) -> None:
    while (message := await receive())["type"] == "http.request":
        writer.write(wire.send(h11.Data(data=message.get("body", b""))) or b"")
        await writer.drain()
        if not message.get("more_body"):
            writer.write(wire.send(h11.EndOfMessage()) or b"")
            return
    raise OSError("the visitor is gone")


async def _events(wire: h11.Connection, reader: asyncio.StreamReader) -> AsyncIterator[h11.Event]:
    """Yield the parts of a response."""
    while True:
        event = wire.next_event()
        if event is h11.NEED_DATA:
            wire.receive_data(await reader.read(1 << 16))
            continue
        assert not isinstance(event, type)
        yield event
        if isinstance(event, h11.EndOfMessage):
            return


async def _answer(event: h11.Event, send: Send) -> None:
    """Send a part of a response on to the visitor."""
    if isinstance(event, h11.Response):
        headers = [(bytes(name), bytes(value)) for name, value in event.headers if name not in OWN]
        await send({"type": "http.response.start", "status": event.status_code, "headers": headers})
    elif isinstance(event, h11.Data):
        await send({"type": "http.response.body", "body": bytes(event.data), "more_body": True})
    elif isinstance(event, h11.EndOfMessage):
        await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _to_other(receive: Receive, other: ClientConnection) -> None:
    """Pass the messages of a client on until it closes its socket."""
    with suppress(ConnectionClosed):
        while (message := await receive())["type"] == "websocket.receive":
            text = message.get("text")
            await other.send(message["bytes"] if text is None else text)
        code: int = message.get("code") or 1000
        await other.close(1000 if code in NO_STATUS else code)


async def _to_client(other: ClientConnection, send: Send) -> None:
    """Pass the messages of the other process on until it closes the socket."""
    with suppress(ConnectionClosed):
        while True:
            message = await other.recv()
            kind = "text" if isinstance(message, str) else "bytes"
            await send({"type": "websocket.send", kind: message})
    code = other.close_code
    await send({"type": "websocket.close", "code": RESTART if code in (None, *NO_STATUS) else code})
