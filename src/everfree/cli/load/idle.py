"""Sockets of people who only watch: what each costs in memory."""

import asyncio
import itertools
from collections.abc import Sequence
from typing import Final

from websockets.asyncio.client import ClientConnection

from everfree.cli.load.players import live_socket
from everfree.cli.load.servers import Server
from everfree.server.client import Guest

AT_ONCE: Final = 20
"""Sockets that connect at the same time."""
REST: Final = 1.0


async def kb_per_idle_socket(server: Server, tables: Sequence[str], count: int) -> float:
    """Open so many sockets at one server, spread over *tables*; return the memory of each."""
    cookie = await asyncio.to_thread(lambda: Guest(server.address).cookie)
    limit = asyncio.Semaphore(AT_ONCE)

    async def watch(table: str) -> ClientConnection:
        async with limit:
            return await live_socket(server.address, table, cookie)

    before = server.figures()["kb"]
    watched = itertools.islice(itertools.cycle(tables), count)
    sockets = await asyncio.gather(*[watch(table) for table in watched])
    await asyncio.sleep(REST)
    after = server.figures()["kb"]
    still_open = sum(socket.close_code is None for socket in sockets)
    for socket in sockets:
        socket.transport.abort()
    if still_open < count:
        raise RuntimeError(f"only {still_open} of {count} idle sockets stayed open")
    return float(after - before) / count
