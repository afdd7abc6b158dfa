"""Many sockets of one seat answer the same question at once, through several servers."""

import asyncio
import random
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import asyncpg
import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from everfree.cli.chaos.cluster import Cluster
from everfree.cli.load.players import live_socket, seated
from everfree.server.client import Guest

SECONDS: Final = 30.0
"""How long a socket may wait for what becomes of its answer."""
SPECTATOR: Final = 2


class Broken(AssertionError):
    """A question was not answered exactly once, or a socket was not told, or two replicas differ."""


def raced(folder: Path, rounds: int, sockets: int, gateways: int) -> Counter[str]:
    """Race for so many questions; return what the sockets were told. Raise `Broken`, or `Missing`."""
    many = str(10 * sockets)  # more than are open at once: those of the last round are leaving
    allowed = {"EVERFREE_LIMITS_SOCKETS_PER_GUEST": many, "EVERFREE_LIMITS_SOCKETS_PER_ADDRESS": many}
    return asyncio.run(_run(Cluster(folder, gateways, 0, allowed), rounds, sockets))


async def _run(cluster: Cluster, rounds: int, sockets: int) -> Counter[str]:
    try:
        await cluster.open()
        database = await asyncpg.connect(cluster.postgres.url)
        race = Race([gateway.address for gateway in cluster.gateways], database, sockets)
        for number in range(rounds):
            await race.round(number)
        await database.close()
        return race.fates
    finally:
        cluster.close()


class Race:
    """A table whose questions are answered by many sockets at once."""

    def __init__(self, addresses: Sequence[str], database: asyncpg.Connection, sockets: int) -> None:
        self._addresses, self._database, self._sockets = addresses, database, sockets
        self._table, self._cookies, self._count = "", [""], 0
        self._chance = random.Random(1)
        self.fates: Counter[str] = Counter()
        """What became of the answers."""

    async def round(self, number: int) -> None:
        """Answer the open question by many sockets, and check the outcome."""
        view = await self._position()
        if view is None:
            self._count += 1
            opening = asyncio.to_thread(seated, self._addresses[0], f"race-{self._count}")
            self._table, (host, friend) = await opening
            watcher = await asyncio.to_thread(lambda: Guest(self._addresses[0]).cookie)
            self._cookies = [host, friend, watcher]
            view = await self._position()
            assert view is not None
        asked, before = view["view"]["game"]["asked"], await self._head()
        mine = await self._full(self._addresses[0], asked)
        options = len(mine["view"]["game"]["question"]["options"])
        told = await asyncio.gather(
            *[self._answer(f"{number}-{one}", asked, mine["number"], options) for one in range(self._sockets)]
        )
        self.fates.update(told)
        stored = await self._head() - before
        if stored != 1 or told.count("accepted") > 1:
            raise Broken(f"round {number}: {stored} answers were stored, {Counter(told)}")

    async def _head(self) -> int:
        head: int = await self._database.fetchval(
            'SELECT count(*) FROM commands WHERE "match" = $1', self._table
        )
        return head

    async def _position(self) -> dict[str, Any] | None:
        """Return what spectators see; None before the first match and after the end of one.

        Raise `Broken` if the servers show different things to any viewer.
        """
        if not self._table:
            return None
        shown = [await self._same(viewer) for viewer in range(SPECTATOR + 1)][-1]
        return None if shown["view"].get("winners") is not None else shown

    async def _same(self, viewer: int) -> dict[str, Any]:
        """Return what all servers show to a viewer; who is connected may differ for a moment."""
        seen = [await self._full(address, viewer) for address in self._addresses]
        if any(_position(one) != _position(seen[0]) for one in seen):
            raise Broken(f"viewer {viewer} sees different positions at the servers")
        return seen[0]

    async def _full(self, address: str, viewer: int) -> dict[str, Any]:
        """Connect as a viewer, return the first message and leave."""
        socket = await live_socket(address, self._table, self._cookies[viewer])
        try:
            found: dict[str, Any] = msgspec.json.decode(await socket.recv())
        finally:
            socket.transport.abort()
        return found

    async def _answer(self, nonce: str, seat: int, seen: int, options: int) -> str:
        """Connect, answer at once, and return what the server says of it."""
        address = self._addresses[int(nonce.rpartition("-")[2]) % len(self._addresses)]
        wish = {"do": "answer", "nonce": nonce, "seen": seen, "answers": [self._chance.randrange(options)]}
        async with asyncio.timeout(SECONDS):
            socket = await live_socket(address, self._table, self._cookies[seat])
            try:
                await socket.send(msgspec.json.encode(wish), text=True)
                return await _fate(socket, nonce)
            finally:
                socket.transport.abort()


def _position(message: dict[str, Any]) -> dict[str, Any]:
    """Return everything of a `Full` but who is connected."""
    return {**message["view"], "players": None, "number": message["number"], "log": message.get("log")}


async def _fate(socket: ClientConnection, nonce: str) -> str:
    """Return what a socket is told of its answer, or that it was closed because of a later connection."""
    fate = "closed without a word"
    with suppress(ConnectionClosed):
        while True:
            message = msgspec.json.decode(await socket.recv())
            if message.get("nonce") == nonce:
                return "accepted" if message["is"] == "accepted" else f"declined: {message['reason']['key']}"
            if message["is"] == "taken-over":
                fate = "taken over by a later socket"
    return fate
