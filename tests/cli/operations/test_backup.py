"""Copies of a database: they are whole, every match in them replays, and none overwrites anything."""

import secrets
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import NullPool, create_engine, insert, select
from typer.testing import CliRunner, Result

from everfree.cli.app import app
from everfree.cli.check.databases import NATS, POSTGRES, drop_database, new_database
from everfree.cli.check.duels import Duel
from everfree.cli.check.served import Served
from everfree.server.storage import migrating
from everfree.server.storage.schema import ARCHIVES

MOVES = 60
"""Enough for a stored hash, which every fiftieth command has."""


def run(*words: str | Path) -> Result:
    """Run a command of `everfree`."""
    return CliRunner().invoke(app, [str(word) for word in words])


def play(server: Served) -> Duel:
    """Play a while, and open a table that waits for somebody."""
    duel = Duel(server.address)
    assert duel.play(MOVES) == MOVES
    server.guest().ask("/api/tables", {"against": "friend"})
    with server.engine.begin() as connection:
        connection.execute(insert(ARCHIVES).values(match=duel.table, viewer=0, data=b"seen"))
    return duel


class TestSqlite:
    """One file."""

    def test_a_copy_is_restored_and_played_on(self, tmp_path: Path) -> None:
        """It is made while the server runs; the players come back with their cookies."""
        server = Served(tmp_path / "one")
        duel = play(server)
        made = run("backup", tmp_path / "copy", "--data", tmp_path / "one")
        assert made.exit_code == 0, made.output
        assert (tmp_path / "copy").stat().st_mode & 0o077 == 0
        before = duel.clients[0].view
        duel.close()
        server.stop()

        restored = run("restore", tmp_path / "copy", "--data", tmp_path / "two", "--check")
        assert restored.exit_code == 0, restored.output
        told = (
            f"1 matches replayed, {MOVES} commands, 1 stored hashes as they should be; 1 tables with a free"
        )
        assert told in restored.output
        again = Served(tmp_path / "two")
        duel.host.address = again.address
        client = duel.host.join(duel.table)
        assert client.view["game"] == before["game"]
        client.close()
        with again.engine.connect() as connection:
            assert connection.execute(select(ARCHIVES.c.data)).scalars().all() == [b"seen"]
        again.stop()

    def test_nothing_is_overwritten(self, tmp_path: Path) -> None:
        """Neither a file by a copy, nor matches by those of a copy."""
        server = Served(tmp_path / "one")
        play(server).close()
        server.stop()
        data = ("--data", tmp_path / "one")
        assert run("backup", tmp_path / "copy", *data).exit_code == 0

        again = run("backup", tmp_path / "copy", *data)
        assert (again.exit_code, again.stderr) == (1, f"{tmp_path / 'copy'} exists already.\n")
        over = run("restore", tmp_path / "copy", *data)
        assert over.exit_code == 1
        assert "there are matches in" in over.stderr

    def test_what_is_no_copy_is_refused(self, tmp_path: Path) -> None:
        """No file, another file, and a copy of nothing; no file is left behind."""
        (tmp_path / "text").write_text("no database at all", encoding="utf-8")

        assert (
            "is no copy of a SQLite database" in run("restore", tmp_path / "text", "--data", tmp_path).stderr
        )
        assert run("restore", tmp_path / "gone", "--data", tmp_path).exit_code == 1
        assert run("backup", tmp_path / "copy", "--data", tmp_path).exit_code == 1
        assert not (tmp_path / "copy").exists()

    def test_a_folder_that_is_missing_is_named(self, tmp_path: Path) -> None:
        """It is not created: the disk of the copies may not be mounted."""
        Served(tmp_path / "one").stop()
        made = run("backup", tmp_path / "gone" / "copy", "--data", tmp_path / "one")

        assert made.exit_code == 1
        assert made.stderr == f"No copy was made: there is no folder {tmp_path / 'gone'}.\n"

    def test_the_check_finds_a_damaged_match(self, tmp_path: Path) -> None:
        """A changed hash, and a log that lost its last rows."""
        server = Served(tmp_path / "one")
        first, second = play(server), play(server)
        for duel in (first, second):
            duel.close()
        server.stop()
        run("backup", tmp_path / "copy", "--data", tmp_path / "one")
        with closing(sqlite3.connect(tmp_path / "copy")) as connection, connection:
            connection.execute(
                "UPDATE commands SET digest = digest || '0' WHERE digest <> '' AND \"match\" = ?",
                (first.table,),
            )
            connection.execute('DELETE FROM commands WHERE number > 55 AND "match" = ?', (second.table,))

        checked = run("restore", tmp_path / "copy", "--data", tmp_path / "two", "--check")
        assert checked.exit_code == 1
        assert f"{first.table} is damaged: the state after command 49 is another one" in checked.stderr
        assert f"{second.table} is damaged: the log has 56 commands of {MOVES}" in checked.stderr


