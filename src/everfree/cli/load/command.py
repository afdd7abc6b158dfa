"""The command `everfree load`."""

import json
import tempfile
from pathlib import Path
from typing import Annotated, Final

import typer

from everfree.cli.chaos.services import Missing
from everfree.cli.load.measuring import Wanted, measured
from everfree.cli.load.servers import Figures

MEMORY: Final = Path("/dev/shm")


def load(
    local: Annotated[
        bool, typer.Option("--local", help="Measure one server with SQLite, its data in memory.")
    ] = False,
    matches: Annotated[int, typer.Option(min=1, help="How many matches to play at once.")] = 50,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to measure.")] = 15.0,
    rate: Annotated[
        float, typer.Option(min=0, help="Commands per second of all matches; 0 for as many as possible.")
    ] = 0.0,
    commands: Annotated[
        int, typer.Option(min=1, help="Commands per match before the memory is measured.")
    ] = 60,
    idle: Annotated[int, typer.Option(min=0, help="Idle sockets to open at one server afterwards.")] = 0,
    nodes: Annotated[
        str, typer.Option(metavar="N,N,...", help="Numbers of servers to measure one after another.")
    ] = "2",
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as one JSON object.")] = False,
) -> None:
    """Play many matches over sockets, and measure the servers beside the floors of this machine."""
    wanted = Wanted(matches, seconds, rate, commands, idle)
    try:
        gateways = [0] if local else [int(one) for one in nodes.split(",")]
    except ValueError:
        typer.echo("Name numbers of servers, such as --nodes 1,2,4", err=True)
        raise typer.Exit(2) from None
    try:
        runs = [_run(wanted, count) for count in gateways]
    except Missing as missing:
        typer.echo(str(missing), err=True)
        raise typer.Exit(1) from None
    figures = (
        runs[0] if len(runs) == 1 else {str(count): run for count, run in zip(gateways, runs, strict=True)}
    )
    if as_json:
        typer.echo(json.dumps(figures, indent=2))
    else:
        for line in lines(figures):
            typer.echo(line)


def _run(wanted: Wanted, gateways: int) -> Figures:
    """Measure once; the data of SQLite is in memory, that of PostgreSQL on disk."""
    within = MEMORY if MEMORY.is_dir() and not gateways else None
    with tempfile.TemporaryDirectory(prefix="everfree-load-", dir=within) as folder:
        return measured(Path(folder), wanted, gateways)


def lines(figures: Figures, indent: str = "") -> list[str]:
    """Format figures as lines of a name and a number, nested ones indented."""
    found: list[str] = []
    for name, value in figures.items():
        if isinstance(value, dict):
            found.extend([f"{indent}{name}", *lines(value, indent + "  ")])
        else:
            found.append(f"{indent + name:<28}{value:>12,}")
    return found
