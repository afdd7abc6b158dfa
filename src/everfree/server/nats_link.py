"""A connection to NATS that connects again whenever it is lost."""

import asyncio
import ssl
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

import nats
from nats.aio.client import Client

from everfree.server.faults import Faults

CONNECT_SECONDS: Final = 2
CLOSE_SECONDS: Final = 0.5
PENDING_BYTES: Final = 8_000_000
"""How much is kept for NATS while it is away; what comes later is lost."""
TLS: Final = "tls"


class TlsClient(Client):
    """A client that sends its password only over TLS.

    The library uses TLS if the server asks for it, so that somebody in between who does not ask would be
    sent the password.
    """

    def _connect_command(self) -> bytes:
        if not self._server_info.get("tls_required"):
            raise nats.errors.Error("the NATS server does not offer TLS, and its address demands it (tls://)")
        return super()._connect_command()


async def connect(url: str, ca: str = "", **options: Any) -> Client:
    """Connect to NATS; with an address that begins with tls://, over TLS only.

    *ca* is a file with the certificate authority of the server; by default the system's are believed.
    """
    needs_tls = urlsplit(url).scheme == TLS
    client = TlsClient() if needs_tls else Client()
    if needs_tls:
        options["tls"] = ssl.create_default_context(cafile=ca or None)
    try:
        await client.connect(url, connect_timeout=CONNECT_SECONDS, **options)
    except BaseException:
        with suppress(TimeoutError):  # after a failed handshake the library waits for ever
            async with asyncio.timeout(CLOSE_SECONDS):
                await client.close()
        raise
    return client


class NatsLink:
    """A connection; `open` it before use."""

    def __init__(self, url: str, faults: Faults, *, hears_itself: bool, ca: str = "") -> None:
        """Connect to *url*; what is published over this link comes back to it only if it *hears_itself*.

        *ca* is a file with the certificate authority of the server.
        """
        self._url, self._ca, self._faults, self._hears_itself = url, ca, faults, hears_itself
        self._client: Client | None = None

    @property
    def client(self) -> Client:
        """The connection."""
        assert self._client is not None
        return self._client

    async def open(self) -> None:
        """Connect, and wait until that is possible."""
        self._client = await connect(
            self._url,
            self._ca,
            no_echo=not self._hears_itself,
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
