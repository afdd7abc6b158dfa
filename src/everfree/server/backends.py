"""Where a server keeps its matches, and how its processes tell each other news: on one machine.

`many_machines.py` has the other backend.
"""

from typing import Final, Protocol

from sqlalchemy import Connection

from everfree.server.bus import Bus, LocalBus
from everfree.server.computers.processes import Computers, Thinking
from everfree.server.faults import Faults
from everfree.server.storage.cookie_keys import cookie_keys
from everfree.server.storage.database import Database
from everfree.server.storage.match_logs import MatchLogs
from everfree.server.storage.migrating import is_current
from everfree.server.storage.sqlite import SqliteLogs, open_sqlite
from everfree.server.tables.services import Settings

FILE: Final = "everfree.sqlite"
DATABASE: Final = "database"
"""The name of a part."""


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

    def computers(self, processes: Computers, build: str) -> Thinking:
        """Return what answers the questions of computers; *processes* are those of this process.

        Questions go to workers of the same *build* only.
        """
        ...

    def cookie_keys(self) -> list[bytes]:
        """Wait until all services can be used, and return the keys of cookies.

        Called before the event loop runs.
        """
        ...

    @property
    def parts(self) -> tuple[str, ...]:
        """The names of what must answer before this process can serve players."""
        ...

    async def trouble_with(self, part: str) -> str:
        """Ask a part; return what is wrong with it, or nothing. Raise any exception if it does not answer."""
        ...

    async def queue_length(self) -> float:
        """Return how many questions of computers wait in the queue of all servers."""
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

    def computers(self, processes: Computers, build: str) -> Thinking:
        """Return the processes of this machine."""
        return processes

    def cookie_keys(self) -> list[bytes]:
        """Return the keys of cookies."""
        with self.database.engine.begin() as connection:
            return cookie_keys(connection)

    parts = (DATABASE,)

    async def trouble_with(self, part: str) -> str:
        """Ask the database; its schema is current, because it was migrated when it was opened."""
        return await self.database.run(trouble_with_schema)

    async def queue_length(self) -> float:
        """Return 0: there is no queue, and `everfree_questions` has the questions of this process."""
        return 0

    async def open(self) -> None:
        """Do nothing: the file is open."""

    async def close(self) -> None:
        """Close the file."""
        self.database.close()


def trouble_with_schema(connection: Connection) -> str:
    """Return what is wrong with the schema of a database, or nothing."""
    return "" if is_current(connection) else "lacks a step: run everfree migrate"


def backend_of(settings: Settings, faults: Faults) -> Backend:
    """Return the backend that the settings name."""
    if not settings.database:
        return OneMachine(settings, faults)
    from everfree.server.many_machines import ManyMachines  # a server for one machine starts without them

    return ManyMachines(settings, faults)
