"""`everfree serve`: run the server on this machine, with its data in one folder."""

import signal
import socket
from pathlib import Path
from typing import Annotated

import typer

DEFAULT_PORT = 8000
DATA = Path.home() / ".local" / "share" / "everfree"


def serve(
    local: Annotated[
        bool, typer.Option("--local", help="Run on this machine, with the data in a folder.")
    ] = False,
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="Where to listen; 0 for any free port.")
    ] = DEFAULT_PORT,
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    data: Annotated[Path, typer.Option(metavar="DIR", help="Where matches are kept.")] = DATA,
    seed_tables: Annotated[
        bool, typer.Option("--seed-tables", help="Let clients choose a table's seed: for tests only.")
    ] = False,
    think: Annotated[
        float, typer.Option(min=0, help="Seconds a computer player takes at least for an answer.")
    ] = 0.6,
) -> None:
    """Serve tables to browsers."""
    if not local:
        typer.echo("Only --local is there so far: everfree serve --local", err=True)
        raise typer.Exit(2)
    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen()  # from now on connections wait for the server instead of being refused
    except OSError as error:
        typer.echo(f"Port {port} can't be used: {error.strerror}. Name another one with --port.", err=True)
        raise typer.Exit(1) from None
    import uvicorn  # imported here, so that `everfree --help` does not load it

    from everfree.server.app import create_app
    from everfree.server.gateway.website import HOW_TO_BUILD
    from everfree.server.tables.services import Settings

    app = create_app(Settings(data, think_seconds=think, takes_seeds=seed_tables))
    if not app.state.website.is_built:
        typer.echo(HOW_TO_BUILD, err=True)
    typer.echo(f"Everfree is at http://{host}:{listening.getsockname()[1]}")
    config = uvicorn.Config(
        app, log_level="warning", timeout_graceful_shutdown=3, ws="websockets-sansio", ws_max_size=1 << 16
    )
    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, lambda *_: None)  # raised again by uvicorn once everything has ended
    uvicorn.Server(config).run(sockets=[listening])
    typer.echo("Stopped. Every match is kept.")
