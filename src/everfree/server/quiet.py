"""Messages of asyncio that would fill the log: each kind is logged at most once a minute."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

from everfree.server.logs import logger

PAUSE: Final = 60.0
"""Seconds between two lines about the same."""
OUT_OF_FILES: Final = "socket.accept() out of system resource"
"""What asyncio says, up to a hundred times a second, when no connection can be accepted."""

log = logger()


class QuietHandler:
    """Handles what goes wrong in the event loop itself."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._said_at = -PAUSE

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Log a line about file descriptors at most once a minute; leave the rest to asyncio."""
        if context.get("message") != OUT_OF_FILES:
            loop.default_exception_handler(context)
        elif self._clock() - self._said_at >= PAUSE:
            self._said_at = self._clock()
            log.error("no file descriptors left: new connections wait", reason=repr(context.get("exception")))
