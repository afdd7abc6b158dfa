"""Archiving finished matches, one after the other, so that games do not suffer."""

import asyncio
import threading
import time
from typing import Final

from everfree.server.protocol import PLAYABLE
from everfree.server.storage import archives, records
from everfree.server.storage.records import Record
from everfree.server.tables.listing import state_of
from everfree.server.tables.replays.archives import archives_of
from everfree.server.tables.replica import DamagedLog
from everfree.server.tables.services import Services
from everfree.table.versions import NeedsAnotherVersion

CLAIM: Final = 600_000
"""Milliseconds for which a process claims a match; one that is still not archived then is claimed again."""
PUT_OFF: Final = 24 * 3600 * 1000
"""Milliseconds after which a match is tried again that could not be archived."""
REST: Final = 3
"""How many times as long as it works the thread rests after each command, so that games do not suffer."""


class _Stopped(Exception):
    """The process is to end; its tasks are cancelled, so that nobody notices this."""


class Archiver:
    """Archives finished matches in a thread, one after the other."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._task: asyncio.Task[None] | None = None
        self._stopping = threading.Event()

    async def archive_one(self) -> None:
        """Begin to archive a match that has no archive, unless one is being archived."""
        if self._services.is_draining or (self._task is not None and not self._task.done()):
            return
        games, build = self._services.hosts.keys(), self._services.build
        match = await self._services.database.run(
            lambda connection: archives.claim(connection, games, build, CLAIM)
        )
        if match is not None:
            self._task = self._services.spawn(self._archive(match))

    async def _archive(self, match: str) -> None:
        services = self._services
        record = await services.database.run(lambda connection: records.find(connection, match))
        if record is None:  # deleted meanwhile
            return
        try:
            made = await self._made(record)
        except Exception as error:  # noqa: BLE001 - another match may be archived, and another version may do it
            if not isinstance(error, DamagedLog | NeedsAnotherVersion):
                services.faults.record("task", error, request="archive", match=match)
            await services.database.run(lambda connection: archives.put_off(connection, match, PUT_OFF))
        else:
            await services.database.run(lambda connection: archives.put(connection, match, made))

    async def _made(self, record: Record) -> dict[int, bytes]:
        host = self._services.hosts[record.game]
        if (state := state_of(record, host)) != PLAYABLE:
            raise DamagedLog(state)
        rows = await self._services.logs.since(record.id, 0)
        return await asyncio.to_thread(archives_of, record, rows, host, _Rest(self._stopping))

    def stop(self) -> None:
        """Give up what is being archived; another process, or the next one here, does it again."""
        self._stopping.set()


class _Rest:
    """Lets a thread rest for a multiple of the time that it has worked since."""

    def __init__(self, stopping: threading.Event) -> None:
        self._stopping, self._since = stopping, time.monotonic()

    def __call__(self) -> None:
        if self._stopping.wait(REST * (time.monotonic() - self._since)):
            raise _Stopped
        self._since = time.monotonic()
