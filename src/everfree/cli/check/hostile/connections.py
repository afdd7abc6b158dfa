"""Connections that are opened to be held, not used."""

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Final

from everfree.cli.check.hostile.arena import Arena, expect
from everfree.cli.check.hostile.raw import send
from everfree.server.gateway.listening import allow_many_files
from everfree.server.limits import Limits

HALF: Final = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-a: "
"""A request whose header does not end."""
MANY: Final = 1200


def half_sent_requests(arena: Arena) -> None:
    """1,200 requests whose headers do not end, from the address of a visitor."""
    allow_many_files()
    with held(arena.address, MANY, HALF) as connections:
        began = time.monotonic()
        expect("status for a visitor", send(arena.address, "GET", "/api/decks").status, 200)
        expect("the visitor is answered within 3 s", time.monotonic() - began < 3)
        closed = count_closed(connections)
        expect("the oldest ones are closed", closed >= MANY - Limits().incomplete_requests_per_address)
    expect("status afterwards", send(arena.address, "GET", "/api/decks").status, 200)


@contextmanager
def held(address: str, count: int, data: bytes, source: str = "127.0.0.1") -> Iterator[list[socket.socket]]:
    """Open so many connections to a server and send the same on each."""
    port = int(address.rpartition(":")[2])
    with ExitStack() as stack:
        opened = []
        for _ in range(count):
            one = stack.enter_context(socket.create_connection(("127.0.0.1", port), 5, (source, 0)))
            opened.append(one)
            try:
                one.sendall(data)
            except OSError:  # the server has closed it already
                continue
        yield opened


def is_closed(connection: socket.socket, seconds: float) -> bool:
    """Tell whether the server closes a connection within so many seconds."""
    connection.settimeout(seconds)
    try:
        while connection.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


def count_closed(connections: list[socket.socket]) -> int:
    """Count the connections that the server has closed."""
    return sum([is_closed(one, 0.001) for one in connections])