@pytest.fixture
def databases() -> Iterator[Callable[..., str]]:
    """Give what creates PostgreSQL databases, which are removed at the end."""
    made: list[str] = []

    def create() -> str:
        made.append(new_database())
        return made[-1]

    try:
        create()
    except OSError as error:
        pytest.skip(f"NOT TESTED without PostgreSQL and NATS: scripts/services starts them ({error})")
    yield create
    for one in made:
        drop_database(one)


class TestPostgres:
    """A database that servers share."""

    def test_a_copy_is_restored_and_replays(self, databases: Callable[..., str], tmp_path: Path) -> None:
        """Into an empty database only."""
        source = databases()
        server = Served(tmp_path, database=source, nats=NATS, prefix=f"test-{secrets.token_hex(6)}")
        play(server).close()
        made = run("backup", tmp_path / "copy", "--database", source)
        server.stop()
        assert made.exit_code == 0, made.output

        over = run("restore", tmp_path / "copy", "--database", source)
        assert (over.exit_code, "the database is not empty" in over.stderr) == (1, True)
        target = databases()
        with psycopg.connect(target) as connection:
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
        restored = run("restore", tmp_path / "copy", "--database", target, "--check")
        assert restored.exit_code == 0, restored.output
        assert f"1 matches replayed, {MOVES} commands, 1 stored hashes" in restored.output
        with psycopg.connect(target) as connection:
            assert connection.execute("SELECT data FROM archives").fetchall() == [(b"seen",)]

    def test_a_copy_of_an_older_version_is_checked(
        self, databases: Callable[..., str], tmp_path: Path
    ) -> None:
        """The restored database is brought up to date first; the copy stays as it is."""
        source, target = databases(), databases()
        for address in (source, target):
            with psycopg.connect(address) as connection:
                connection.execute("DROP SCHEMA public CASCADE")
                connection.execute("CREATE SCHEMA public")
        config = Config()
        config.set_main_option("script_location", str(Path(migrating.__file__).parent / "migrations"))
        engine = create_engine(source.replace("postgresql://", "postgresql+psycopg://"), poolclass=NullPool)
        with engine.begin() as old:
            config.attributes["connection"] = old
            command.upgrade(config, "0005")
        assert run("backup", tmp_path / "copy", "--database", source).exit_code == 0

        restored = run("restore", tmp_path / "copy", "--database", target, "--check")
        assert restored.exit_code == 0, restored.output
        assert f"it was brought from step 0005 to step {migrating.HEAD}." in restored.output
        assert "0 matches replayed" in restored.output

    def test_missing_programs_are_named(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        """They come with PostgreSQL."""
        monkeypatch.setattr(shutil, "which", lambda _name: None)
        made = run("backup", tmp_path / "copy", "--database", POSTGRES)

        assert made.exit_code == 1
        assert "pg_dump is not installed; it comes with PostgreSQL's client programs" in made.stderr
        assert not (tmp_path / "copy").exists()

    def test_a_password_is_in_no_argument(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        """Everybody on a machine can read the arguments of its processes."""
        told = tmp_path / "pg_dump"
        told.write_text('#!/bin/sh\necho "$@" "($PGPASSWORD)" >&2\nexit 1\n', encoding="utf-8")
        told.chmod(0o700)
        monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
        made = run(
            "backup",
            tmp_path / "copy",
            "--database",
            "postgresql://me:a%20secret@db.example/everfree?sslmode=require",
        )

        assert "postgresql://me@db.example/everfree?sslmode=require (a secret)" in made.stderr
