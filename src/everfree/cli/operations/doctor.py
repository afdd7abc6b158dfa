"""`everfree doctor`: check a deployment, and say what to do about each fault."""

import os
from pathlib import Path
from typing import Annotated, Any

import typer

from everfree.cli.operations.options import ConfigFile, takes


@takes("local", "data", "database", "nats", "nats_ca", "prefix")
def doctor(
    config: ConfigFile = None,
    at: Annotated[
        str, typer.Option("--at", metavar="URL", help="Check the server that browsers reach there, too.")
    ] = "",
    **given: Any,
) -> None:
    """Check a deployment: a line for each part, with what to do about it; the status is 1 if one failed."""
    from everfree.cli.operations import inside, outside  # imported here, so that `everfree --help` is quick
    from everfree.server.configuration.reading import BadConfiguration, configuration, file_of

    file: Path | None = config or file_of(os.environ)
    failures = 0
    try:
        chosen = configuration(file, os.environ, given)
    except BadConfiguration as bad:
        for fault in bad.faults:
            typer.echo(f"FAIL  settings: {fault}")
        raise typer.Exit(1) from None
    for finding in (*inside.findings(chosen, file), *(outside.findings(at) if at else ())):
        typer.echo(f"{'OK  ' if finding.is_ok else 'FAIL'}  {finding.part}: {finding.text}")
        failures += not finding.is_ok
    if failures:
        raise typer.Exit(1)
