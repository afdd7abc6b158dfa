"""`everfree migrate`: bring a PostgreSQL database to the schema of this version."""

from typing import Any

import typer

from everfree.cli.operations.options import ConfigFile, configured, needs, takes


@takes("database")
def migrate(config: ConfigFile = None, **given: Any) -> None:
    """Create or change the tables of a PostgreSQL database; servers of the version before keep working."""
    chosen = configured(config, given, needs("database"))
    from sqlalchemy.exc import DBAPIError  # imported here, so that `--help` is quick

    from everfree.server.storage.database import Unreachable
    from everfree.server.storage.postgres import migrate_postgres

    try:
        before, after = migrate_postgres(chosen["database"])
    except (OSError, Unreachable) as error:
        typer.echo(f"The database can't be reached: {error}", err=True)
        raise typer.Exit(1) from None
    except DBAPIError as error:
        typer.echo(f"The database can't be brought up to date: {error.orig}", err=True)
        raise typer.Exit(1) from None
    if before == after:
        typer.echo(f"The database is up to date: step {after}.")
    else:
        typer.echo(f"The database was brought from step {before or 'none'} to step {after}.")
