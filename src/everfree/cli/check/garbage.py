"""Garbage over the sockets of a match that two people play through two servers."""

import asyncio
import json
import random
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from everfree.cli.chaos.checking import check
from everfree.cli.chaos.cluster import Cluster
from everfree.cli.chaos.players import ChaosMatch
from everfree.cli.check.hostile.malformed import MESSAGES, VALUES
from everfree.cli.load.players import live_socket, seated

SENDERS: Final = 8
PAUSE: Final = 0.05
"""Seconds a player of the match beside it thinks, on average."""
FAILED: Final = ("server-failed", "table-engine-failed", "table-not-stored")
"""What a server says after a fault of its own."""
END_SECONDS: Final = 120.0
LAST: Final = '{"do":"full","nonce":"last"}'
"""Sent at the end: messages are carried out in their order."""


class Harmed(AssertionError):
    """A server failed, or a match suffered."""


def garbage(chance: random.Random) -> str | bytes:
    """Return a message that is wrong in one way or several."""
    shape = json.dumps({**chance.choice(MESSAGES), "nonce": f"g-{chance.randrange(10**6)}", "seen": 0})
    while '"$"' in shape:
        shape = shape.replace('"$"', chance.choice(VALUES), 1)
    kind = chance.randrange(5)
    if kind == 0:  # cut off
        return shape[: chance.randrange(len(shape))]
    if kind == 1:  # bytes that are no text
        return chance.randbytes(chance.randrange(200))
    if kind == 2:  # some characters changed
        text = list(shape)
        for _ in range(chance.randrange(1, 9)):
            text[chance.randrange(len(text))] = chr(chance.choice([0, 34, 44, 91, 123, 255, 0x2028, 0x1F984]))
        return "".join(text)
    if kind == 3:  # a right message without sense
        return json.dumps({"do": "answer", "nonce": "x" * chance.randrange(80), "answers": [10**9] * 3})
    return shape


def littered(folder: Path, messages: int) -> Counter[str]:
    """Send so many messages of garbage; return how the servers took them. Raise `Harmed`, or `Missing`."""
    return asyncio.run(_run(Cluster(folder, 2, 1), messages))


async def _run(cluster: Cluster, messages: int) -> Counter[str]:
    fates: Counter[str] = Counter()
    try:
        await cluster.open()
        addresses = [gateway.address for gateway in cluster.gateways]
        match = await asyncio.to_thread(ChaosMatch, addresses, 1, PAUSE, alone=False)
        playing = asyncio.create_task(match.play())
        table, cookies = await asyncio.to_thread(seated, addresses[0], "garbage")
        each = -(-messages // SENDERS)
        senders = [
            Sender(
                addresses[number % 2],
                (table, match.table)[number % 4 == 3],
                [*cookies, ""][number % 3],
                number,
            )
            for number in range(SENDERS)
        ]
        for told in await asyncio.gather(*[sender.send(each) for sender in senders]):
            fates.update(told)
        match.is_ending = True
        async with asyncio.timeout(END_SECONDS):
            await playing
        fates["moves of the match beside it"] = (await check(cluster.postgres.url, [match])).commands
    finally:
        cluster.close()
    return fates


class Sender:
    """Sends garbage to a table as a player or a stranger, and connects again whenever it is turned away."""

    def __init__(self, address: str, table: str, cookie: str, seed: int) -> None:
        self._address, self._table, self._cookie = address, table, cookie
        self._chance = random.Random(seed)
        self._told: Counter[str] = Counter()

    async def send(self, count: int) -> Counter[str]:
        """Send so many messages; return what the server said."""
        sent = 0
        while sent < count:
            socket = await live_socket(self._address, self._table, self._cookie)
            listening = asyncio.create_task(self._listen(socket))
            with suppress(ConnectionClosed):
                while sent < count:
                    await socket.send(garbage(self._chance))
                    sent += 1
                await socket.send(LAST)
            async with asyncio.timeout(END_SECONDS):
                await listening
            socket.transport.abort()
        self._told["sent"] = sent
        return self._told

    async def _listen(self, socket: ClientConnection) -> None:
        """Note what the server says until it has answered the last message."""
        fulls = 0
        with suppress(ConnectionClosed):
            while fulls < 2:  # one at the beginning, one at the end
                message: dict[str, Any] = msgspec.json.decode(await socket.recv())
                fulls += message["is"] == "full"
                if message["is"] == "declined":
                    self._note(message["reason"]["key"])
                elif message["is"] in ("accepted", "unavailable", "taken-over"):
                    self._told[message["is"]] += 1
        if socket.close_code is not None:
            self._told[f"closed with {socket.close_code}"] += 1

    def _note(self, key: str) -> None:
        if key in FAILED:
            raise Harmed(f"the server says {key}")
        self._told[f"declined: {key}"] += 1
