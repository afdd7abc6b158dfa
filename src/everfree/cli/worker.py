"""`everfree worker`: answer the questions of computer players for servers that share a NATS server."""

import asyncio
import signal
from typing import Annotated

import typer


def worker(
    nats: Annotated[
        str, typer.Option(metavar="URL", envvar="EVERFREE_NATS", help="The NATS server with the questions.")
    ],
    prefix: Annotated[
        str,
        typer.Option(metavar="WORD", envvar="EVERFREE_PREFIX", help="The first word of every NATS subject."),
    ] = "everfree",
    processes: Annotated[int, typer.Option(min=1, help="How many questions to answer at a time.")] = 1,
    json_log: Annotated[bool, typer.Option("--json-log", help="Write the log as JSON.")] = False,
) -> None:
    """Answer questions of computer players until told to stop."""
    from everfree.server import logs

    logs.configure(as_json=json_log)
    try:
        asyncio.run(_work(nats, prefix, processes))
    except OSError as error:
        typer.echo(f"NATS can't be reached: {error}", err=True)
        raise typer.Exit(1) from None


async def _work(url: str, prefix: str, processes: int) -> None:
    from everfree.server.app import HOSTS, thinkers_of
    from everfree.server.builds import build_of
    from everfree.server.faults import Faults
    from everfree.server.nats_link import NatsLink
    from everfree.server.tables.computer_processes import Computers
    from everfree.server.thinking_queue import QueueWorker, ThinkingQueue

    faults, stopped = Faults(), asyncio.Event()
    for one in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(one, stopped.set)
    queue = ThinkingQueue(NatsLink(url, faults, hears_itself=False), prefix, build_of(HOSTS))
    working = QueueWorker(queue, Computers(processes, thinkers=thinkers_of(HOSTS)), faults, processes)
    await working.start()
    await working.computers.warm()
    typer.echo("Ready for questions.")
    await stopped.wait()
    await working.close()
