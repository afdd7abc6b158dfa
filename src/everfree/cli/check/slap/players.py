"""Scripted players of the slap game, who see a card, react after a random time, and say how long it took."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State

from everfree.server.client import Guest
from everfree.server.deltas import apply
from everfree.testing.slap.fairness import HONEST, Chance, Cheat

JOKER: Final = "joker"
NEVER_SHOWN: Final = 10**9
"""A version that no pile has."""
LONGEST_WAIT_SECONDS: Final = 3.0
"""After this time a match that nobody has slapped is covered."""


@dataclass
class Judged:
    """A verdict, as a player saw it."""

    at: int
    """The end of the gathering time, in milliseconds since the match began."""
    verdict: dict[str, Any]
    received: float
    """When it reached the player, by the monotonic clock."""


@dataclass
class Player:
    """One client at a table."""

    address: str
    table: str
    guest: Guest
    chance: Chance
    cheat: Cheat = HONEST
    pause: float = 0.05
    """Seconds for which it lets a card lie that nobody slaps."""
    is_done: Callable[[], bool] = lambda: False
    on_verdict: Callable[[Judged], None] = lambda judged: None
    on_view: Callable[[dict[str, Any]], None] = lambda game: None
    on_reply: Callable[[dict[str, Any]], None] = lambda reply: None
    view: dict[str, Any] = field(default_factory=dict)
    reactions: dict[int, int] = field(default_factory=dict)
    """By version of the pile: its true reactions in milliseconds."""
    sent: dict[int, float] = field(default_factory=dict)
    """By version: when it sent its slap, by the monotonic clock."""
    _socket: ClientConnection | None = None
    _nonces: int = 0
    _seen: int = -1
    _pings: int = 0
    _last_verdict: Any = None

    @property
    def is_connected(self) -> bool:
        """Whether its socket is open, and has shown the table."""
        return self._socket is not None and self._socket.state is State.OPEN and bool(self.view)

    async def play(self) -> None:
        """Play until the match is over, or `is_done` says so."""
        address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{self.table}/live"
        headers = {"Cookie": self.guest.cookie}
        async with connect(address, additional_headers=headers, max_size=None, compression=None) as socket:
            self._socket = socket
            try:
                while self.view.get("winners") is None and not self.is_done():
                    self._receive(await socket.recv())
            except ConnectionClosed:
                return

    async def leave(self) -> None:
        """Close the socket."""
        if self._socket is not None:
            await self._socket.close()

    def _receive(self, data: str | bytes) -> None:
        now = time.monotonic()
        message = msgspec.json.decode(data)
        kind = message["is"]
        if kind == "ping":
            self._pong(message["nonce"])
        elif kind in ("full", "delta"):
            self.view = message["view"] if kind == "full" else apply(self.view, message.get("patch") or {})
            game = self.view.get("game")
            if game is not None:
                if kind == "full":  # its verdict may be an old one
                    self._last_verdict = game.get("verdict")
                self.on_view(game)
                self._look(game, now)
        elif "nonce" in message:
            self.on_reply(message)

    def _pong(self, nonce: str) -> None:
        self._pings += 1
        late = self.cheat.pongs_late + self.cheat.pongs_vary * (self._pings % 2)
        asyncio.get_running_loop().call_later(late / 1000, self._send, {"do": "pong", "nonce": nonce})

    def _look(self, game: dict[str, Any], now: float) -> None:
        """React to a new card, and tell of a new verdict."""
        verdict = game.get("verdict")
        if verdict is not None and verdict != self._last_verdict:
            self._last_verdict = verdict
            self.on_verdict(Judged(game["now"], verdict, now))
        if game["shown"] == self._seen or game["winners"] is not None:
            return
        self._seen = game["shown"]
        loop = asyncio.get_running_loop()
        if is_match(game["top"]) and game["may_slap"]:
            reaction = self.chance.reaction()
            loop.call_later(reaction / 1000, self._slap, game["version"], game["shown"], now)
            loop.call_later(LONGEST_WAIT_SECONDS, self._turn_over, game["shown"])
        else:
            wait = max(self.pause, (game["play_from"] - game["now"]) / 1000)
            loop.call_later(wait, self._turn_over, game["shown"])

    def _slap(self, version: int, shown: int, seen: float) -> None:
        """Slap, unless the pile was taken meanwhile."""
        if self._seen != shown:
            return
        now = time.monotonic()
        took = round((now - seen) * 1000)
        self.reactions[version], self.sent[version] = took, now
        claim = max(0, self.cheat.claim(took))
        self._request("command", command={"do": "slap", "version": version, "reaction": claim})

    def ask_for_ruling(self) -> str:
        """Slap at a card that was never shown, which the judge refuses and nothing else changes.

        Return the nonce of the request.
        """
        self._request("command", command={"do": "slap", "version": NEVER_SHOWN, "reaction": 0})
        return f"n-{self._nonces}"

    def _turn_over(self, shown: int) -> None:
        if self._seen == shown and self.view["game"]["may_play"]:
            self._request("answer", answers=[0])

    def _request(self, do: str, **members: Any) -> None:
        self._nonces += 1
        self._send({"do": do, "nonce": f"n-{self._nonces}", **members})

    def _send(self, message: dict[str, Any]) -> None:
        """Send a message without waiting for the socket, which takes far more than is ever sent at once."""
        socket = self._socket
        if socket is not None:
            asyncio.get_running_loop().create_task(_sent(socket, msgspec.json.encode(message).decode()))


async def _sent(socket: ClientConnection, message: str) -> None:
    with suppress(ConnectionClosed):
        await socket.send(message)


def is_match(top: list[dict[str, Any]]) -> bool:
    """Tell whether the last cards can be slapped, where the Joker has every symbol."""
    if not top:
        return False
    last = set(top[-1]["symbols"])
    return any(last & set(card["symbols"]) or JOKER in last | set(card["symbols"]) for card in top[-3:-1])
