"""One open socket, as its room sees it: a viewer and a queue of messages."""

import asyncio
import secrets
import time
from typing import Final

import msgspec

from everfree.server.deliveries import Delivery
from everfree.server.judging.links import Link
from everfree.server.limits import Limits
from everfree.server.protocol import ServerMessage

NORMAL: Final = 1000
"""The close code of a connection that was not closed because of a mistake."""
RESTART: Final = 1012
"""The close code of a server that stops: come back at once, to this server or another."""
TRY_AGAIN: Final = 1013
"""The close code if the database, or the process that has the match, can't be reached at the moment."""


MOST_SIGHTS: Final = 32
"""Of how many sights it is remembered when they were sent."""
NOT_TIMED: Final = -1.0


class Connection:
    """A player or spectator with the queue of messages that the socket has yet to send."""

    def __init__(
        self,
        guest: str,
        viewer: int,
        opened: int,
        limits: Limits,
        *,
        address: str = "",
        only_watches: bool = False,
    ) -> None:
        self.id = secrets.token_hex(8)
        self.guest = guest
        self.viewer = viewer
        """The seat, or the number of spectators; a spectator who takes a seat has its number from then on."""
        self.address = address
        """The network address of the visitor."""
        self.only_watches = only_watches
        """Whether the visitor asked to watch, and takes no seat."""
        self.opened = opened
        """When the client opened the socket, in nanoseconds since 1970."""
        self.is_closing = False
        self.close_code = NORMAL
        self.is_busy = False
        """Whether a request of this connection is being carried out."""
        self.link = Link()
        """Measures the connection, at a real-time table."""
        self._sights: dict[int, float] = {}
        """By number: when players were first sent what they can react to, by the monotonic clock."""
        self._limits = limits
        self._is_sent_away = False
        self._waiting: asyncio.Queue[tuple[bytes, Delivery | None] | None] = asyncio.Queue()
        self._waiting_bytes = 0
        self._taken: Delivery | None = None
        """The change in the message that was taken last."""

    def shows(self, sight: int) -> None:
        """Note that what players can react to is sent now; sending it again changes nothing."""
        self._sights.setdefault(sight, time.monotonic())
        if len(self._sights) > MOST_SIGHTS:
            del self._sights[next(iter(self._sights))]

    def found(self, sight: int) -> None:
        """Note that something was shown before this connection was opened: its player may have seen it."""
        self._sights.setdefault(sight, NOT_TIMED)

    def waited(self, sight: int, until: float) -> int:
        """Return the milliseconds from sending a sight to a moment; -1 if that was not measured."""
        sent = self._sights.get(sight, NOT_TIMED)
        return -1 if sent == NOT_TIMED else max(0, round((until - sent) * 1000))

    def send(self, message: ServerMessage) -> None:
        self.send_bytes(msgspec.json.encode(message))

    def send_bytes(self, message: bytes, delivery: Delivery | None = None) -> None:
        """Queue a message that is encoded already, so that several connections can share the bytes.

        *delivery* is told when the socket has taken it.
        """
        if delivery is not None:
            delivery.expect()
        is_full = self._waiting.qsize() >= self._limits.waiting_messages
        if is_full or self._waiting_bytes + len(message) > self._limits.waiting_bytes:
            self._drop()
        else:
            self._waiting_bytes += len(message)
            self._waiting.put_nowait((message, delivery))

    def _drop(self) -> None:
        """Close the connection without sending what waits, as the client does not read it."""
        while not self._waiting.empty():
            self._waiting.get_nowait()
        self.close()

    def close(self, code: int = NORMAL) -> None:
        """Close the connection with a code of RFC 6455 once every queued message is sent."""
        self.is_closing = True
        self.close_code = code
        self._waiting.put_nowait(None)

    def send_away(self) -> None:
        """Close the connection with `RESTART` once the request in progress is answered."""
        self._is_sent_away = True
        if not self.is_busy:
            self.close(RESTART)

    def begin(self) -> None:
        """Note that a request is being carried out."""
        self.is_busy = True

    def finish(self) -> None:
        """Note that the request is answered."""
        self.is_busy = False
        if self._is_sent_away:
            self.close(RESTART)

    async def next(self) -> bytes | None:
        """Wait for the next message to send and return it; return None when the connection is to close."""
        taken = await self._waiting.get()
        if taken is None:
            return None
        message, self._taken = taken
        self._waiting_bytes -= len(message)
        return message

    def sent(self) -> None:
        """Note that the socket has taken the message that `next` returned last."""
        if self._taken is not None:
            self._taken.sent()
            self._taken = None
