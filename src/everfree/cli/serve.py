"""`everfree serve`: run the server, with its data in one folder or in PostgreSQL."""

import signal
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

if TYPE_CHECKING:
    from everfree.server.tables.services import Settings

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
    database: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar="EVERFREE_DATABASE",
            help="A PostgreSQL database, shared by servers.",
        ),
    ] = "",
    nats: Annotated[
        str, typer.Option(metavar="URL", envvar="EVERFREE_NATS", help="The NATS server that connects them.")
    ] = "",
    prefix: Annotated[
        str,
        typer.Option(metavar="WORD", envvar="EVERFREE_PREFIX", help="The first word of every NATS subject."),
    ] = "everfree",
    seed_tables: Annotated[
        bool, typer.Option("--seed-tables", help="Let clients choose a table's seed: for tests only.")
    ] = False,
    think: Annotated[
        float, typer.Option(min=0, help="Seconds a computer player takes at least for an answer.")
    ] = 0.6,
    processes: Annotated[
        int, typer.Option(min=0, help="Computers that think here at a time; 0 with workers elsewhere.")
    ] = 1,
    beat: Annotated[
        float, typer.Option(min=0.1, help="Seconds between two looks at the database for what was missed.")
    ] = 2.0,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME", help="A name under which the server answers, besides localhost and IP addresses."
        ),
    ] = None,
    public: Annotated[
        list[str] | None,
        typer.Option(
            metavar="URL", help="An address, such as https://everfree.example, at which a proxy offers it."
        ),
    ] = None,
    trust_proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="IP", help="A proxy whose X-Forwarded-For and X-Forwarded-Proto are believed."),
    ] = None,
    inside: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar="EVERFREE_INSIDE",
            help="Where other servers reach this one, such as http://10.0.0.5:8000; else --host and --port.",
        ),
    ] = "",
    outgoing: Annotated[
        bool,
        typer.Option(
            "--outgoing", help="Open no tables, and stop once no match needs this version; as after SIGUSR1."
        ),
    ] = False,
    outgoing_hours: Annotated[
        float, typer.Option(min=0, help="How long an outgoing server stays for its matches at most.")
    ] = 24.0,
    json_log: Annotated[bool, typer.Option("--json-log", help="Write the log as JSON.")] = False,
) -> None:
    """Serve tables to browsers."""
    if local == bool(database and nats):
        typer.echo("Say --local for one machine, or --database and --nats for many.", err=True)
        raise typer.Exit(2)
    if local and not processes:
        typer.echo("Computers have to think somewhere: --processes 0 does not go with --local.", err=True)
        raise typer.Exit(2)
    from everfree.server import logs  # imported here, so that `everfree --help` does not load the server
    from everfree.server.tables.services import Settings

    logs.configure(as_json=json_log)
    settings = Settings(
        data,
        database=database,
        nats=nats,
        prefix=prefix,
        think_seconds=think,
        beat_seconds=beat,
        processes=processes,
        takes_seeds=seed_tables,
        allowed_hosts=(host, *(allow_host or ())),
        public_addresses=tuple(public or ()),
        trusted_proxies=tuple(trust_proxy or ()),
        inside=inside,
        outgoing=outgoing,
        outgoing_seconds=outgoing_hours * 3600,
    )
    _run(settings, host, port)
    typer.echo("Stopped. Every match is kept.")


def _run(settings: "Settings", host: str, port: int) -> None:
    """Serve until the process is told to stop; say in a sentence why that can't be."""
    import uvicorn

    from everfree.server.app import create_app
    from everfree.server.backends import OldSchema
    from everfree.server.gateway.listening import GuardedConfig, allow_many_files, listen, reachable
    from everfree.server.gateway.website import HOW_TO_BUILD

    try:
        listening = listen(host, port)
    except OSError as error:
        _stop(f"Port {port} can't be used: {error.strerror}. Name another one with --port.")
    with closing(listening):
        allow_many_files()
        port = listening.getsockname()[1]
        settings = replace(settings, inside=settings.inside or f"http://{reachable(host)}:{port}")
        try:
            app = create_app(settings)
        except OldSchema:
            _stop("The database is not up to date. Run: everfree migrate")
        except OSError as error:
            _stop(f"The database can't be reached: {error}")
        if not app.state.website.is_built:
            typer.echo(HOW_TO_BUILD, err=True)
        at = f"[{host}]" if ":" in host else host
        typer.echo(f"Everfree is at http://{at}:{port}")
        for one in (signal.SIGINT, signal.SIGTERM):
            signal.signal(one, lambda *_: None)  # raised again by uvicorn once everything has ended
        signal.signal(signal.SIGUSR1, lambda *_: app.state.outgoing.begin())
        app.state.outgoing.on_end = lambda: signal.raise_signal(signal.SIGTERM)
        uvicorn.Server(GuardedConfig(app, settings, log_config=None)).run(sockets=[listening])


def _stop(reason: str) -> NoReturn:
    typer.echo(reason, err=True)
    raise typer.Exit(1) from None
