"""Clients that play random matches over sockets, with as little work of their own as possible."""

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from everfree.server.client import Guest


@dataclass
class Pace:
    """What all matches of a run share: how fast to play, and what was measured."""

    per_match: float = 0.0
    """Commands a match makes per second; 0 for as many as it can."""
    most_commands: int = 0
    """How many commands each match makes before it rests; 0 for any number."""
    go: asyncio.Event = field(default_factory=asyncio.Event)
    """Set while the matches are played; cleared for a rest."""
    acknowledged: list[float] = field(default_factory=list)
    """Seconds from sending each command to its acknowledgement."""
    seen: list[float] = field(default_factory=list)
    """Seconds from sending a command to the socket of the other player, if that player is asked next."""
    stored: list[tuple[str, int, str]] = field(default_factory=list)
    """Table, seat and nonce of every acknowledged command."""
    declined: int = 0


class Seat:
    """The socket of one player: follows whose turn it is and how many options there are."""

    def __init__(self, socket: ClientConnection, seat: int) -> None:
        self.socket = socket
        self.seat = seat
        self.number = 0
        self.asked = -1
        self.options = 0
        self.is_over = False

    def read(self, message: dict[str, Any]) -> None:
        """Read from a `Full` or `Delta` the few members a random player needs."""
        if message["is"] == "full":
            game = message["view"].get("game")
            if game is not None:
                self.asked, self.options = game["asked"], _count(game["question"])
        else:
            patch = message.get("patch") or {}
            self.is_over = self.is_over or "winners" in patch
            game = patch.get("game") or {}
            if isinstance(game, list):
                self.asked, self.options = game[0]["asked"], _count(game[0]["question"])
            else:
                self.asked = game["asked"][0] if "asked" in game else self.asked
                self.options = _patched(self.options, game.get("question") or {})
        self.number = message["number"]


def _count(question: dict[str, Any] | None) -> int:
    return 0 if question is None else len(question["options"])


def _patched(options: int, patch: Any) -> int:
    """Return the number of options after a patch of the question."""
    if isinstance(patch, list):
        return _count(patch[0])
    change = patch.get("options")
    return len(change[0]) if isinstance(change, list) else options


class LoadMatch:
    """Two players at a table, who answer at random; a finished match is followed by another one."""

    def __init__(
        self, addresses: Sequence[str], number: int, pace: Pace, *, alone: bool = False, name: str = "load"
    ) -> None:
        """Connect the players to different servers of *addresses*; a player who is *alone* has a computer."""
        first = number % len(addresses)
        self._addresses = [*addresses[first:], *addresses[:first]] * 2
        self._number, self._alone, self._name = number, alone, name
        self._pace = pace
        self._chance = random.Random(number)
        self._due = 0.0
        self.table = ""
        self._sent = 0.0
        """When the last command was sent."""
        self.commands = 0
        self.tables = 0

    async def seat(self) -> list[Seat]:
        """Open a table, seat both players and connect their sockets."""
        self.tables += 1
        seed = f"{self._name}-{self._number}-{self.tables}"
        opening = seated_alone if self._alone else seated
        self.table, cookies = await asyncio.to_thread(opening, self._addresses[0], seed)
        return [
            Seat(await live_socket(address, self.table, cookie), seat)
            for seat, (address, cookie) in enumerate(zip(self._addresses, cookies, strict=False))
        ]

    async def play(self, seats: list[Seat]) -> None:
        """Play until cancelled."""
        while True:
            playing = [asyncio.create_task(self._play(seat)) for seat in seats]
            try:
                await asyncio.gather(*playing)
            finally:
                for one in playing:
                    one.cancel()
                for seat in seats:
                    await seat.socket.close()
            seats = await self.seat()

    async def _play(self, seat: Seat) -> None:
        """Answer whenever this seat is asked, until the match is over."""
        nonce, answered = "", -1
        while not seat.is_over:
            try:
                message = msgspec.json.decode(await seat.socket.recv())
            except ConnectionClosed:
                return
            if message["is"] in ("full", "delta"):
                self._read(seat, message)
            elif message.get("nonce") == nonce:
                self._told(seat, nonce, is_stored=message["is"] != "declined")
                nonce = ""
            if seat.asked == seat.seat and not nonce and answered < seat.number and seat.options:
                await self._wait()
                answered, nonce = seat.number, f"{seat.seat}-{seat.number}"
                choice = self._chance.randrange(seat.options)
                request = {"do": "answer", "nonce": nonce, "seen": seat.number, "answers": [choice]}
                self._sent = time.perf_counter()
                self.commands += 1
                await seat.socket.send(msgspec.json.encode(request), text=True)

    def _read(self, seat: Seat, message: dict[str, Any]) -> None:
        """Read a message; note how long after the other player's command this one is asked."""
        was_asked = seat.asked == seat.seat
        seat.read(message)
        if message["is"] == "delta" and not was_asked and seat.asked == seat.seat and not self._alone:
            self._pace.seen.append(time.perf_counter() - self._sent)

    def _told(self, seat: Seat, nonce: str, *, is_stored: bool) -> None:
        self._pace.acknowledged.append(time.perf_counter() - self._sent)
        if is_stored:
            self._pace.stored.append((self.table, seat.seat, nonce))
        else:
            self._pace.declined += 1

    async def _wait(self) -> None:
        """Wait for the moment of this match's next command."""
        pace = self._pace
        if pace.most_commands and self.commands >= pace.most_commands:
            await asyncio.Event().wait()
        await pace.go.wait()
        if pace.per_match:
            now = time.perf_counter()
            self._due = max(self._due, now - 1) if self._due else now + self._chance.random() / pace.per_match
            await asyncio.sleep(self._due - now)
            self._due += 1 / pace.per_match


async def live_socket(address: str, table: str, cookie: str) -> ClientConnection:
    """Connect to a table."""
    return await connect(
        f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live",
        additional_headers={"Cookie": cookie},
        max_size=None,
        compression=None,
        ping_interval=None,
    )


def seated_alone(address: str, seed: str) -> tuple[str, list[str]]:
    """Open a table against a computer; return its id and the cookie of the player."""
    guest = Guest(address)
    opened = guest.ask("/api/tables", {"level": "gentle", "seed": seed, "deck": "rainbow-dash"})
    return opened["table"], [guest.cookie]


def seated(address: str, seed: str) -> tuple[str, list[str]]:
    """Open a table for two guests; return its id and their cookies."""
    host, friend = Guest(address), Guest(address)
    opened = host.ask("/api/tables", {"against": "friend", "seed": seed, "deck": "rainbow-dash"})
    invite = opened["invite"].split("invite=")[1]
    friend.ask(f"/api/tables/{opened['table']}/seats", {"invite": invite, "deck": "applejack"})
    return opened["table"], [host.cookie, friend.cookie]
