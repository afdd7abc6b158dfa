"""What an attack gets: a fresh server, people at its tables, and words for what must hold."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from everfree.cli.check.duels import Duel
from everfree.cli.check.served import Served
from everfree.server.client import Client, Guest, Message

SOON: Final = 10.0
"""Seconds in which the server must react; a healthy machine needs a fraction of one."""


class Breach(AssertionError):
    """An attack succeeded."""


class Arena:
    """A server, and the duels and clients that an attack has opened there."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self._opened: list[Duel | Client] = []

    @property
    def address(self) -> str:
        """The address of the server."""
        return self.served.address

    def guest(self) -> Guest:
        """Return a new guest."""
        return self.served.guest()

    def duel(self, **wish: Any) -> Duel:
        """Seat two guests at a new table; they leave when the attack ends."""
        duel = Duel(self.address, **wish)
        self._opened.append(duel)
        return duel

    def join(self, guest: Guest, table: str, *, watch: bool = False) -> Client:
        """Open the socket of a table; it is closed when the attack ends."""
        client = guest.join(table, watch=watch)
        self._opened.append(client)
        return client

    def socket_refusal(self, guest: Guest, table: str) -> tuple[str, int]:
        """Return the key with which the socket of a table is refused, and its close code; 0 if it is not."""
        address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        with connect(address, additional_headers={"Cookie": guest.cookie}) as socket:
            message = msgspec.json.decode(socket.recv(SOON))
            is_refused = message["is"] == "unavailable"
            return key_of(message), close_code(lambda: socket.recv(SOON)) if is_refused else 0

    def faults(self) -> dict[str, int]:
        """Return how many faults the server has counted, by kind."""
        counted: dict[str, int] = self.guest().ask("/api/health")["faults"]
        return counted

    def close(self) -> None:
        """Make everybody leave."""
        for one in self._opened:
            one.close()


@contextmanager
def arena(data: Path, **settings: Any) -> Iterator[Arena]:
    """Start a server in an empty folder, and stop it at the end."""
    served = Served(data, **settings)
    opened = Arena(served)
    try:
        yield opened
    finally:
        opened.close()
        served.stop()


def expect(what: str, found: object, wanted: object = True) -> None:
    """Raise `Breach` unless *found* equals *wanted*."""
    if found != wanted:
        raise Breach(f"{what}: {found!r} instead of {wanted!r}")


def expect_soon(what: str, client: Client, wanted: Callable[[Client], object], seconds: float = SOON) -> None:
    """Wait until *wanted* is true of a client; raise `Breach` after silent *seconds* or at its close."""
    try:
        client.until(wanted, seconds)
    except (TimeoutError, ConnectionClosed) as missing:
        raise Breach(f"{what}: {missing!r}") from missing


def key_of(said: Message) -> str:
    """Return the key of a refusal; of any other message what it is."""
    reason = said.get("reason")
    return str(said["is"] if reason is None else reason["key"])


def close_code(receive: Callable[[], object]) -> int:
    """Receive until the server closes the socket, and return the code; 0 if it stays open."""
    try:
        while True:
            receive()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 1006
    except TimeoutError:
        return 0


def to_main(duel: Duel) -> None:
    """Play until a Main Phase, where the position can be corrected."""
    while (duel.asked.question or {})["kind"] != "main":
        duel.move()


def score(number: int) -> list[Message]:
    """Return the changes that set the score of the first seat."""
    return [{"what": "score", "seat": 0, "number": number}]
