"""`everfree check slap-network` and `slap-long`: the slap game over real sockets, fair and without pauses."""

import asyncio
import tempfile
from pathlib import Path
from typing import Annotated

import typer

from everfree.cli.arguments.files import folder_to_write


def slap_network(
    slaps: Annotated[
        int, typer.Option(min=10, help="Slaps over steady connections, and varying ones.")
    ] = 5000,
    tables: Annotated[int, typer.Option(min=1, help="Tables that are played at a time.")] = 20,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the connections.")] = 1,
    report: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            callback=folder_to_write,
            help="Folder for slap-network.json and slap-network.svg.",
        ),
    ] = None,
) -> None:
    """Let equal players slap over 20 and 180 ms, then cheats, through a server and a delaying proxy."""
    import msgspec

    from everfree.cli.check.slap.network import compared, figures, lines
    from everfree.cli.check.slap.picture import picture
    from everfree.cli.check.slap.servers import LocalServer

    with tempfile.TemporaryDirectory(prefix="everfree-slap-") as data:
        server = LocalServer(Path(data))
        try:
            results = asyncio.run(compared(server.address, slaps, tables, seed))
        finally:
            server.stop()
    told = figures(results)
    for line in lines(told):
        typer.echo(line)
    if report is not None:
        (report / "slap-network.json").write_bytes(
            msgspec.json.format(msgspec.json.encode(told), indent=2) + b"\n"
        )
        (report / "slap-network.svg").write_text(picture(told), encoding="utf-8")
    faults = list(results.faults())
    for fault in faults:
        typer.echo(fault, err=True)
    if faults:
        raise typer.Exit(1)


def slap_long(
    minutes: Annotated[float, typer.Option(min=0.1, max=55, help="How long to play.")] = 10.0,
    kills: Annotated[int, typer.Option(min=0, help="How often the judge is killed meanwhile.")] = 3,
    report: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", callback=folder_to_write, help="Folder for slap-long.json."),
    ] = None,
) -> None:
    """Let eight play on two servers, one away and one coming and going, while the judge is killed."""
    import msgspec

    from everfree.cli.chaos.services import Missing
    from everfree.cli.check.slap.long import Bounds, endured

    bounds = Bounds()
    with tempfile.TemporaryDirectory(prefix="everfree-slap-") as data:
        try:
            found = endured(Path(data), minutes * 60, kills, bounds=bounds)
        except Missing as missing:
            typer.echo(str(missing), err=True)
            raise typer.Exit(1) from None
    told = found.figures()
    for name, figure in told.items():
        typer.echo(f"{name:<28}{figure}")
    if report is not None:
        (report / "slap-long.json").write_bytes(
            msgspec.json.format(msgspec.json.encode(told), indent=2) + b"\n"
        )
    faults = list(found.faults(bounds))
    for fault in faults:
        typer.echo(fault, err=True)
    if faults:
        raise typer.Exit(1)
