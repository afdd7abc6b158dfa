"""PostgreSQL: the database that several processes and machines share."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import asyncpg
import msgspec
from sqlalchemy import Connection, event
from sqlalchemy.exc import DBAPIError, DisconnectionError, TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from everfree.server.storage.database import TIME_NOW, DatabaseAway, Unreachable
from everfree.server.storage.match_logs import (
    ANY_TIME,
    After,
    LostRace,
    NotTheJudge,
    OutsideWindow,
    Row,
    Window,
)
from everfree.server.storage.migrating import migrate, revision_of
from everfree.server.waiting import place_of, reason_of, until_reached

T = TypeVar("T")

MOST_CONNECTIONS: Final = 10
"""Connections for moves, and as many for everything else."""
PORT: Final = 5432
"""Where PostgreSQL listens if its address does not say so."""
CONNECT_SECONDS: Final = 10.0
NOT_NOW: Final = (
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.InterfaceError,
    OSError,
)
"""What asyncpg raises while the server is away, starts or stops."""


async def connect(url: str) -> Any:
    """Connect to the database at *url*, which may demand TLS as libpq's addresses do (sslmode, sslrootcert).

    Raise `OSError` if nobody answers there, or `Unreachable` if waiting does not help; their texts have no
    password.
    """
    with _connecting():
        return await asyncpg.connect(url, timeout=CONNECT_SECONDS)


@contextmanager
def _connecting() -> Iterator[None]:
    """Raise `OSError` or `Unreachable` in the place of what asyncpg raises if it can't connect."""
    try:
        yield
    except asyncpg.ClientConfigurationError as wrong:
        raise Unreachable(str(wrong)) from wrong
    except NOT_NOW as error:
        raise ConnectionError(reason_of(error)) from error
    except asyncpg.PostgresError as refused:
        raise Unreachable(str(refused)) from refused


async def until_postgres(url: str) -> None:
    """Wait until PostgreSQL lets us in; raise `Unreachable` if waiting does not help."""

    async def attempt() -> None:
        connection = await connect(url)
        await connection.close()

    await until_reached(f"PostgreSQL at {place_of(url, PORT)}", attempt)


@contextmanager
def away_if_lost() -> Iterator[None]:
    """Raise `DatabaseAway` in the place of what the libraries raise while PostgreSQL is away."""
    try:
        yield
    except (*NOT_NOW, PoolTimeout) as error:
        raise DatabaseAway(reason_of(error)) from error
    except DBAPIError as error:
        if error.connection_invalidated or isinstance(error.orig and error.orig.__cause__, NOT_NOW):
            raise DatabaseAway(reason_of(error.orig or error)) from error
        raise


