"""The backend of a server on many machines: PostgreSQL has the matches, NATS carries news and questions."""

import asyncio
from typing import Final

from sqlalchemy import Connection

from everfree.server.backends import DATABASE, OldSchema, trouble_with_schema
from everfree.server.computers.processes import Computers, Thinking
from everfree.server.computers.queue import QueuedComputers, QueueWorker, ThinkingQueue
from everfree.server.faults import Faults
from everfree.server.nats_bus import NatsBus
from everfree.server.nats_link import NatsLink, until_nats
from everfree.server.storage.cookie_keys import cookie_keys
from everfree.server.storage.migrating import is_current
from everfree.server.storage.postgres import PostgresDatabase, PostgresLogs, until_postgres
from everfree.server.tables.services import Settings

NATS: Final = "nats"
"""The name of a part."""
ANSWER_SECONDS: Final = 1


class ManyMachines:
    """PostgreSQL and NATS, which any number of processes share."""

    parts = (DATABASE, NATS)

    def __init__(self, settings: Settings, faults: Faults) -> None:
        self.database = PostgresDatabase(settings.database)
        self.logs = PostgresLogs(settings.database)
        self._link = NatsLink(settings.nats, faults, hears_itself=False, ca=settings.nats_ca)
        self.bus = NatsBus(self._link, faults, settings.prefix)
        self._faults, self._settings = faults, settings
        self._computers: QueuedComputers | None = None

    def computers(self, processes: Computers, build: str) -> Thinking:
        """Return the queue of all workers of a build; this process works on it too, if it has *processes*."""
        used, worker = self._settings, None
        if used.processes:
            link = NatsLink(used.nats, self._faults, hears_itself=False, ca=used.nats_ca)
            worker = QueueWorker(
                ThinkingQueue(link, used.prefix, build), processes, self._faults, used.processes
            )
        self._computers = QueuedComputers(ThinkingQueue(self._link, used.prefix, build), self._faults, worker)
        return self._computers

    def cookie_keys(self) -> list[bytes]:
        """Wait until PostgreSQL and NATS can be used, and return the keys of cookies.

        Raise `OldSchema` if the database must be migrated first, and `Unreachable` or `NatsRefused` if
        waiting does not help.
        """
        return asyncio.run(self._cookie_keys())

    async def _cookie_keys(self) -> list[bytes]:
        await until_postgres(self._settings.database)
        await until_nats(self._settings.nats, self._settings.nats_ca)

        def read(connection: Connection) -> list[bytes]:
            if not is_current(connection):
                raise OldSchema
            return cookie_keys(connection)

        try:
            return await self.database.run(read)
        finally:
            await self.database.close()  # its connections belong to this event loop

    async def trouble_with(self, part: str) -> str:
        """Ask PostgreSQL for the step of its schema, or NATS for a sign of life."""
        if part == DATABASE:
            return await self.database.run(trouble_with_schema)
        if not self._link.client.is_connected:
            return "is not connected"
        await self._link.client.flush(ANSWER_SECONDS)
        return ""

    async def queue_length(self) -> float:
        """Return how many questions of computers wait in the queue, or are being answered."""
        return 0 if self._computers is None else await self._computers.queue_length()

    async def open(self) -> None:
        """Connect to PostgreSQL and NATS; wait for them if they are away again."""
        await until_postgres(self._settings.database)
        await self.logs.open()
        await self._link.open()
        if self._computers is not None:
            await self._computers.open()

    async def close(self) -> None:
        """Close all connections."""
        await self._link.close()
        await self.logs.close()
        await self.database.close()
