"""Jumps of the database's clock, found by comparing it with a clock that never jumps.

A machine's clock may be set, by an hour or a day, while matches are played. The time of all matches is
`everfree_now()`: the clock of the PostgreSQL server without its jumps. Each process looks at it in every
beat; the first one to notice a jump adds it to the offset.
"""

import time
from collections.abc import Callable
from typing import Final, NamedTuple

from sqlalchemy import Connection, select, update

from everfree.server.storage.database import Database, TimeOfDatabase
from everfree.server.storage.schema import TIME_OFFSET

JUMP: Final = 10_000
"""Milliseconds by which the clocks must differ for a jump: more than any delay between two processes."""
SLOW: Final = 1_000
"""A look that took more milliseconds tells nothing."""


class Look(NamedTuple):
    """The same moment by two clocks, in milliseconds."""

    steady: int
    """By the clock of this process that never jumps; its beginning is arbitrary."""
    database: int


class ClockWatch:
    """Watches the clock of one database."""

    def __init__(self, steady: Callable[[], int] = lambda: time.monotonic_ns() // 1_000_000) -> None:
        self._steady = steady
        self._last: Look | None = None
        self.is_sure = False
        """Whether the last look told that the clock has not jumped since the one before, or mended that."""

    async def look(self, database: Database) -> int | None:
        """Take jumps away; return the time of the database, or None if it could not be told exactly."""
        return await database.run(self.look_at)

    def look_at(self, connection: Connection) -> int | None:
        """Do the same over a connection."""
        self.is_sure, began = False, self._steady()
        offset = connection.execute(select(TIME_OFFSET.c.ms).where(TIME_OFFSET.c.id == 1)).scalar_one()
        found = int(connection.execute(select(TimeOfDatabase())).scalar_one())
        ended = self._steady()
        if ended - began > SLOW:
            self._last = None
            return None
        last, self._last = self._last, Look(ended, found)
        jump = 0 if last is None else (found - last.database) - (ended - last.steady)
        if abs(jump) < JUMP:
            self.is_sure = last is not None
            return found
        same = (TIME_OFFSET.c.id == 1) & (TIME_OFFSET.c.ms == offset)
        mended = connection.execute(update(TIME_OFFSET).where(same).values(ms=offset + jump)).rowcount
        self._last = Look(ended, found - jump) if mended else None
        self.is_sure = bool(mended)
        return found - jump if mended else None
