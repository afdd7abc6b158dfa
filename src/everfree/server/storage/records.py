"""Tables and seats as stored in the database."""

from collections.abc import Collection
from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from everfree import __version__
from everfree.server.storage.database import now
from everfree.server.storage.schema import ABSENCES, COMMANDS, DAMAGED, FAN_MADE, REPORTS, SEATS, TABLES
from everfree.table.log import Header
from everfree.table.versions import NeedsAnotherVersion, read_header

MOST_LISTED = 12
"""How many of their unfinished tables a guest is shown."""


@dataclass(frozen=True)
class Chair:
    """Who sits in a seat, and with which deck."""

    seat: int
    guest: str
    """Empty for a computer."""
    name: str
    computer: str
    deck: bytes
    """What the player plays with, as the host of the game wrote it."""
    declined: int = 0
    """How many of their requests to undo were declined."""
    away_since: int = 0
    """Milliseconds since 1970; 0 if the player is connected, or was when the server last stopped."""


@dataclass(frozen=True)
class Record:
    """A table with its seats; *header* is None until every seat is taken."""

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
    fan_made: tuple[str, ...] = ()
    """The fan-made cards of the table, each as JSON."""
    is_readable: bool = True
    """False if another version wrote the header; then *header* is None."""
    is_damaged: bool = False
    """Whether this version of the program has failed to replay the log before."""


class SeatTaken(Exception):
    """Another guest took the seat first."""


def add(connection: Connection, record: Record) -> None:
    """Store a new table with its seats."""
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
    if record.fan_made:
        cards = msgspec.json.encode(record.fan_made)
        connection.execute(insert(FAN_MADE).values(table=record.id, cards=cards))
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
            deck=chair.deck,
            declined=chair.declined,
        )
    )


def sit_down(connection: Connection, table: str, chair: Chair, header: Header | None) -> None:
    """Store who takes a free seat, and the header once all are taken; raise `SeatTaken` if it is not free."""
    try:
        _add_chair(connection, table, chair)
    except IntegrityError as taken:
        raise SeatTaken from taken
    if header is not None:
        data = msgspec.json.encode(header)
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(header=data))


def find(connection: Connection, table: str) -> Record | None:
    """Return the table with this id, or None."""
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
    chairs = [
        Chair(
            one.seat,
            one.guest,
            one.name,
            one.computer,
            one.deck,
            one.declined,
            one.since or 0,
        )
        for one in connection.execute(seats)
    ]
    fan_made = connection.execute(select(FAN_MADE.c.cards).where(FAN_MADE.c.table == table)).scalar()
    header = None if row.header is None else _header(row.header)
    has_header = (header is None) == (row.header is None)
    return Record(
        row.id,
        row.game,
        row.invite,
        row.undo_policy,
        row.edition,
        row.seed,
        row.opened,
        header,
        row.ended is not None,
        tuple(chairs),
        () if fan_made is None else msgspec.json.decode(fan_made, type=tuple[str, ...]),
        has_header,
        _is_damaged(connection, table),
    )


def _is_damaged(connection: Connection, table: str) -> bool:
    found = select(DAMAGED.c.match).where(DAMAGED.c.match == table, DAMAGED.c.program == __version__)
    return connection.execute(found).scalar() is not None


def damage(connection: Connection, table: str, reason: str) -> None:
    """Store that this version of the program can't replay the log of a match, and why."""
    connection.execute(delete(DAMAGED).where(DAMAGED.c.match == table))
    connection.execute(insert(DAMAGED).values(match=table, program=__version__, reason=reason, at=now()))


def _header(data: bytes) -> Header | None:
    """Read a stored header; None if this version can't."""
    try:
        return read_header(data)
    except (NeedsAnotherVersion, msgspec.MsgspecError):
        return None


def end_tables_against(connection: Connection, guest: str, game: str, computer: str) -> None:
    """Store that the matches of a guest against a level of computer are over."""
    mine = select(SEATS.c.table).where(SEATS.c.guest == guest)
    against = select(SEATS.c.table).where(SEATS.c.computer == computer, SEATS.c.table.in_(mine))
    connection.execute(
        update(TABLES)
        .where(TABLES.c.id.in_(against), TABLES.c.game == game, TABLES.c.ended.is_(None))
        .values(ended=now())
    )


def open_tables_of(
    connection: Connection, guest: str, games: Collection[str], *, but_against: Collection[str]
) -> list[str]:
    """List the unfinished tables of some games at which a guest sits, the newest first.

    Those against some levels of computers are left out.
    """
    left_out = select(SEATS.c.table).where(SEATS.c.computer.in_(but_against))
    mine = (
        select(TABLES.c.id)
        .join(SEATS, SEATS.c.table == TABLES.c.id)
        .where(SEATS.c.guest == guest, TABLES.c.ended.is_(None), TABLES.c.id.not_in(left_out))
        .where(TABLES.c.game.in_(games))
        .order_by(TABLES.c.opened.desc())
        .limit(MOST_LISTED)
    )
    return list(connection.execute(mine).scalars())


def count_open_tables_of(connection: Connection, guest: str) -> int:
    """Return at how many unfinished tables a guest sits."""
    mine = (
        select(func.count())
        .select_from(TABLES.join(SEATS, SEATS.c.table == TABLES.c.id))
        .where(SEATS.c.guest == guest, TABLES.c.ended.is_(None))
    )
    return int(connection.execute(mine).scalar_one())


def open_tables_with_computers(connection: Connection, games: Collection[str], most: int) -> list[str]:
    """List unfinished tables of some games at which a computer sits, those with the latest commands first."""
    latest = func.coalesce(func.max(COMMANDS.c.at), TABLES.c.opened)
    found = (
        select(TABLES.c.id)
        .join(SEATS, SEATS.c.table == TABLES.c.id)
        .join(COMMANDS, COMMANDS.c.match == TABLES.c.id, isouter=True)
        .where(SEATS.c.computer != "", TABLES.c.ended.is_(None), TABLES.c.game.in_(games))
        .group_by(TABLES.c.id)
        .order_by(latest.desc())
        .limit(most)
    )
    return list(connection.execute(found).scalars())


def away(connection: Connection, table: str, seat: int, since: int) -> None:
    """Store since when the player of a seat is away."""
    back(connection, table, seat)
    connection.execute(insert(ABSENCES).values(table=table, seat=seat, since=since))


def back(connection: Connection, table: str, seat: int) -> None:
    """Store that the player of a seat is connected."""
    connection.execute(delete(ABSENCES).where(ABSENCES.c.table == table, ABSENCES.c.seat == seat))


def end(connection: Connection, table: str) -> None:
    """Store that a match is over."""
    connection.execute(
        update(TABLES).where(TABLES.c.id == table, TABLES.c.ended.is_(None)).values(ended=now())
    )


def decline(connection: Connection, table: str, seat: int) -> None:
    """Count a declined undo request of *seat*."""
    mine = (SEATS.c.table == table) & (SEATS.c.seat == seat)
    connection.execute(update(SEATS).where(mine).values(declined=SEATS.c.declined + 1))


def report(connection: Connection, table: str, *, number: int, changes: bytes) -> None:
    """Store a position the engine got wrong, and how the players corrected it."""
    connection.execute(insert(REPORTS).values(match=table, number=number, changes=changes, at=now()))
