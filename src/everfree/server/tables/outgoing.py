"""A process that is to be replaced by one of another version: it ends when no unfinished match needs it.

It opens no tables any more, but goes on for the matches that only its version can load.
"""

import time
from collections.abc import Callable

from everfree.server.storage import records
from everfree.server.tables.neighbours import Neighbours
from everfree.server.tables.services import Services


class Outgoing:
    """Whether this process is outgoing, and when it has nothing left to do."""

    def __init__(self, services: Services, neighbours: Neighbours) -> None:
        self._services, self._neighbours = services, neighbours
        self._since: float | None = None
        self.on_end: Callable[[], None] = lambda: None
        """Called once when the process has nothing left to do."""
        if services.settings.outgoing:
            self.begin()

    @property
    def is_outgoing(self) -> bool:
        return self._since is not None

    def begin(self) -> None:
        """Open no more tables; others hear of it with the next heartbeat. Safe in a signal handler."""
        if self._since is None:
            self._since = time.monotonic()

    async def end_if_done(self) -> None:
        """Call `on_end` if the time is over or no unfinished match needs this process."""
        if self._since is None or not await self._is_done(time.monotonic() - self._since):
            return
        on_end, self.on_end = self.on_end, lambda: None
        on_end()

    async def _is_done(self, seconds: float) -> bool:
        services = self._services
        if seconds > services.settings.outgoing_hours * 3600:
            return True
        stay = [one for one in self._neighbours.known if not one.outgoing]
        if any(one.build == services.build for one in stay):
            return True
        return not await services.database.run(
            lambda connection: records.has_unfinished(connection, services.build)
        )
