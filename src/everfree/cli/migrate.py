"""`everfree migrate`: bring a PostgreSQL database to the schema of this version."""

from typing import Annotated

import typer


def migrate(
    database: Annotated[
        str, typer.Option(metavar="URL", envvar="EVERFREE_DATABASE", help="The PostgreSQL database.")
    ],
) -> None:
    """Create or change the tables of a PostgreSQL database; servers of the version before keep working."""
    from everfree.server.storage.postgres import migrate_postgres  # so that `everfree --help` is quick

    try:
        before, after = migrate_postgres(database)
    except OSError as error:
        typer.echo(f"The database can't be reached: {error}", err=True)
        raise typer.Exit(1) from None
    if before == after:
        typer.echo(f"The database is up to date: step {after}.")
    else:
        typer.echo(f"The database was brought from step {before or 'none'} to step {after}.")
