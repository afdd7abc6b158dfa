"""The database that the settings name, for commands that run beside the servers."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final, NoReturn, TypeVar

import typer
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from everfree.cli.operations.options import how_to_migrate
from everfree.server.backends import FILE
from everfree.server.configuration.reading import Configuration
from everfree.server.storage.database import Database, Unreachable
from everfree.server.storage.match_logs import MatchLogs
from everfree.server.storage.migrating import is_current
from everfree.server.storage.sqlite import SqliteLogs, open_sqlite

T = TypeVar("T")

FAILED: Final = 1


@dataclass(frozen=True)
class Store:
    """A database and the match logs in it."""

    database: Database
    logs: MatchLogs


@asynccontextmanager
async def opened(chosen: Configuration) -> AsyncIterator[Store]:
    """Give the database; a SQLite file is created and brought up to date if need be."""
    if not chosen["database"]:
        chosen["data"].mkdir(parents=True, exist_ok=True)
        local = open_sqlite(chosen["data"] / FILE)
        try:
            yield Store(local, SqliteLogs(local))
        finally:
            local.close()
        return
    from everfree.server.storage.postgres import PostgresDatabase, PostgresLogs

    shared, logs = PostgresDatabase(chosen["database"]), PostgresLogs(chosen["database"])
    await logs.open()
    try:
        yield Store(shared, logs)
    finally:
        await logs.close()
        await shared.close()


def with_store(chosen: Configuration, work: Callable[[Store], Awaitable[T]]) -> T:
    """Run *work* on the database, or say why it can't be used and exit."""

    async def run() -> T:
        async with opened(chosen) as store:
            if not await store.database.run(is_current):
                fail(f"The database is not up to date. Run: {how_to_migrate(chosen)}")
            return await work(store)

    try:
        return asyncio.run(run())
    except DBAPIError as error:
        fail(f"The database can't be used: {error.orig}")
    except (OSError, Unreachable, SQLAlchemyError) as error:
        fail(f"The database can't be used: {error}")


def fail(reason: str) -> NoReturn:
    """Say why a command can't do what it was asked to, and exit."""
    typer.echo(reason, err=True)
    raise typer.Exit(FAILED) from None
