"""Players who come back after every loss, at any server, and send again what was not acknowledged."""

import asyncio
import random
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from everfree.cli.load.players import Seat
from everfree.server.client import Guest

SILENT_SECONDS: Final = 5.0
"""After so long without a message a player connects again."""
PAUSE: Final = 0.2
AGAIN: Final = ("table-not-stored", "server-failed", "table-engine-failed")
"""Refusals after which the same request is sent again: nobody knows whether it was stored."""


@dataclass
class Acknowledged:
    """A command that a server said it had stored."""

    seat: int
    nonce: str
    answer: int | None
    """The option; None for giving up."""
    after: float
    """Seconds from the first sending to the acknowledgement."""
    at: float
    """When it was acknowledged, by this machine's clock."""


@dataclass
class Request:
    """A command that has not been acknowledged."""

    nonce: str
    answer: int | None
    seen: int
    sent: float = field(default_factory=time.monotonic)


class Persistent:
    """One player of a match."""

    def __init__(self, match: "ChaosMatch", seat: int, cookie: str) -> None:
        self._match, self._seat, self._cookie = match, seat, cookie
        self._chance = random.Random(f"{match.table} {seat}")
        self._pending: Request | None = None
        self._count = 0
        self._answered = -1

    async def play(self) -> None:
        """Play until the match is over."""
        while not self._match.is_over:
            with suppress(OSError, WebSocketException, TimeoutError):
                await self._visit()
            await asyncio.sleep(PAUSE)

    async def _visit(self) -> None:
        """Connect to a server and play there as long as it answers."""
        address = self._chance.choice(self._match.addresses).replace("http", "ws", 1)
        async with asyncio.timeout(SILENT_SECONDS):
            socket = await connect(
                f"{address}/api/tables/{self._match.table}/live",
                additional_headers={"Cookie": self._cookie},
                max_size=None,
                compression=None,
                ping_interval=None,
            )
        try:
            await self._converse(socket, Seat(socket, self._seat))
        finally:
            socket.transport.abort()

    async def _converse(self, socket: ClientConnection, seat: Seat) -> None:
        is_new = True
        while not self._match.is_over:
            async with asyncio.timeout(SILENT_SECONDS):
                message = msgspec.json.decode(await socket.recv())
            if message["is"] in ("full", "delta"):
                seat.read(message)
                self._match.is_over = seat.is_over or (message.get("view") or {}).get("winners") is not None
                if is_new and self._pending is not None:
                    await self._send(socket)
                is_new = False
            elif self._pending is not None and message.get("nonce") == self._pending.nonce:
                await self._told(socket, message)
            elif message["is"] == "unavailable":
                return
            await self._answer(socket, seat)

    async def _told(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        """Note that the request was stored; send it again, or ask for the view, if it was declined."""
        request = self._pending
        assert request is not None
        if message["is"] == "accepted":
            now = time.monotonic()
            self._match.acknowledged.append(
                Acknowledged(self._seat, request.nonce, request.answer, now - request.sent, now)
            )
            self._pending = None
        elif message["reason"]["key"] in AGAIN:
            await asyncio.sleep(PAUSE)
            await self._send(socket)
        else:
            self._pending, self._answered = None, -1
            self._match.declined += 1
            await socket.send('{"do":"full"}')

    async def _answer(self, socket: ClientConnection, seat: Seat) -> None:
        if self._pending is not None:
            return
        if self._match.is_ending and self._seat == 0:
            await self._ask(socket, seat, None)
        elif seat.asked == self._seat and self._answered < seat.number and seat.options:
            await asyncio.sleep(self._match.pause * self._chance.random() * 2)
            self._answered = seat.number
            await self._ask(socket, seat, self._chance.randrange(seat.options))

    async def _ask(self, socket: ClientConnection, seat: Seat, answer: int | None) -> None:
        self._count += 1
        self._pending = Request(f"{self._seat}-{self._count}", answer, seat.number)
        await self._send(socket)

    async def _send(self, socket: ClientConnection) -> None:
        request = self._pending
        assert request is not None
        wish = {"do": "concede"} if request.answer is None else {"do": "answer", "answers": [request.answer]}
        said = {**wish, "nonce": request.nonce, "seen": request.seen}
        await socket.send(msgspec.json.encode(said), text=True)


class ChaosMatch:
    """A table whose players come back after every loss."""

    def __init__(self, addresses: Sequence[str], number: int, pause: float, *, alone: bool) -> None:
        """Open a table, against a computer if the player is *alone*; players think *pause* seconds."""
        self.addresses, self.pause = addresses, pause
        self.is_over, self.is_ending, self.declined = False, False, 0
        self.acknowledged: list[Acknowledged] = []
        self.host, self._friend = Guest(addresses[0]), Guest(addresses[0])
        wish = {"level": "gentle"} if alone else {"against": "friend"}
        opened = self.host.ask("/api/tables", {**wish, "seed": f"chaos-{number}", "deck": "rainbow-dash"})
        self.table: str = opened["table"]
        self._players = [Persistent(self, 0, self.host.cookie)]
        if not alone:
            invite = opened["invite"].split("invite=")[1]
            path = f"/api/tables/{self.table}/seats"
            self._friend.ask(path, {"invite": invite, "deck": "applejack"})
            self._players.append(Persistent(self, 1, self._friend.cookie))

    @property
    def last_acknowledged(self) -> float:
        """When the last command was acknowledged."""
        return self.acknowledged[-1].at if self.acknowledged else 0.0

    async def play(self) -> None:
        """Play to the end."""
        await asyncio.gather(*[player.play() for player in self._players])
