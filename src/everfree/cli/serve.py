"""`everfree serve`: run the server, with its data in one folder or in PostgreSQL."""

import faulthandler
import signal
from contextlib import closing
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, NoReturn

import typer

from everfree.cli.operations.options import ConfigFile, configured, how_to_migrate, takes
from everfree.server.configuration.table import KEEPING, OPTIONS

if TYPE_CHECKING:
    from everfree.server.configuration.reading import Configuration

END_SECONDS: Final = 30.0
"""How long all parts together may take to end; nearly every one has a limit of a second or two."""


@takes(*[option.key for option in OPTIONS if option.flag and option not in KEEPING])
def serve(config: ConfigFile = None, **given: Any) -> None:
    """Serve tables to browsers."""
    chosen = configured(config, given)
    from everfree.server import logs  # imported here, so that `everfree --help` does not load the server

    logs.configure(as_json=chosen["json_log"])
    _run(chosen)
    typer.echo("Stopped. Every match is kept.")


def _run(chosen: "Configuration") -> None:
    """Serve until the process is told to stop; say in a sentence why that can't be."""
    from everfree.server.app import create_app
    from everfree.server.backends import OldSchema
    from everfree.server.collecting import collect_rarely
    from everfree.server.gateway.draining import DrainingServer
    from everfree.server.gateway.listening import allow_many_files, listen, reachable
    from everfree.server.gateway.website import HOW_TO_BUILD
    from everfree.server.nats_link import NatsRefused
    from everfree.server.storage.database import Unreachable

    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, _end)  # until the server runs: it may wait for a service
    settings, host, port = chosen.settings, chosen["host"], chosen["port"]
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
            _stop(f"The database is not up to date. Run: {how_to_migrate(chosen)}")
        except (OSError, Unreachable) as error:
            _stop(f"The database can't be used: {error}")
        except NatsRefused as error:
            _stop(f"{error}.")
        if not app.state.website.is_built:
            typer.echo(HOW_TO_BUILD, err=True)
        at = f"[{host}]" if ":" in host else host
        for one in (signal.SIGINT, signal.SIGTERM):
            signal.signal(one, lambda *_: None)  # raised again by uvicorn once everything has ended
        signal.signal(signal.SIGUSR1, lambda *_: app.state.outgoing.begin())
        app.state.outgoing.on_end = lambda: signal.raise_signal(signal.SIGTERM)
        collect_rarely()
        server = DrainingServer(app, settings, log_config=None)
        server.on_start = lambda: typer.echo(f"Everfree is at http://{at}:{port}")
        server.on_stop = lambda: _end_within(settings.drain_seconds + END_SECONDS)
        server.run(sockets=[listening])


def _end(*_: object) -> NoReturn:
    """End the process before it serves anybody; it was told to, so that its status is 0."""
    raise SystemExit(0)


def _end_within(seconds: float) -> None:
    """End the process with status 1 after so many seconds, and print where each of its threads stands."""
    faulthandler.dump_traceback_later(seconds, exit=True)


def _stop(reason: str) -> NoReturn:
    typer.echo(reason, err=True)
    raise typer.Exit(1) from None
