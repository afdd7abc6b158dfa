"""Steps of the database only add, so that servers of the version before keep working (decision record 22)."""

import io
import re
from pathlib import Path
from types import ModuleType

import pytest
from alembic.config import Config
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from everfree.server.storage import migrating

PROMISED_AFTER = "0002"
"""The last step from before servers of two versions ran on one database."""
ADDS = re.compile(r"CREATE (TABLE|INDEX|FUNCTION) |ALTER TABLE \S+ ADD COLUMN |UPDATE |INSERT INTO ")
CONTRACTS = re.compile(r"ALTER TABLE \S+ DROP COLUMN |DROP TABLE |DROP INDEX ")


def steps() -> list[ModuleType]:
    """Give the steps after the promise, the oldest first."""
    config = Config()
    config.set_main_option("script_location", str(Path(migrating.__file__).parent / "migrations"))
    scripts = ScriptDirectory.from_config(config).walk_revisions(base=PROMISED_AFTER, head="head")
    return [one.module for one in reversed(list(scripts)) if one.revision > PROMISED_AFTER]


def statements(step: ModuleType) -> list[str]:
    """Give the SQL of a step for PostgreSQL, a statement each, with single spaces."""
    written = io.StringIO()
    options = {"as_sql": True, "output_buffer": written}
    context = MigrationContext.configure(dialect_name="postgresql", opts=options)
    with Operations.context(context):
        step.upgrade()
    return [" ".join(one.split()) for one in written.getvalue().split(";") if one.strip()]


def faults(step_statements: list[str], *, contracts: bool = False) -> list[str]:
    """List the statements that a server of the version before would not survive.

    A step that *contracts* takes away what no version that may still run uses, and does nothing else.
    """
    if contracts:
        return [one for one in step_statements if not CONTRACTS.match(one)]
    return [
        one
        for one in step_statements
        if not ADDS.match(one) or (" ADD COLUMN " in one and "NOT NULL" in one and "DEFAULT" not in one)
    ]


@pytest.mark.parametrize("step", steps(), ids=lambda step: step.revision)
def test_a_step_only_adds(step: ModuleType) -> None:
    """Or says that it contracts, and then only takes away."""
    found = statements(step)

    assert found != []
    assert faults(found, contracts=getattr(step, "contracts", False)) == []


@pytest.mark.parametrize(
    "statement",
    [
        "DROP TABLE seats",
        "ALTER TABLE seats DROP COLUMN name",
        "ALTER TABLE seats RENAME name TO called",
        "ALTER TABLE seats ALTER COLUMN name SET NOT NULL",
        "ALTER TABLE seats ADD COLUMN clock INTEGER NOT NULL",
        "ALTER TABLE seats ADD CONSTRAINT one UNIQUE (guest)",
        "CREATE UNIQUE INDEX one ON seats (guest)",
    ],
)
def test_what_older_servers_would_not_survive_is_found(statement: str) -> None:
    """They would read what is gone, or leave out what is required."""
    assert faults([statement]) == [statement]


def test_a_step_that_contracts_adds_nothing() -> None:
    """It is carried out later than others, when no older version runs."""
    assert faults(["ALTER TABLE seats DROP COLUMN name"], contracts=True) == []
    assert faults(["ALTER TABLE seats ADD COLUMN clock INTEGER"], contracts=True) != []
