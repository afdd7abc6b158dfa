"""A connection to NATS that connects again whenever it is lost."""

import asyncio
import ssl
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

import nats
from nats.aio.client import Client
from nats.js.errors import Error as JetStreamError

from everfree.server.faults import Faults
from everfree.server.waiting import place_of, reason_of, until_reached

PORT: Final = 4222
"""Where NATS listens if its address does not say so."""
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


class NatsRefused(Exception):
    """The NATS server refuses us, or lacks something; the text says what to do and has no password."""


async def try_nats(url: str, ca: str = "") -> str:
    """Connect to NATS once and return its version.

    Raise `OSError` if nobody answers there, and `NatsRefused` if waiting does not help.
    """

    async def give_up(error: Exception) -> None:
        """Raise what the library would only report before it tries again."""
        raise error

    try:
        client = await connect(url, ca, allow_reconnect=False, error_cb=give_up)
    except (OSError, nats.errors.NoServersError) as error:
        raise ConnectionError(reason_of(error)) from error
    except nats.errors.Error as error:
        raise NatsRefused(f"NATS at {place_of(url, PORT)} refuses the connection: {error}") from error
    try:
        await client.jetstream().account_info()
        return str(client.connected_server_version).strip("<>").rpartition(" v")[2]
    except (JetStreamError, nats.errors.NoRespondersError) as error:
        told = f"NATS at {place_of(url, PORT)} has no JetStream: start nats-server with -js"
        raise NatsRefused(told) from error
    except nats.errors.Error as error:
        raise ConnectionError(reason_of(error)) from error
    finally:
        await client.close()


async def until_nats(url: str, ca: str = "") -> None:
    """Wait until NATS can be used; raise `NatsRefused` if waiting does not help."""
    await until_reached(f"NATS at {place_of(url, PORT)}", lambda: try_nats(url, ca))


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
