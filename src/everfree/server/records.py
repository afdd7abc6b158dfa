"""Tables and seats as the database keeps them."""

from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from everfree.ccg.decks.deck import Deck
from everfree.server.database import now
from everfree.server.schema import ABSENCES, COMMANDS, REPORTS, SEATS, TABLES
from everfree.table.log import Header

MOST_LISTED = 12
"""How many of their open tables a guest is told."""


@dataclass(frozen=True)
class Chair:
    """Who sits in a seat, and with which deck."""

    seat: int
    guest: str
    """Empty for a computer."""
    name: str
    computer: str
    deck: Deck
    declined: int = 0
    """How many of their requests to take back were declined."""
    away_since: int = 0
    """Milliseconds since 1970; 0 for who is there, or was when the server last stopped."""


@dataclass(frozen=True)
class Record:
    """A table."""

    id: str
    game: str
    invite: str
    undo_policy: str
    edition: str
    seed: bytes
    opened: int
    header: Header | None
    ended: bool
    chairs: tuple[Chair, ...]


class SeatTaken(Exception):
    """Somebody else sat down first."""


def add(connection: Connection, record: Record) -> None:
    """Keep a new table with whoever sits there."""
    connection.execute(
        insert(TABLES).values(
            id=record.id,
            game=record.game,
            invite=record.invite,
            undo_policy=record.undo_policy,
            edition=record.edition,
            seed=record.seed,
            opened=record.opened,
            header=None if record.header is None else msgspec.json.encode(record.header),
        )
    )
    for chair in record.chairs:
        _add_chair(connection, record.id, chair)


def _add_chair(connection: Connection, table: str, chair: Chair) -> None:
    connection.execute(
        insert(SEATS).values(
            table=table,
            seat=chair.seat,
            guest=chair.guest,
            name=chair.name,
            computer=chair.computer,
            deck=msgspec.json.encode(chair.deck),
            declined=chair.declined,
        )
    )


def sit_down(connection: Connection, table: str, chair: Chair, header: Header) -> None:
    """Keep who takes the free seat, and with it how the match begins; or raise `SeatTaken`."""
    try:
        _add_chair(connection, table, chair)
    except IntegrityError as taken:
        raise SeatTaken from taken
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(header=msgspec.json.encode(header)))


def find(connection: Connection, table: str) -> Record | None:
    """Give a table, or None where there is none of this name."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == table)).one_or_none()
    if row is None:
        return None
    absent = (ABSENCES.c.table == SEATS.c.table) & (ABSENCES.c.seat == SEATS.c.seat)
    seats = (
        select(SEATS, ABSENCES.c.since)
        .join(ABSENCES, absent, isouter=True)
        .where(SEATS.c.table == table)
        .order_by(SEATS.c.seat)
    )
    return Record(
        row.id,
        row.game,
        row.invite,
        row.undo_policy,
        row.edition,
        row.seed,
        row.opened,
        None if row.header is None else msgspec.json.decode(row.header, type=Header),
        row.ended is not None,
        tuple(
            [
                Chair(
                    one.seat,
                    one.guest,
                    one.name,
                    one.computer,
                    msgspec.json.decode(one.deck, type=Deck),
                    one.declined,
                    one.since or 0,
                )
                for one in connection.execute(seats)
            ]
        ),
    )


def open_tables_of(connection: Connection, guest: str) -> list[str]:
    """List the tables at which a guest sits and nothing is over, the newest first."""
    mine = (
        select(TABLES.c.id)
        .join(SEATS, SEATS.c.table == TABLES.c.id)
        .where(SEATS.c.guest == guest, TABLES.c.ended.is_(None))
        .order_by(TABLES.c.opened.desc())
        .limit(MOST_LISTED)
    )
    return list(connection.execute(mine).scalars())


def open_tables_with_computers(connection: Connection, most: int) -> list[str]:
    """List tables at which a computer sits and nothing is over, those with the latest commands first."""
    latest = func.coalesce(func.max(COMMANDS.c.at), TABLES.c.opened)
    found = (
        select(TABLES.c.id)
        .join(SEATS, SEATS.c.table == TABLES.c.id)
        .join(COMMANDS, COMMANDS.c.match == TABLES.c.id, isouter=True)
        .where(SEATS.c.computer != "", TABLES.c.ended.is_(None))
        .group_by(TABLES.c.id)
        .order_by(latest.desc())
        .limit(most)
    )
    return list(connection.execute(found).scalars())


def away(connection: Connection, table: str, seat: int, since: int) -> None:
    """Note since when the person of a seat is away."""
    back(connection, table, seat)
    connection.execute(insert(ABSENCES).values(table=table, seat=seat, since=since))


def back(connection: Connection, table: str, seat: int) -> None:
    """Note that the person of a seat is there."""
    connection.execute(delete(ABSENCES).where(ABSENCES.c.table == table, ABSENCES.c.seat == seat))


def end(connection: Connection, table: str) -> None:
    """Note that a match is over."""
    connection.execute(
        update(TABLES).where(TABLES.c.id == table, TABLES.c.ended.is_(None)).values(ended=now())
    )


def decline(connection: Connection, table: str, seat: int) -> None:
    """Note that a request of *seat* to take back was declined."""
    mine = (SEATS.c.table == table) & (SEATS.c.seat == seat)
    connection.execute(update(SEATS).where(mine).values(declined=SEATS.c.declined + 1))


def report(connection: Connection, table: str, *, number: int, changes: bytes, log: bytes) -> None:
    """Keep a position the engine got wrong, with what the players made of it."""
    connection.execute(insert(REPORTS).values(match=table, number=number, changes=changes, log=log, at=now()))
