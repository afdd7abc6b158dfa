"""Waiting for services that can't be reached yet, such as a database that starts after the server."""

import asyncio
import math
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar
from urllib.parse import urlsplit

from everfree.server.logs import logger

T = TypeVar("T")

AGAIN_SECONDS: Final = 1.0
"""How long to wait before the next attempt."""
SAY_SECONDS: Final = 60.0
"""How often to say that something is still awaited."""

log = logger()


async def until_reached(service: str, attempt: Callable[[], Awaitable[T]]) -> T:
    """Return the result of *attempt*, repeated for ever as long as it raises `OSError`.

    The log says which *service* is awaited, and why. Any other exception means that waiting does not help.
    """
    said_at = -math.inf
    while True:
        try:
            reached = await attempt()
        except OSError as error:
            if time.monotonic() - said_at >= SAY_SECONDS:
                said_at = time.monotonic()
                log.warning(f"{service} can't be reached; trying again every second", reason=reason_of(error))
        else:
            if said_at > -math.inf:
                log.info(f"{service} can be reached now")
            return reached
        await asyncio.sleep(AGAIN_SECONDS)


def reason_of(error: Exception) -> str:
    """Return the text of an exception, or its name if it has none."""
    return str(error) or type(error).__name__


def place_of(url: str, port: int) -> str:
    """Return host and port of an address, without its password; *port* is used if the address has none."""
    parts = urlsplit(url)
    host = parts.hostname or "localhost"
    return f"{f'[{host}]' if ':' in host else host}:{parts.port or port}"
