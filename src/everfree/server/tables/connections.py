"""One open socket, as its room sees it: a viewer and a queue of messages."""

import asyncio
import secrets
from typing import Final

import msgspec

from everfree.server.protocol import ServerMessage

MOST_WAITING: Final = 500
"""Messages that may wait for a client before it is disconnected; it reconnects and receives a `Full`."""


class Connection:
    """A player or spectator with the queue of messages that the socket has yet to send."""

    def __init__(self, guest: str, viewer: int, opened: int) -> None:
        self.id = secrets.token_hex(8)
        self.guest = guest
        self.viewer = viewer
        """The seat, or the number of seats for a spectator."""
        self.opened = opened
        """When the client opened the socket, in nanoseconds since 1970."""
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, message: ServerMessage) -> None:
        self.send_bytes(msgspec.json.encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Queue a message that is encoded already, so that several connections can share the bytes."""
        if self._waiting.qsize() >= MOST_WAITING:
            self.close()
        else:
            self._waiting.put_nowait(message)

    def close(self) -> None:
        """Close the connection once every queued message is sent."""
        self._waiting.put_nowait(None)

    async def next(self) -> bytes | None:
        """Wait for the next message to send and return it; return None when the connection is to close."""
        return await self._waiting.get()
