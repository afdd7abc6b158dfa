"""Bring a database to the schema of this version of the program, with Alembic.

Steps only add: processes of the version before keep working until they are replaced. A later step takes away
what no running version needs any more.
"""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

HEAD: Final = "0008"
"""The last step in `migrations/versions`."""


def revision_of(connection: Connection) -> str:
    """Return the step that a database has reached; empty if it has reached none."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def is_current(connection: Connection) -> bool:
    """Tell whether a database has every step that this version of the program knows."""
    return revision_of(connection) >= HEAD


def migrate(connection: Connection) -> None:
    """Carry out the steps that are missing; several processes may try at the same time."""
    if is_current(connection):
        return
    from alembic import command  # imported here, because a start without missing steps does not need it
    from alembic.config import Config

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(hashtext('everfree migrate'))"))
        if is_current(connection):
            return
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
