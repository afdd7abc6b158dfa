"""How the server listens: limits on connections that uvicorn does not have, and its settings."""

import asyncio
import ipaddress
import resource
import socket
from collections import Counter
from collections.abc import Callable, Collection, Iterable
from typing import Any, Final, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from everfree.server.gateway.addresses import visitor_address
from everfree.server.gateway.gate import Gate
from everfree.server.limits import Limits
from everfree.server.tables.services import Settings

BACKLOG: Final = 128
"""Connections that wait in the kernel until the server accepts them."""
RESERVED_FILES: Final = 64
"""File descriptors kept free for the database, worker processes and the files of the program."""
FEWEST_CONNECTIONS: Final = 16
INCOMPLETE: Final = (h11.IDLE, h11.SEND_BODY)
"""States of a client whose request is not complete."""
GRACE: Final = 2
"""Seconds the server waits at its end for open requests."""


class Doors:
    """Counts the connections of this server, and knows those whose request is not complete."""

    def __init__(
        self,
        limits: Limits,
        trusted_proxies: Iterable[str] = (),
        inside_addresses: Callable[[], Collection[str]] = tuple,
    ) -> None:
        """Don't count connections of proxies and of other processes of the deployment by address."""
        self.limits = limits
        self._proxies = frozenset(trusted_proxies)
        self._inside_addresses = inside_addresses
        self._by_address: Counter[str] = Counter()
        self._all = 0
        self._most = min(limits.connections, max(FEWEST_CONNECTIONS, _open_files() - RESERVED_FILES))
        self._incomplete: dict[str, dict[GuardedHttp, None]] = {}
        """By address, the oldest first."""

    def admits(self, address: str) -> bool:
        """Tell whether there is room for another connection from an address.

        If there are too many connections in all, close one that has not completed its request.
        """
        if self._all >= self._most:
            self._close_an_incomplete_one()
        of_address = self._by_address[address]
        return self._all < self._most and (
            of_address < self.limits.connections_per_address or self._is_of_many(address)
        )

    def _is_of_many(self, address: str) -> bool:
        """Tell whether the requests of many visitors come from an address."""
        return address in self._proxies or address in self._inside_addresses()

    def _close_an_incomplete_one(self) -> None:
        """Close the oldest incomplete request of the address that has the most of them."""
        if self._incomplete:
            most = max(self._incomplete.values(), key=len)
            next(iter(most)).give_up()

    def enter(self, address: str) -> None:
        self._by_address[address] += 1
        self._all += 1

    def leave(self, address: str) -> None:
        self._by_address[address] -= 1
        self._all -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    def begin(self, address: str, connection: "GuardedHttp") -> None:
        """Remember an incomplete request; close the oldest one of the address if it has too many.

        So an attacker closes connections of their own, and a visitor from the same address still gets in.
        """
        waiting = self._incomplete.setdefault(address, {})
        waiting[connection] = None
        if len(waiting) > self.limits.incomplete_requests_per_address and not self._is_of_many(address):
            next(iter(waiting)).give_up()

    def complete(self, address: str, connection: "GuardedHttp") -> None:
        """Forget a request that is complete, or whose connection has ended."""
        waiting = self._incomplete.get(address, {})
        waiting.pop(connection, None)
        if not waiting:
            self._incomplete.pop(address, None)


class GuardedHttp(H11Protocol):
    """An HTTP connection that is closed if a request takes too long to arrive."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._doors = cast(GuardedConfig, self.config).doors
        self._address = ""
        self._has_entered = False
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, or end it at once if there are too many."""
        super().connection_made(transport)
        self._address = visitor_address(self.client)
        if not self._doors.admits(self._address):
            transport.abort()
            return
        self._doors.enter(self._address)
        self._has_entered = True
        self._start_deadline()

    def data_received(self, data: bytes) -> None:
        """Start the deadline with the first bytes of a request, and stop it with the last ones."""
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        """Do the same for a request that was sent before the response to the one before it."""
        super().on_response_complete()
        self._watch()

    def _watch(self) -> None:
        if self.transport.get_protocol() is not self:  # it has become a WebSocket
            return
        if self.conn.their_state in INCOMPLETE and not self._is_idle():
            self._start_deadline()
        else:
            self._stop_deadline()

    def _is_idle(self) -> bool:
        """Whether the client has sent nothing of the next request; uvicorn closes idle connections itself."""
        return self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]

    def _start_deadline(self) -> None:
        if self._deadline is None and not self.transport.is_closing():
            self._deadline = self.loop.call_later(self._doors.limits.request_seconds, self.give_up)
            self._doors.begin(self._address, self)

    def _stop_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
            self._doors.complete(self._address, self)

    def give_up(self) -> None:
        """End a connection whose request does not arrive."""
        self._stop_deadline()
        self._leave()
        self.transport.abort()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to the protocol of sockets, which counts it from now on."""
        self._stop_deadline()
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection no longer."""
        self._stop_deadline()
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        if self._has_entered:
            self._has_entered = False
            self._doors.leave(self._address)


class CountedSocket(WebSocketsSansIOProtocol):
    """A WebSocket that counts as a connection of its address."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection."""
        super().connection_made(transport)
        cast(GuardedConfig, self.config).doors.enter(visitor_address(self.client))

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection no longer."""
        cast(GuardedConfig, self.config).doors.leave(visitor_address(self.client))
        super().connection_lost(exc)


class GuardedConfig(uvicorn.Config):
    """The configuration of uvicorn, with the limits on connections."""

    def __init__(self, app: Gate, settings: Settings, **options: Any) -> None:
        super().__init__(
            cast(Any, app),
            http=GuardedHttp,
            ws=CountedSocket,
            ws_max_size=settings.limits.frame_bytes,
            backlog=BACKLOG,
            timeout_graceful_shutdown=GRACE,
            server_header=False,
            proxy_headers=bool(settings.trusted_proxies),
            forwarded_allow_ips=list(settings.trusted_proxies),
            **options,
        )
        self.doors = Doors(settings.limits, settings.trusted_proxies, app.inside_addresses)


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens at an address; raise `OSError` if the address can't be used.

    asyncio sends small messages without delay (TCP_NODELAY) only if the socket names its protocol.
    """
    family = socket.AF_INET6 if _is_ipv6(host) else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)  # from now on connections wait for the server instead of being refused
    except OSError:
        listening.close()
        raise
    return listening


def reachable(host: str) -> str:
    """Return how other machines name this one in an address if it listens at *host*."""
    if host not in ("", "0.0.0.0", "::"):
        return f"[{host}]" if ":" in host else host
    try:
        return socket.gethostbyname(socket.gethostname())
    except OSError:
        return "127.0.0.1"


def _is_ipv6(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).version == 6
    except ValueError:
        return False


def _open_files() -> int:
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def allow_many_files() -> None:
    """Raise the number of files this process may have open as far as it is allowed to."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
