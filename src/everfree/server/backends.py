"""Where a server keeps its matches and how its processes tell each other news: on one machine, or on many."""

import asyncio
from typing import Final, Protocol

from sqlalchemy import Connection

from everfree.server.bus import Bus, LocalBus
from everfree.server.faults import Faults
from everfree.server.storage.cookie_keys import cookie_keys
from everfree.server.storage.database import Database
from everfree.server.storage.match_logs import MatchLogs
from everfree.server.storage.migrating import is_current
from everfree.server.storage.sqlite import SqliteLogs, open_sqlite
from everfree.server.tables.services import Settings

FILE: Final = "everfree.sqlite"


class OldSchema(Exception):
    """The database lacks tables or columns that this version of the program needs."""


class Backend(Protocol):
    """A database, the match logs in it, and a bus."""

    @property
    def database(self) -> Database: ...
    @property
    def logs(self) -> MatchLogs: ...
    @property
    def bus(self) -> Bus: ...

    def cookie_keys(self) -> list[bytes]:
        """Return the keys of cookies; called before the event loop runs."""
        ...

    async def open(self) -> None:
        """Connect to everything."""
        ...

    async def close(self) -> None:
        """Close all connections."""
        ...


class OneMachine:
    """A SQLite file, and news inside the process."""

    def __init__(self, settings: Settings, faults: Faults) -> None:
        settings.data.mkdir(parents=True, exist_ok=True)
        self.database = open_sqlite(settings.data / FILE)
        self.logs = SqliteLogs(self.database)
        self.bus = LocalBus(faults)

    def cookie_keys(self) -> list[bytes]:
        """Return the keys of cookies."""
        with self.database.engine.begin() as connection:
            return cookie_keys(connection)

    async def open(self) -> None:
        """Do nothing: the file is open."""

    async def close(self) -> None:
        """Close the file."""
        self.database.close()


class ManyMachines:
    """PostgreSQL and NATS, which any number of processes share."""

    def __init__(self, settings: Settings, faults: Faults) -> None:
        # Imported here, because a server for one machine needs neither.
        from everfree.server.nats_bus import NatsBus
        from everfree.server.storage.postgres import PostgresDatabase, PostgresLogs

        self._url = settings.database
        self.database = PostgresDatabase(settings.database)
        self.logs = PostgresLogs(settings.database)
        self.bus = NatsBus(faults, settings.nats, settings.prefix)

    def cookie_keys(self) -> list[bytes]:
        """Return the keys of cookies; raise `OldSchema` if the database must be migrated first."""
        return asyncio.run(self._cookie_keys())

    async def _cookie_keys(self) -> list[bytes]:
        def read(connection: Connection) -> list[bytes]:
            if not is_current(connection):
                raise OldSchema
            return cookie_keys(connection)

        try:
            return await self.database.run(read)
        finally:
            await self.database.close()  # its connections belong to this event loop

    async def open(self) -> None:
        """Connect to PostgreSQL and NATS."""
        await self.logs.open()
        await self.bus.open()

    async def close(self) -> None:
        """Close all connections."""
        await self.bus.close()
        await self.logs.close()
        await self.database.close()


def backend_of(settings: Settings, faults: Faults) -> Backend:
    """Return the backend that the settings name."""
    return ManyMachines(settings, faults) if settings.database else OneMachine(settings, faults)
