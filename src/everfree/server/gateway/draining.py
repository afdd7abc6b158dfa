"""How a server stops: it says so first, then finishes what it has begun, and sends its players elsewhere."""

import asyncio
import socket
import time
from collections.abc import Callable
from typing import Any, Final

import uvicorn

from everfree.server.gateway.gate import Gate
from everfree.server.gateway.listening import GuardedConfig
from everfree.server.logs import logger
from everfree.server.tables.hall import Hall
from everfree.server.tables.services import Settings

LEAVING_SECONDS: Final = 1.8
"""How long sockets may take to finish the request in progress and to close."""
TICK: Final = 0.02

log = logger()


class DrainingServer(uvicorn.Server):
    """A server that is drained before it stops.

    uvicorn closes its sockets as soon as it is told to stop, in the middle of a request, and stops to listen,
    so that no probe learns of it.
    """

    def __init__(self, app: Gate, settings: Settings, **options: Any) -> None:
        super().__init__(GuardedConfig(app, settings, **options))
        self._hall: Hall = app.state.hall
        self._settings = settings
        self.on_start: Callable[[], None] = lambda: None
        """Called once, when the server answers."""
        self.on_stop: Callable[[], None] = lambda: None
        """Called once, when the process was told to stop."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start; give up if the process is told to stop while it waits for a service."""
        starting = asyncio.create_task(super().startup(sockets))
        while not starting.done() and not self.should_exit:
            await asyncio.wait((starting,), timeout=TICK)
        if not starting.done():
            starting.cancel()
            await asyncio.wait((starting,))
        elif self.started:
            self.on_start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Drain, then close everything."""
        self.on_stop()
        await self._drain()
        await super().shutdown(sockets)

    async def _drain(self) -> None:
        """Tell proxies to send nobody here, wait until they know, and ask those who are here to come back.

        A server that is alone does not wait: no other could take its players.
        """
        self._hall.services.is_draining = True
        log.info("told to stop: sends its visitors away", sockets=self._hall.sockets, tables=self._hall.count)
        if not self._settings.is_alone:
            await self._until(self._settings.drain_seconds)
        self._hall.send_all_away()
        await self._until(LEAVING_SECONDS, or_empty=True)

    async def _until(self, seconds: float, *, or_empty: bool = False) -> None:
        """Wait some seconds, until the process is told to stop at once, or until nobody is here."""
        until = time.monotonic() + seconds
        while time.monotonic() < until and not self.force_exit:
            if or_empty and self._hall.is_empty:
                return
            await asyncio.sleep(TICK)
