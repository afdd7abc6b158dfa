"""The steps of the database lead to the schema that the code uses, on both databases."""

from pathlib import Path

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import NullPool, create_engine, insert, select, text
from typer.testing import CliRunner

from everfree.cli.app import app
from everfree.server.storage import migrating
from everfree.server.storage.migrating import HEAD, migrate, revision_of
from everfree.server.storage.schema import METADATA, PRESENCES, TABLES
from everfree.server.storage.sqlite import open_sqlite


def differences(connection: object) -> list[object]:
    """List what the database and the schema of the code do not share."""
    context = MigrationContext.configure(connection, opts={"compare_type": False})  # type: ignore[arg-type]
    return [one for one in compare_metadata(context, METADATA) if "alembic_version" not in str(one)]


def test_a_new_sqlite_file_has_the_schema(tmp_path: Path) -> None:
    """Every table, column and index."""
    database = open_sqlite(tmp_path / "new.sqlite")
    with database.engine.connect() as connection:
        assert differences(connection) == []
        assert revision_of(connection) == HEAD
    database.close()


def test_a_new_postgresql_database_has_the_schema(postgres: str) -> None:
    """Every table, column and index; times have 64 bits."""
    engine = create_engine(postgres.replace("postgresql://", "postgresql+psycopg://"), poolclass=NullPool)
    with engine.connect() as connection:
        assert differences(connection) == []
        types = connection.execute(
            text(
                "SELECT DISTINCT data_type FROM information_schema.columns WHERE table_schema = 'public' AND "
                "((table_name = 'commands' AND column_name = 'at') OR column_name IN ('ended', 'until'))"
            )
        )
        assert types.scalars().all() == ["bigint"]


def test_the_last_step_is_the_one_the_code_knows() -> None:
    """A start looks only for this number."""
    config = Config()
    config.set_main_option("script_location", str(Path(migrating.__file__).parent / "migrations"))

    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


def test_a_file_with_the_first_step_keeps_what_it_has(tmp_path: Path) -> None:
    """Its matches get their heads, and who was away is away."""
    engine = create_engine(f"sqlite:///{tmp_path / 'old.sqlite'}", poolclass=NullPool)
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(Path(migrating.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        row = {"game": "g", "invite": "", "undo_policy": "ask", "edition": "", "seed": b"", "opened": 5}
        connection.execute(insert(TABLES).values(id="t", **row))
        for number in range(3):
            said = {"m": number, "p": number - 1 if number else None}
            connection.execute(
                text("INSERT INTO commands VALUES ('t', :m, 0, 'n' || :m, 7, x'00', :p, '', '')"), said
            )
        connection.execute(text("INSERT INTO absences VALUES ('t', 1, 2000000000000)"))
    with engine.begin() as connection:
        migrate(connection)
        assert connection.execute(select(TABLES.c.head)).scalar_one() == 3
        assert connection.execute(select(PRESENCES.c.away_since)).scalar_one() == 2_000_000_000_000


def test_the_command_says_what_it_did(postgres: str) -> None:
    """A database that is up to date stays as it is."""
    said = CliRunner().invoke(app, ["migrate", "--database", postgres])

    assert (said.exit_code, said.output) == (0, f"The database is up to date: step {HEAD}.\n")


def test_the_command_says_that_there_is_no_database() -> None:
    """In a sentence, without a traceback."""
    said = CliRunner().invoke(app, ["migrate", "--database", "postgresql://root@127.0.0.1:1/none"])

    assert said.exit_code == 1
    assert said.output.startswith("The database can't be reached:")


def test_a_server_does_not_start_on_an_old_schema(postgres: str) -> None:
    """It says which command helps."""
    engine = create_engine(postgres.replace("postgresql://", "postgresql+psycopg://"), poolclass=NullPool)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
    try:
        options = ["serve", "--port", "0", "--database", postgres, "--nats", "nats://127.0.0.1:4222"]
        said = CliRunner().invoke(app, options)
    finally:
        with engine.begin() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = :head"), {"head": HEAD})

    sentence = "The database is not up to date. Run: everfree migrate --database ADDRESS\n"
    assert (said.exit_code, said.output) == (1, sentence)
