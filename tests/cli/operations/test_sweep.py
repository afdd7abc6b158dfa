"""Old tables are deleted with everything about them, and only those."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, NullPool, create_engine, insert, select
from typer.testing import CliRunner

from everfree.cli.app import app
from everfree.cli.check.databases import drop_database, new_database
from everfree.server.backends import FILE
from everfree.server.storage.retention import AT_ONCE, delete_old
from everfree.server.storage.schema import METADATA, PRESENCES, PROMISED_NONCES, REMATCHES, TABLES
from everfree.server.storage.sqlite import open_sqlite

DAY = 24 * 3600 * 1000
NOW = int(time.time() * 1000)


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    """Give a database."""
    database = open_sqlite(tmp_path / FILE)
    yield database.engine
    database.close()


def add(connection: Connection, table: str, *, opened: float, ended: float | None = None) -> None:
    """Store a table that was opened and ended so many days ago."""
    row = {"game": "g", "invite": "", "undo_policy": "ask", "edition": "", "seed": b""}
    times = {"opened": days_ago(opened), "ended": None if ended is None else days_ago(ended)}
    connection.execute(insert(TABLES).values(id=table, **row, **times))


def days_ago(days: float) -> int:
    """Return the time so many days ago."""
    return NOW - round(days * DAY)


def visit(connection: Connection, table: str, *, connected: str = "", left: float = 0) -> None:
    """Store that a player is at a table, or left it so many days ago."""
    away = 0 if connected else days_ago(left)
    row = {"table": table, "seat": 0, "connection": connected, "gateway": "", "opened": 0, "away_since": away}
    connection.execute(insert(PRESENCES).values(**row))


def command(connection: Connection, table: str, days: float) -> None:
    """Store a command of so many days ago."""
    row: dict[str, Any] = {"match": table, "number": 0, "seat": 0, "nonce": "n", "at": days_ago(days)}
    connection.execute(insert(METADATA.tables["commands"]).values(**row, command=b"{}", previous=None))


def left(connection: Connection) -> set[str]:
    """Return the tables that are left."""
    return set(connection.execute(select(TABLES.c.id)).scalars())


class TestWhatIsOld:
    """By the end of a match or its last command, and by visitors."""

    def fill(self, connection: Connection) -> None:
        """Store tables of all kinds."""
        add(connection, "ended-long-ago", opened=50, ended=40)
        add(connection, "ended-lately", opened=50, ended=5)
        add(connection, "visited-lately", opened=50, ended=40)
        visit(connection, "visited-lately", left=3)
        add(connection, "visited-long-ago", opened=50, ended=40)
        visit(connection, "visited-long-ago", left=35)
        add(connection, "visitor-there", opened=50, ended=40)
        visit(connection, "visitor-there", connected="c")
        add(connection, "abandoned", opened=50)
        command(connection, "abandoned", 45)
        add(connection, "never-begun", opened=50)
        add(connection, "played-lately", opened=50)
        command(connection, "played-lately", 2)
        add(connection, "just-opened", opened=0.1)

    def test_finished_and_open_ones_apart(self, engine: Engine) -> None:
        """Each kind has its own number of days."""
        with engine.begin() as connection:
            self.fill(connection)
            everything = left(connection)
            assert delete_old(connection, finished_days=30, open_days=0) == 2
            assert everything - left(connection) == {"ended-long-ago", "visited-long-ago"}
            assert delete_old(connection, finished_days=0, open_days=30) == 2
            assert everything - left(connection) == {
                *("ended-long-ago", "visited-long-ago", "abandoned", "never-begun")
            }

    def test_nothing_by_default(self, engine: Engine, tmp_path: Path) -> None:
        """Whoever wants to delete matches must say which."""
        with engine.begin() as connection:
            self.fill(connection)
        said = CliRunner().invoke(app, ["sweep", "--data", str(tmp_path)])

        assert said.output == "Nothing is deleted: name an age with --finished or --open.\n"
        with engine.begin() as connection:
            assert len(left(connection)) == 9

    def test_the_command_deletes_in_steps(self, engine: Engine, tmp_path: Path) -> None:
        """More than one transaction takes; the settings stand for the options."""
        with engine.begin() as connection:
            self.fill(connection)
            for number in range(AT_ONCE + 5):
                add(connection, f"old-{number}", opened=99, ended=99)
        settings = tmp_path / "settings.toml"
        settings.write_text(
            f"data = '{tmp_path}'\nkeep_finished_days = 30\nkeep_open_days = 30", encoding="utf-8"
        )
        said = CliRunner().invoke(app, ["sweep", "--config", str(settings)])

        assert said.output == f"{AT_ONCE + 5 + 4} tables deleted.\n"
        with engine.begin() as connection:
            assert len(left(connection)) == 5

    def test_the_same_in_postgresql(self) -> None:
        """While servers run there."""
        try:
            address = new_database()
        except OSError as error:
            pytest.skip(f"NOT TESTED without PostgreSQL and NATS: scripts/services starts them ({error})")
        shared = create_engine(
            address.replace("postgresql://", "postgresql+psycopg://", 1), poolclass=NullPool
        )
        with shared.begin() as connection:
            self.fill(connection)
        said = CliRunner().invoke(app, ["sweep", "--database", address, "--finished", "30", "--open", "30"])
        with shared.begin() as connection:
            found = left(connection)
        drop_database(address)

        assert said.output == "4 tables deleted.\n"
        assert found == {"ended-lately", "visited-lately", "visitor-there", "played-lately", "just-opened"}


def test_every_row_about_a_table_is_deleted(engine: Engine) -> None:
    """In every table of the schema that names a match; rows about others stay."""
    with engine.begin() as connection:
        for table in ("old", "new"):
            add(connection, table, opened=50, ended=40 if table == "old" else 1)
            for stored in METADATA.sorted_tables:
                keys = [key.parent for key in stored.foreign_keys if key.column is TABLES.c.id]
                if keys:
                    connection.execute(insert(stored).values(row_of(stored, keys[0].name, table)))
            connection.execute(insert(PROMISED_NONCES).values(table=table, seat=0, nonce=""))
        connection.execute(insert(TABLES).values(**other_table()))
        connection.execute(insert(REMATCHES).values(match="other", table="old"))

        assert delete_old(connection, finished_days=30, open_days=0) == 1
        for stored in METADATA.sorted_tables:
            for key in stored.foreign_keys:
                if key.column is TABLES.c.id:
                    assert list(connection.execute(select(key.parent)).scalars()) == ["new"], stored.name
        assert list(connection.execute(select(PROMISED_NONCES.c.table)).scalars()) == ["new"]


def row_of(stored: Any, key: str, table: str) -> dict[str, Any]:
    """Return a row of any table of the schema that refers to one table."""
    made: dict[str, Any] = {}
    for column in stored.columns:
        if column.name == key:
            made[column.name] = table
        elif (
            column.nullable
            or (column.autoincrement is True)
            or (column.name == "id" and stored.name == "reports")
        ):
            continue
        else:
            is_name = column.primary_key and column.type.python_type is str
            made[column.name] = table if is_name else column.type.python_type()
    return made


def other_table() -> dict[str, Any]:
    """Return the row of a table that was opened lately."""
    row = {"game": "g", "invite": "", "undo_policy": "ask", "edition": "", "seed": b""}
    return {"id": "other", "opened": NOW, **row}
