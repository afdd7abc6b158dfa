"""SQLite: the database of one machine, in one file. All its transactions run in one thread."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, create_engine, event, select
from sqlalchemy.exc import IntegrityError

from everfree.server.storage import records
from everfree.server.storage.database import now
from everfree.server.storage.match_logs import (
    ANY_TIME,
    After,
    LostRace,
    NotTheJudge,
    OutsideWindow,
    Row,
    Window,
)
from everfree.server.storage.migrating import migrate
from everfree.server.storage.schema import COMMANDS
from everfree.server.storage.sqlite_upgrades import upgrade

T = TypeVar("T")


class SqliteDatabase:
    """Runs transactions one after the other in a thread of its own."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="database")

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run *work* as one transaction and return its result once the commit is on disk."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._transaction, work)

    async def run_each(self, work: Callable[[Connection], T]) -> T:
        """Run *work* as one transaction: no other process writes to the file."""
        return await self.run(work)

    def _transaction(self, work: Callable[[Connection], T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    def close(self) -> None:
        """Wait for running transactions, then close the file."""
        self._thread.shutdown()
        self.engine.dispose()


def open_sqlite(file: Path) -> SqliteDatabase:
    """Open the database in *file*, and create it if it is missing.

    A write-ahead log lets others read during a write. With `synchronous=FULL` a commit returns only once it
    is on disk, so an acknowledged command survives a crash of the process or the machine.
    """
    upgrade(file)
    engine = create_engine(f"sqlite:///{file}", connect_args={"timeout": 10})

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _record: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    give_time(engine)
    with engine.begin() as connection:
        migrate(connection)
    return SqliteDatabase(engine)


def give_time(engine: Engine) -> None:
    """Give every connection of an engine the function `everfree_now`, which SQLite does not store."""

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _record: Any) -> None:
        connection.create_function("everfree_now", 0, now)


APPEND: Final = """
INSERT INTO commands ("match", number, seat, nonce, at, command, request, digest, previous)
SELECT ?, ?, ?, ?, at, ?, ?, ?, ? FROM (
    SELECT max(everfree_now(), coalesce((SELECT at FROM commands WHERE "match" = ? AND number = ?), 0)) AS at
)
WHERE at BETWEEN ? AND ? AND coalesce((SELECT number FROM judges WHERE "table" = ?), 0) = ?
RETURNING at
"""
"""Written out, because this is the statement of every move. Times never decrease, even if the clock does."""
ADVANCE: Final = """
UPDATE tables
SET head = ?, standing = ?, next_deadline = ?, ended = CASE WHEN ? THEN coalesce(ended, ?) ELSE ended END
WHERE id = ?
"""


class SqliteLogs:
    """Match logs in SQLite, whose unique keys refuse the second writer."""

    def __init__(self, database: SqliteDatabase) -> None:
        self._database = database

    async def append(
        self, match: str, row: Row, after: After, window: Window = ANY_TIME, judge: int = 0
    ) -> int:
        """Append a command and store what is true after it, in one transaction; return its time.

        Raise `LostRace`, `OutsideWindow` or `NotTheJudge`.
        """

        def write(connection: Connection) -> int:
            before = row.number - 1 if row.number else None
            key, said = (match, row.number, row.seat, row.nonce), (row.command, row.request, row.digest)
            values = (*key, *said, before, match, before, window.first, window.last, match, judge)
            at: int | None = connection.exec_driver_sql(APPEND, values).scalar()
            if at is None:
                raise NotTheJudge if judge else OutsideWindow
            due = _due(after, at)
            standing = msgspec.json.encode(after.standing)
            connection.exec_driver_sql(ADVANCE, (row.number + 1, standing, due, after.ends, at, match))
            if after.report is not None:
                records.report(connection, match, number=row.number, changes=after.report)
            if after.seated is not None:
                records.seat_guest(connection, match, after.seated)
            return at

        try:
            return await self._database.run(write)
        except IntegrityError as taken:
            raise LostRace from taken

    async def since(self, match: str, number: int) -> list[Row]:
        """Return the commands of a match from *number* on."""
        stored = COMMANDS.c
        of_a_row = (stored.number, stored.seat, stored.nonce, stored.command, stored.request, stored.digest)
        wanted = (
            select(*of_a_row, stored.at)
            .where(stored.match == match, stored.number >= number)
            .order_by(stored.number)
        )

        def read(connection: Connection) -> list[Row]:
            return [Row(*row) for row in connection.execute(wanted)]

        return await self._database.run(read)


def _due(after: After, at: int) -> int | None:
    """Return when some process must act after a command at time *at*."""
    in_time = None if after.due_in is None else at + after.due_in
    return min([time for time in (in_time, after.due_at) if time is not None], default=None)
