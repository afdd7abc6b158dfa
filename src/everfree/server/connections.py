"""One open socket, as the room it is in sees it."""

import asyncio
import secrets
from typing import Final

import msgspec

from everfree.server.protocol import ServerMessage

MOST_WAITING: Final = 500
"""Messages a client may be behind before it is cut off; it comes back and gets everything at once."""


class Connection:
    """Somebody who watches or plays; messages wait here until the socket takes them."""

    def __init__(self, guest: str, viewer: int) -> None:
        self.id = secrets.token_hex(8)
        self.guest = guest
        self.viewer = viewer
        """The seat, or the number of seats for a spectator."""
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, message: ServerMessage) -> None:
        """Have a message sent."""
        self.send_bytes(msgspec.json.encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Have an encoded message sent, to several the same bytes."""
        if self._waiting.qsize() >= MOST_WAITING:
            self.close()
        else:
            self._waiting.put_nowait(message)

    def close(self) -> None:
        """End the connection once everything is sent."""
        self._waiting.put_nowait(None)

    async def next(self) -> bytes | None:
        """Give the next message to send, None at the end."""
        return await self._waiting.get()
