"""`everfree restore`: put the copy of a database into an empty one."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from everfree.cli.operations.options import ConfigFile, configured, takes

if TYPE_CHECKING:
    from everfree.cli.operations.stores import Store
    from everfree.server.configuration.reading import Configuration
    from everfree.server.verifying import Verified

SQLITE: Final = b"SQLite format 3\0"
POSTGRES: Final = b"PGDMP"
"""How the files of `everfree backup` begin."""


@takes("data", "database")
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file of `everfree backup`.")],
    check: Annotated[
        bool, typer.Option("--check", help="Replay every match afterwards, and compare stored hashes.")
    ] = False,
    config: ConfigFile = None,
    **given: Any,
) -> None:
    """Put the copy of a database into an empty one, before any server is started on it."""
    chosen = configured(config, given, lambda _values: [])
    from everfree.cli.operations.postgres_programs import Failed
    from everfree.cli.operations.stores import fail

    try:
        beginning = _beginning(file)
        if chosen["database"]:
            _restore_postgres(chosen["database"], file, beginning)
        else:
            _restore_sqlite(chosen["data"], file, beginning)
    except (OSError, sqlite3.Error, Failed, NotPossible) as error:
        fail(f"Nothing was restored: {error}")
    typer.echo(f"The database was restored from {file}.")
    if check:
        _bring_up_to_date(chosen)
        _check(chosen)


class NotPossible(Exception):
    """The file does not fit the database, or the database is not empty."""


def _beginning(file: Path) -> bytes:
    with file.open("rb") as read:
        return read.read(len(SQLITE))


def _restore_sqlite(data: Path, file: Path, beginning: bytes) -> None:
    from everfree.cli.operations.backup import copy_sqlite
    from everfree.server.backends import FILE

    if beginning != SQLITE:
        raise NotPossible(f"{file} is no copy of a SQLite database.")
    target = data / FILE
    if target.exists() and not _is_empty(target):
        raise NotPossible(f"there are matches in {target} already. Name another folder with --data.")
    data.mkdir(parents=True, exist_ok=True)
    copied = data / f"{FILE}.restoring"
    copied.unlink(missing_ok=True)
    copy_sqlite(file, copied)
    for left in (Path(f"{target}-wal"), Path(f"{target}-shm")):
        left.unlink(missing_ok=True)
    copied.replace(target)


def _is_empty(file: Path) -> bool:
    with closing(sqlite3.connect(file)) as connection:
        found = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'tables'").fetchone()
        return found is None or connection.execute("SELECT 1 FROM tables").fetchone() is None


def _restore_postgres(url: str, file: Path, beginning: bytes) -> None:
    from everfree.cli.operations import postgres_programs

    if not beginning.startswith(POSTGRES):
        raise NotPossible(f"{file} is no copy of a PostgreSQL database.")
    if asyncio.run(_has_relations(url)):
        raise NotPossible("the database is not empty. Create another one, and name it with --database.")
    postgres_programs.restore(url, file)


async def _has_relations(url: str) -> bool:
    from everfree.server.storage.database import Unreachable
    from everfree.server.storage.postgres import connect

    try:
        connection = await connect(url)
    except Unreachable as error:
        raise NotPossible(str(error)) from error
    try:
        found = "SELECT 1 FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')"
        return bool(await connection.fetchval(found))
    finally:
        await connection.close()


def _bring_up_to_date(chosen: "Configuration") -> None:
    """Carry out the steps that a copy of an older version lacks; a SQLite file is migrated when opened."""
    from sqlalchemy.exc import DBAPIError

    from everfree.cli.operations.stores import fail
    from everfree.server.storage.database import Unreachable
    from everfree.server.storage.postgres import migrate_postgres

    if not chosen["database"]:
        return
    try:
        before, after = migrate_postgres(chosen["database"])
    except (OSError, Unreachable) as error:
        fail(f"The database can't be used: {error}")
    except DBAPIError as error:
        fail(f"The copy can't be brought up to date: {error.orig}")
    if before != after:
        typer.echo(f"The copy was of an older version: it was brought from step {before} to step {after}.")


def _check(chosen: "Configuration") -> None:
    """Replay every match, and say what was found."""
    from everfree.cli.operations.stores import FAILED, with_store
    from everfree.server.app import HOSTS
    from everfree.server.verifying import verify

    async def work(store: "Store") -> "Verified":
        return await verify(store.database, store.logs, {host.kind.name: host for host in HOSTS})

    found = with_store(chosen, work)
    typer.echo(
        f"{found.matches:,} matches replayed, {found.commands:,} commands, {found.digests:,} stored hashes "
        f"as they should be; {found.waiting:,} tables with a free seat."
    )
    if found.other_version:
        typer.echo(f"{found.other_version:,} matches need another version of the program to be replayed.")
    for table, reason in found.damaged.items():
        typer.echo(f"{table} is damaged: {reason}", err=True)
    if found.damaged:
        raise typer.Exit(FAILED)
