"""What a seat asks of the other players and has no answer to yet: to undo, or to correct the position."""

import secrets
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from sqlalchemy import Connection, delete, select

from everfree.server.storage import database
from everfree.server.storage.database import TimeOfDatabase
from everfree.server.storage.match_logs import ANY_TIME, OutsideWindow, Window
from everfree.server.storage.schema import ASKS, OPEN_REQUESTS

UNDO: Final = "undo"
CORRECTION: Final = "correction"


@dataclass(frozen=True)
class OpenRequest:
    """An open request."""

    kind: str
    """`UNDO` or `CORRECTION`."""
    id: str
    """What consent must name: a hash of everything else here, and of a random number."""
    seat: int
    """The seat that asks."""
    content: bytes
    at: int
    """How many commands the match had when it was made."""
    until: int
    """When it expires, in milliseconds since 1970."""


def new_request(kind: str, seat: int, content: bytes, *, at: int, until: int) -> OpenRequest:
    """Return a request with an id of its own."""
    told = f"{kind} {seat} {at} {until} ".encode() + secrets.token_bytes(8) + content
    return OpenRequest(kind, blake2b(told, digest_size=8).hexdigest(), seat, content, at, until)


def put(connection: Connection, match: str, request: OpenRequest, window: Window = ANY_TIME) -> None:
    """Store a request, in the place of an older one of its kind.

    Raise `OutsideWindow` if the clock of the database is outside the window.
    """
    if not window.first <= connection.execute(select(TimeOfDatabase())).scalar_one() <= window.last:
        raise OutsideWindow
    row = {"kind": request.kind, "id": request.id, "seat": request.seat, "content": request.content}
    database.put(connection, OPEN_REQUESTS, {**row, "match": match, "at": request.at, "until": request.until})


def settle(connection: Connection, match: str, request: str) -> None:
    """Remove the request with this id, if it is still open."""
    mine = (OPEN_REQUESTS.c.match == match) & (OPEN_REQUESTS.c.id == request)
    connection.execute(delete(OPEN_REQUESTS).where(mine))


def add_ask(connection: Connection, match: str, seat: int, nonce: str, request: str, number: int) -> None:
    """Store that a request was carried out which added no command, when the match had *number* of them."""
    row = {"match": match, "seat": seat, "nonce": nonce, "request": request, "number": number}
    database.add_new(connection, ASKS, row)


def asks_at(connection: Connection, match: str) -> list[tuple[int, str, str, int]]:
    """List those requests of a match: seat, nonce, hash of the request, and number of commands then."""
    found = select(ASKS.c.seat, ASKS.c.nonce, ASKS.c.request, ASKS.c.number).where(ASKS.c.match == match)
    return [(seat, nonce, request, number) for seat, nonce, request, number in connection.execute(found)]


def open_at(connection: Connection, match: str) -> list[OpenRequest]:
    """List the open requests of a match."""
    stored = OPEN_REQUESTS.c
    wanted = select(stored.kind, stored.id, stored.seat, stored.content, stored.at, stored.until)
    return [OpenRequest(*row) for row in connection.execute(wanted.where(stored.match == match))]


def at_table(connection: Connection, match: str) -> tuple[list[OpenRequest], list[tuple[int, str, str, int]]]:
    """Return the open requests of a match, and those that were carried out and added no command."""
    return open_at(connection, match), asks_at(connection, match)
