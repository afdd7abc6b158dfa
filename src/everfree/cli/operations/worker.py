"""`everfree worker`: answer the questions of computer players for servers that share a NATS server."""

import asyncio
import signal
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import typer

from everfree.cli.operations.options import ConfigFile, configured, needs, takes

if TYPE_CHECKING:
    from everfree.server.configuration.reading import Configuration


@takes("nats", "nats_ca", "prefix", "processes", "json_log")
def worker(config: ConfigFile = None, **given: Any) -> None:
    """Answer questions of computer players until told to stop."""
    chosen = configured(config, given, _check)
    from everfree.server import logs

    logs.configure(as_json=chosen["json_log"])
    from everfree.server.nats_link import NatsRefused

    try:
        asyncio.run(_work(chosen))
    except NatsRefused as error:
        typer.echo(f"{error}.", err=True)
        raise typer.Exit(1) from None


def _check(values: Mapping[str, Any]) -> list[str]:
    """List what a worker lacks."""
    thinks = [] if values["processes"] else ["A worker has to think: name a number with --processes."]
    return [*needs("nats")(values), *thinks]


async def _work(chosen: "Configuration") -> None:
    from everfree.server.app import HOSTS, thinkers_of
    from everfree.server.builds import build_of
    from everfree.server.computers.processes import Computers
    from everfree.server.computers.queue import QueueWorker, ThinkingQueue
    from everfree.server.faults import Faults
    from everfree.server.nats_link import NatsLink, until_nats

    faults, stopped = Faults(), asyncio.Event()
    for one in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(one, stopped.set)
    processes: int = chosen["processes"]
    link = NatsLink(chosen["nats"], faults, hears_itself=False, ca=chosen["nats_ca"])
    computers = Computers(processes, thinkers=thinkers_of(HOSTS))
    working = QueueWorker(
        ThinkingQueue(link, chosen["prefix"], build_of(HOSTS)), computers, faults, processes
    )

    async def begin() -> None:
        await until_nats(chosen["nats"], chosen["nats_ca"])
        await working.start()
        await working.computers.warm()
        typer.echo("Ready for questions.")

    beginning, told = asyncio.create_task(begin()), asyncio.create_task(stopped.wait())
    await asyncio.wait((beginning, told), return_when=asyncio.FIRST_COMPLETED)
    try:
        if beginning.done():
            beginning.result()
            await told
    finally:
        beginning.cancel()
        told.cancel()
        await asyncio.wait((beginning, told))
        await working.close()
