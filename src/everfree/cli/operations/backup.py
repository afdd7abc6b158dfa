"""`everfree backup`: copy the database into a file while servers run."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any

import typer

from everfree.cli.operations.options import ConfigFile, configured, takes


@takes("data", "database")
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write; it must not exist.")],
    config: ConfigFile = None,
    **given: Any,
) -> None:
    """Copy the database into a file; servers may run meanwhile.

    Keep the file as secret as the database: it has every hand, and the keys that sign cookies.
    """
    chosen = configured(config, given, lambda _values: [])
    from everfree.cli.operations import postgres_programs  # so that `everfree --help` is quick
    from everfree.cli.operations.stores import fail
    from everfree.server.backends import FILE

    if file.exists():
        fail(f"{file} exists already.")
    if not file.parent.is_dir():
        fail(f"No copy was made: there is no folder {file.parent}.")
    try:
        file.touch(mode=0o600)
    except OSError as error:
        fail(f"No copy was made: {file} can't be written: {error.strerror}.")
    try:
        if chosen["database"]:
            postgres_programs.dump(chosen["database"], file)
        else:
            copy_sqlite(chosen["data"] / FILE, file)
    except (OSError, sqlite3.Error, postgres_programs.Failed) as error:
        file.unlink()
        fail(f"No copy was made: {error}")
    typer.echo(f"{file} has a copy of the database: {file.stat().st_size:,} bytes.")


def copy_sqlite(source: Path, target: Path) -> None:
    """Copy a SQLite database with SQLite's own means, which copy what is in its write-ahead log too."""
    if not source.is_file():
        raise FileNotFoundError(f"there is no {source}")
    with closing(sqlite3.connect(source)) as read, closing(sqlite3.connect(target)) as written:
        read.backup(written)
        written.execute("PRAGMA journal_mode = DELETE")  # one file, not three
        (found,) = written.execute("PRAGMA quick_check").fetchone()
        if found != "ok":
            raise sqlite3.DatabaseError(found)
