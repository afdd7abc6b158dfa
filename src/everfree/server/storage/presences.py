"""Who is at a table: the connection of each seat, believed as long as the lease of its process lasts.

A process that holds connections extends its lease in `gateways` again and again. When it dies, its lease
lapses, and any other process stores that its players are away.
"""

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, literal, select, update

from everfree.server.storage import database
from everfree.server.storage.database import TimeOfDatabase
from everfree.server.storage.schema import GATEWAYS, PRESENCES


@dataclass(frozen=True)
class Presence:
    """Whether the player of a seat is connected."""

    connection: str = ""
    """Id of the connection; empty while the player is away."""
    away_since: int = 0
    """Milliseconds since 1970; 0 if the player is connected, or has not agreed to play yet."""
    opened: int = 0
    """When the connection that came or went was opened, in nanoseconds since 1970."""


@dataclass(frozen=True)
class Gateway:
    """A process that holds connections, as its lease describes it to the others."""

    id: str
    build: str = ""
    """The rules and cards it has."""
    address: str = ""
    """How other processes reach it, such as http://10.0.0.5:8000; empty if they can't."""
    outgoing: bool = False
    """Whether it opens no tables any more."""


def at_table(connection: Connection, table: str) -> dict[int, Presence]:
    """Return who is at a table, by seat."""
    found = select(
        PRESENCES.c.seat, PRESENCES.c.connection, PRESENCES.c.away_since, PRESENCES.c.opened
    ).where(PRESENCES.c.table == table)
    return {seat: Presence(*rest) for seat, *rest in connection.execute(found)}


def come(connection: Connection, table: str, seat: int, gateway: str, presence: Presence) -> None:
    """Store that a connection takes a seat, unless one that was opened later has it."""
    row = {"table": table, "seat": seat, "connection": presence.connection, "gateway": gateway}
    statement = database.insert_or(connection, PRESENCES, {**row, "opened": presence.opened, "away_since": 0})
    new = statement.excluded
    connection.execute(
        statement.on_conflict_do_update(
            index_elements=["table", "seat"],
            set_={name: new[name] for name in ("connection", "gateway", "opened", "away_since")},
            where=PRESENCES.c.opened <= new["opened"],
        )
    )


def invite(connection: Connection, table: str, seats: Collection[int]) -> None:
    """Store that the players of some seats have not agreed to play at a table: they are not away yet."""
    for seat in seats:
        row = {"table": table, "seat": seat, "connection": "", "gateway": "", "opened": 0, "away_since": 0}
        connection.execute(insert(PRESENCES).values(row))


def agree(connection: Connection, table: str, seat: int) -> int:
    """Store that an invited player agrees to play, and return since when they are away; 0 if they are not."""
    mine = (PRESENCES.c.table == table) & (PRESENCES.c.seat == seat)
    is_invited = (PRESENCES.c.connection == "") & (PRESENCES.c.away_since == 0)
    agreed = update(PRESENCES).where(mine, is_invited).values(away_since=TimeOfDatabase())
    return connection.execute(agreed.returning(PRESENCES.c.away_since)).scalar() or 0


def go(connection: Connection, table: str, seat: int, left: str) -> int:
    """Store that the connection *left* is closed; return since when its player is away.

    Return 0 if another connection has the seat.
    """
    mine = (PRESENCES.c.table == table) & (PRESENCES.c.seat == seat) & (PRESENCES.c.connection == left)
    gone = update(PRESENCES).where(mine).values(connection="", gateway="", away_since=TimeOfDatabase())
    return connection.execute(gone.returning(PRESENCES.c.away_since)).scalar() or 0


def extend_lease(connection: Connection, gateway: Gateway, milliseconds: int) -> bool:
    """Extend the lease of a process; return False if it had lapsed, and its players were said to be away."""
    told = {"build": gateway.build, "address": gateway.address, "outgoing": gateway.outgoing}
    until = TimeOfDatabase() + literal(milliseconds)
    extended = update(GATEWAYS).where(GATEWAYS.c.id == gateway.id).values(until=until, **told)
    if connection.execute(extended).rowcount:
        return True
    connection.execute(insert(GATEWAYS).values(id=gateway.id, until=until, **told))
    return False


def living(connection: Connection) -> list[Gateway]:
    """Return the processes whose leases have not lapsed and whom others can reach."""
    columns = (GATEWAYS.c.id, GATEWAYS.c.build, GATEWAYS.c.address, GATEWAYS.c.outgoing)
    is_reached = (GATEWAYS.c.build != "") & (GATEWAYS.c.address != "")  # not null either
    found = select(*columns).where(GATEWAYS.c.until > TimeOfDatabase(), is_reached)
    return [Gateway(*row) for row in connection.execute(found)]


def end_lease(connection: Connection, gateway: str) -> None:
    """Store that a process stops; its players are away from now on."""
    connection.execute(update(GATEWAYS).where(GATEWAYS.c.id == gateway).values(until=TimeOfDatabase()))


def end_all_leases(connection: Connection) -> None:
    """Store that no process holds connections any more."""
    connection.execute(update(GATEWAYS).values(until=TimeOfDatabase()))
    end_lapsed(connection)


def end_lapsed(connection: Connection) -> list[tuple[str, int, Presence]]:
    """Store that the players of processes whose lease has lapsed are away; return them by table and seat."""
    lapsed = (
        delete(GATEWAYS)
        .where(GATEWAYS.c.until <= TimeOfDatabase())
        .returning(GATEWAYS.c.id, GATEWAYS.c.until)
    )
    gone: list[tuple[str, int, Presence]] = []
    for gateway, until in connection.execute(lapsed).all():
        left = (
            update(PRESENCES)
            .where(PRESENCES.c.gateway == gateway)
            .values(connection="", gateway="", away_since=until)
        )
        found = connection.execute(
            left.returning(PRESENCES.c.table, PRESENCES.c.seat, PRESENCES.c.opened)
        ).all()
        gone += [(table, seat, Presence("", until, opened)) for table, seat, opened in found]
    return gone