class PostgresDatabase:
    """Runs transactions beside each other, each on a connection of a pool."""

    def __init__(self, url: str) -> None:
        """Connect to the database at *url* (postgresql://...) as soon as it is used."""
        self.engine: AsyncEngine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=lambda: connect(url),
            pool_size=MOST_CONNECTIONS,
            max_overflow=0,
        )
        event.listen(self.engine.sync_engine, "checkout", _refuse_closed)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run *work* as one transaction and return its result once the commit is on disk.

        Raise `DatabaseAway` if PostgreSQL does not answer.
        """
        with away_if_lost():
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)

    async def run_each(self, work: Callable[[Connection], T]) -> T:
        """Run *work*, each of its statements as a transaction of its own; PostgreSQL begins and commits it.

        Raise `DatabaseAway` if PostgreSQL does not answer.
        """
        with away_if_lost():
            async with self.engine.connect() as connection:
                await connection.execution_options(isolation_level="AUTOCOMMIT")
                return await connection.run_sync(work)

    async def close(self) -> None:
        """Close the connections."""
        await self.engine.dispose()


def _refuse_closed(connection: Any, _record: Any, _holder: Any) -> None:
    """Let the pool open a new connection in the place of one that the server has closed.

    asyncpg hears of that by itself. A ping before each transaction would take three round trips.
    """
    if connection.driver_connection.is_closed():
        raise DisconnectionError


def migrate_postgres(url: str) -> tuple[str, str]:
    """Bring the database at *url* to the schema of this version; return the step before and after."""

    def steps(connection: Connection) -> tuple[str, str]:
        before = revision_of(connection)
        migrate(connection)
        return before, revision_of(connection)

    async def run() -> tuple[str, str]:
        database = PostgresDatabase(url)
        try:
            return await database.run(steps)
        finally:
            await database.close()

    return asyncio.run(run())


APPEND: Final = f"""
WITH judge AS MATERIALIZED (
    SELECT number FROM judges WHERE "table" = $1::varchar FOR SHARE
), moment AS MATERIALIZED (
    SELECT greatest(
        {TIME_NOW}, (SELECT at FROM commands WHERE "match" = $1::varchar AND number = $2::integer - 1)
    ) AS at
), added AS (
    INSERT INTO commands ("match", number, seat, nonce, at, command, request, digest, previous)
    SELECT
        $1::varchar, $2::integer, $3::integer, $4::varchar, at,
        $5::bytea, $6::varchar, $7::varchar, nullif($2::integer, 0) - 1
    FROM moment WHERE at BETWEEN $13::bigint AND $14::bigint
        AND coalesce((SELECT number FROM judge), 0) = $15::integer
    RETURNING at
), reported AS (
    INSERT INTO reports ("match", number, changes, at)
    SELECT $1::varchar, $2::integer, $8::bytea, at FROM added WHERE $8::bytea IS NOT NULL
), seated AS (
    INSERT INTO seats ("table", seat, guest, name, computer, deck, declined)
    SELECT $1::varchar, $16::integer, $17::varchar, $18::varchar, '', $19::bytea, 0
    FROM added WHERE $16::integer IS NOT NULL
)
UPDATE tables
SET head = $2::integer + 1, standing = $9, next_deadline = least(added.at + $10::bigint, $12::bigint),
    ended = CASE WHEN $11::boolean THEN coalesce(ended, added.at) ELSE ended END
FROM added WHERE id = $1::varchar
RETURNING added.at
"""
"""One statement, so one round trip. Times are the database's; they never decrease, even if its clock does.

The row of the judge is locked, so that whoever takes a table over reads all that was stored before.
"""
SINCE: Final = """
SELECT number, seat, nonce, command, request, digest, at FROM commands
WHERE "match" = $1 AND number >= $2 ORDER BY number
"""


class LogConnection(asyncpg.Connection):  # type: ignore[misc]
    """A connection that sends nothing when it goes back to its pool.

    Its statements leave nothing behind that would have to be reset, and a second round trip for each append
    would double what PostgreSQL has to do.
    """

    def get_reset_query(self) -> str:
        return ""


class PostgresLogs:
    """Match logs in PostgreSQL, whose unique keys refuse the second writer."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._pool: Any = None

    async def open(self) -> None:
        """Connect to the database; raise `OSError` or `Unreachable` if that is not possible."""
        with _connecting():
            self._pool = await asyncpg.create_pool(
                self._url,
                min_size=1,
                max_size=MOST_CONNECTIONS,
                connection_class=LogConnection,
                timeout=CONNECT_SECONDS,
            )

    async def close(self) -> None:
        """Close the connections."""
        await self._pool.close()

    async def append(
        self, match: str, row: Row, after: After, window: Window = ANY_TIME, judge: int = 0
    ) -> int:
        """Append a command and store what is true after it, in one transaction; return its time.

        Raise `LostRace`, `OutsideWindow` or `NotTheJudge`.
        """
        key, said = (match, row.number, row.seat, row.nonce), (row.command, row.request, row.digest)
        standing = msgspec.json.encode(after.standing)
        told = (after.report, standing, after.due_in, after.ends, after.due_at)
        try:
            within = (window.first, window.last)
            given = after.seated
            chair = (None,) * 4 if given is None else (given.seat, given.guest, given.name, given.deck)
            values = (*key, *said, *told, *within, judge, *chair)
            with away_if_lost():
                at: int | None = await self._pool.fetchval(APPEND, *values)
        except asyncpg.IntegrityConstraintViolationError as taken:
            raise LostRace from taken
        if at is None:
            raise NotTheJudge if judge else OutsideWindow
        return at

    async def since(self, match: str, number: int) -> list[Row]:
        """Return the commands of a match from *number* on."""
        with away_if_lost():
            return [Row(*row) for row in await self._pool.fetch(SINCE, match, number)]
