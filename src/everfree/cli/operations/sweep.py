"""`everfree sweep`: delete old tables that nobody visits."""

from typing import Any

import typer

from everfree.cli.operations.options import ConfigFile, configured, takes


@takes("data", "database", "keep_finished_days", "keep_open_days")
def sweep(config: ConfigFile = None, **given: Any) -> None:
    """Delete old tables that nobody visits, with everything stored about them; servers may run meanwhile.

    Without a number of days nothing is deleted. Run it once a day.
    """
    chosen = configured(config, given, lambda _values: [])
    finished_days, open_days = chosen["keep_finished_days"], chosen["keep_open_days"]
    if not finished_days and not open_days:
        typer.echo("Nothing is deleted: name an age with --finished or --open.")
        return
    from everfree.cli.operations.stores import Store, with_store  # so that `everfree --help` is quick
    from everfree.server.storage.retention import delete_old

    async def work(store: Store) -> int:
        deleted = 0
        while more := await store.database.run(
            lambda connection: delete_old(connection, finished_days=finished_days, open_days=open_days)
        ):
            deleted += more
        return deleted

    typer.echo(f"{with_store(chosen, work):,} tables deleted.")
