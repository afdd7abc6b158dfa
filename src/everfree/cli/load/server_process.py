"""The server process of `everfree load`: the usual server that also counts its time and has an echo socket.

    python -m everfree.cli.load.server_process DATA [DATABASE NATS]

It prints its address, then for every line on its standard input a line of figures as JSON; from a line
`parts` to the next one its time is split into parts. It stops when the input ends.
"""

import asyncio
import gc
import json
import os
import resource
import sys
import threading
from pathlib import Path
from typing import Any, Final

import msgspec
import uvicorn
from litestar import WebSocket, websocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from everfree.cli.load.clock import Clock
from everfree.cli.processes import memory_kb
from everfree.server.app import create_app
from everfree.server.collecting import collect_rarely
from everfree.server.gateway import live
from everfree.server.gateway.listening import GuardedConfig, allow_many_files, listen
from everfree.server.limits import UNLIMITED
from everfree.server.nats_bus import NatsBus
from everfree.server.protocol import ClientMessage
from everfree.server.storage.postgres import PostgresLogs
from everfree.server.storage.sqlite import SqliteDatabase
from everfree.server.tables import updates
from everfree.server.tables.connections import Connection
from everfree.server.tables.replica import Replica, ViewerLog
from everfree.server.tables.room import Room
from everfree.server.tables.services import Settings
from everfree.table.match import Match

PARTS: Final = ("decode", "engine", "copy", "log", "commit", "view", "diff", "send")
"""What the time of the server is split into; the rest is the event loop, its tasks and HTTP.

Several servers have the part "news" too: telling the others.
"""


PARTS_ON: Final = "parts"


class Decoder:
    """The decoder of the live socket, in Python, so that it can be wrapped."""

    def decode(self, data: str) -> Any:
        return DECODER.decode(data)


DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


def measured() -> Clock:
    """Wrap the functions that are measured; return the clock that adds up their time."""
    clock = Clock()
    live.DECODER = Decoder()  # type: ignore[assignment]
    for owner, name, part in (
        (WebSocketsSansIOProtocol, "data_received", "decode"),
        (Decoder, "decode", "decode"),
        (Match, "apply", "engine"),
        (ViewerLog, "follow", "log"),
        (SqliteDatabase, "_transaction", "commit"),
        (PostgresLogs, "append", "commit"),
        (NatsBus, "publish", "news"),
        (Replica, "copy", "copy"),
        (Room, "view", "view"),
        (updates.LastSent, "__init__", "diff"),
        (updates, "diff", "diff"),
        (Connection, "send", "send"),
        (WebSocketsSansIOProtocol, "send", "send"),
    ):
        clock.wrap(owner, name, part)
    return clock


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    """Return every message to its sender: the least a command costs with these sockets."""
    await socket.accept()
    while True:
        await socket.send_text(await socket.receive_data("text"))


def figures(clock: Clock) -> dict[str, Any]:
    """Return the processor time so far, in seconds, and the memory in kB."""
    gc.collect()
    used = resource.getrusage(resource.RUSAGE_SELF)
    return {
        "cpu": used.ru_utime + used.ru_stime,
        "kb": memory_kb(os.getpid()),
        "parts": dict(clock.seconds),
    }


def write(line: str) -> None:
    """Write a line to the process that started this one."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    """Serve until the standard input ends."""
    clock = measured()
    data, database, nats = (*sys.argv[1:], "", "")[:3]
    settings = Settings(
        Path(data),
        database=database,
        nats=nats,
        processes=0 if database else 1,
        think_seconds=0,
        takes_seeds=True,
        warm=False,
        limits=UNLIMITED,
    )
    allow_many_files()
    app = create_app(settings)
    app.register(echo)
    listening = listen("127.0.0.1", 0)
    server = uvicorn.Server(GuardedConfig(app, settings, log_level="warning"))

    def report() -> None:
        for line in sys.stdin:
            clock.is_on = line.strip() == PARTS_ON
            write(json.dumps(figures(clock)))
        server.should_exit = True

    collect_rarely()
    write(f"http://127.0.0.1:{listening.getsockname()[1]}")
    threading.Thread(target=report, daemon=True).start()
    asyncio.run(server.serve([listening]))


if __name__ == "__main__":
    main()
