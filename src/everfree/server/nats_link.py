"""A connection to NATS that connects again whenever it is lost."""

from typing import Final

import nats
from nats.aio.client import Client

from everfree.server.faults import Faults

CONNECT_SECONDS: Final = 2
PENDING_BYTES: Final = 8_000_000
"""How much is kept for NATS while it is away; what comes later is lost."""


class NatsLink:
    """A connection; `open` it before use."""

    def __init__(self, url: str, faults: Faults, *, hears_itself: bool) -> None:
        """Connect to *url*; what is published over this link comes back to it only if it *hears_itself*."""
        self._url, self._faults, self._hears_itself = url, faults, hears_itself
        self._client: Client | None = None

    @property
    def client(self) -> Client:
        """The connection."""
        assert self._client is not None
        return self._client

    async def open(self) -> None:
        """Connect, or raise `OSError` or an error of NATS."""
        self._client = await nats.connect(
            self._url,
            no_echo=not self._hears_itself,
            connect_timeout=CONNECT_SECONDS,
            reconnect_time_wait=0.2,
            max_reconnect_attempts=-1,
            pending_size=PENDING_BYTES,
            error_cb=self._on_error,
        )

    async def close(self) -> None:
        """Close the connection."""
        if self._client is not None:
            await self._client.close()

    async def _on_error(self, error: Exception) -> None:
        self._faults.record("bus", error, request="connection")
