"""A process that is to be replaced: it ends when no unfinished match needs it.

It opens no tables any more, but goes on for the matches that only its version can load. When none of them is
left, or another process can load them, it sends its visitors to other processes, a few at a time, and ends.
"""

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from everfree.server.storage import records
from everfree.server.tables.connections import RESTART, Connection

if TYPE_CHECKING:
    from everfree.server.tables.hall import Hall

AWAY_PER_SECOND: Final = 5
"""How many visitors are sent to other processes in a second; each of them has to load a table there."""
AWAY_SECONDS: Final = 900.0
"""How long this may take; then the process ends, and the others are sent away at once."""


class Outgoing:
    """Whether this process is outgoing, and when it has nothing left to do."""

    def __init__(self, hall: "Hall") -> None:
        self._hall, self._services = hall, hall.services
        self._since: float | None = None
        self._is_ending = False
        self.on_end: Callable[[], None] = lambda: None
        """Called once when the process has nothing left to do."""
        if self._services.settings.outgoing:
            self.begin()

    @property
    def is_outgoing(self) -> bool:
        return self._since is not None

    def begin(self) -> None:
        """Open no more tables; others hear of it with the next heartbeat. Safe in a signal handler."""
        if self._since is None:
            self._since = time.monotonic()

    async def end_if_done(self) -> None:
        """Begin to end if the time is over or no unfinished match needs this process."""
        if self._since is None or self._is_ending or not await self._is_done(time.monotonic() - self._since):
            return
        self._is_ending = True
        self._services.spawn(self._end())

    async def _is_done(self, seconds: float) -> bool:
        services = self._services
        if seconds > services.settings.outgoing_hours * 3600:
            return True
        if any(one.build == services.build for one in self._hall.neighbours.for_new_tables()):
            return True
        return not await services.database.run(
            lambda connection: records.has_unfinished(connection, services.build)
        )

    async def _end(self) -> None:
        """Send the visitors away one after the other, so that nobody waits long elsewhere; then end."""
        until = time.monotonic() + AWAY_SECONDS
        while (visitor := self._visitor()) is not None and time.monotonic() < until:
            visitor.close(RESTART)
            await asyncio.sleep(1 / AWAY_PER_SECOND)
        self.on_end()

    def _visitor(self) -> Connection | None:
        """Return somebody who has not been sent away yet."""
        everybody = [one for room in self._hall.rooms.values() for one in room.connections]
        return next((one for one in everybody if not one.is_closing), None)
