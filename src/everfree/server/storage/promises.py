"""Promised shuffles as stored: secrets, nonces of players, and who agrees to publish a match."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, select, update

from everfree.server.storage import database
from everfree.server.storage.database import now
from everfree.server.storage.schema import PROMISED_NONCES, PROMISES, PUBLICATIONS
from everfree.table.shuffles import commitment_to

KEPT_MILLISECONDS: Final = 24 * 3600 * 1000
"""How long a promise is kept with which no table is opened."""


@dataclass(frozen=True)
class Promise:
    """A secret for the shuffle of a table with this id."""

    table: str
    secret: str
    """64 hexadecimal digits."""

    @property
    def commitment(self) -> str:
        return commitment_to(self.table, self.secret)


class NotPromised(Exception):
    """There is no such promise, or a table was opened with it already."""


def add(connection: Connection, promise: Promise, guest: str) -> None:
    """Store a promise to a guest; forget old ones with which no table was opened."""
    old = (PROMISES.c.at < now() - KEPT_MILLISECONDS) & PROMISES.c.rematch_of.is_(None)
    connection.execute(delete(PROMISES).where(old))
    database.add_new(connection, PROMISES, _row(promise, guest))


def _row(
    promise: Promise, guest: str, match: str | None = None, *, closed: bool = False
) -> dict[str, object]:
    row = {"table": promise.table, "secret": promise.secret, "guest": guest, "rematch_of": match}
    return {**row, "closed": closed, "at": now()}


def find(connection: Connection, table: str, guest: str) -> Promise | None:
    """Return the promise to a guest for a table."""
    mine = (PROMISES.c.table == table) & (PROMISES.c.guest == guest) & PROMISES.c.rematch_of.is_(None)
    row = connection.execute(select(PROMISES.c.secret).where(mine)).one_or_none()
    return None if row is None else Promise(table, row.secret)


def use(connection: Connection, promise: Promise) -> None:
    """Remove a promise because its table is opened; raise `NotPromised` if another one was opened before."""
    if not connection.execute(delete(PROMISES).where(PROMISES.c.table == promise.table)).rowcount:
        raise NotPromised


def for_rematch(connection: Connection, match: str, new: Promise) -> Promise:
    """Return the promise for the rematch of a match: the one that was stored first, or *new*.

    Raise `NotPromised` if it takes no nonces any more.
    """
    database.add_new(connection, PROMISES, _row(new, "", match))
    found = _open_for_rematch(connection, match)
    if found is None:
        raise NotPromised
    return found


def _open_for_rematch(connection: Connection, match: str) -> Promise | None:
    """Return the promise for a rematch if it takes nonces, and keep others from closing it meanwhile."""
    wanted = (PROMISES.c.rematch_of == match) & ~PROMISES.c.closed
    found = select(PROMISES.c.table, PROMISES.c.secret).where(wanted).with_for_update()
    row = connection.execute(found).one_or_none()
    return None if row is None else Promise(row.table, row.secret)


def add_nonce(connection: Connection, match: str, table: str, seat: int, nonce: str) -> str:
    """Store the nonce of a seat for the rematch of a match; return the one that counts, the first.

    Raise `NotPromised` unless *table* is the one that is promised and takes nonces, or has one of the seat.
    """
    promised = select(PROMISES.c.table).where(PROMISES.c.rematch_of == match, PROMISES.c.table == table)
    before = nonces_for(connection, table) if connection.execute(promised).scalar() is not None else {}
    if seat in before:
        return before[seat]
    found = _open_for_rematch(connection, match)
    if found is None or found.table != table:
        raise NotPromised
    database.add_new(connection, PROMISED_NONCES, {"table": table, "seat": seat, "nonce": nonce})
    return nonces_for(connection, table)[seat]


def close(connection: Connection, match: str, new: Promise) -> tuple[Promise, dict[int, str]]:
    """Return the promise for a rematch, or *new* if there is none, with its nonces; it takes no more.

    Closing it again returns the same.
    """
    database.add_new(connection, PROMISES, _row(new, "", match, closed=True))
    mine = PROMISES.c.rematch_of == match
    connection.execute(update(PROMISES).where(mine).values(closed=True))
    row = connection.execute(select(PROMISES.c.table, PROMISES.c.secret).where(mine)).one()
    return Promise(row.table, row.secret), nonces_for(connection, row.table)


def nonces_for(connection: Connection, table: str) -> dict[int, str]:
    """Return the nonces that were sent for the table of a rematch, by seat."""
    stored = PROMISED_NONCES.c
    found = select(stored.seat, stored.nonce).where(stored.table == table)
    return {row.seat: row.nonce for row in connection.execute(found)}


def agree(connection: Connection, match: str, seat: int) -> None:
    """Store that a seat agrees to publish its match."""
    database.add_new(connection, PUBLICATIONS, {"match": match, "seat": seat, "at": now()})


def agreed(connection: Connection, match: str) -> frozenset[int]:
    """Return the seats that agree to publish a match."""
    found = select(PUBLICATIONS.c.seat).where(PUBLICATIONS.c.match == match)
    return frozenset(connection.execute(found).scalars())
