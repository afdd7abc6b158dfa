"""Tables and seats as stored in the database."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, func, insert, literal, or_, select, update
from sqlalchemy.exc import IntegrityError

from everfree import __version__
from everfree.server.storage import database, presences
from everfree.server.storage.database import TimeOfDatabase, now
from everfree.server.storage.match_logs import After, NewSeat, Row, Standing
from everfree.server.storage.schema import (
    CODES,
    COMMANDS,
    DAMAGED,
    FAN_MADE,
    GATEWAYS,
    REMATCHES,
    REPORTS,
    SEATS,
    TABLES,
)
from everfree.table.clocks import TimeControl
from everfree.table.log import Header
from everfree.table.versions import NeedsAnotherVersion, read_header

AFTER_THE_END: Final = -1
"""The delay of a table whose match spectators see only after its end."""
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
    shuffle_nonce: str = ""
    """The player's part of the seed; empty if they sent none."""


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
    head: int = 0
    """How many commands the match has."""
    standing: Standing | None = None
    """What lists tell of it; None while a seat is free, and for matches from before it was stored."""
    rematch: str = ""
    """Id of the table at which the same players play again."""
    clock: TimeControl | None = None
    """How much time the players have; None without a clock."""
    began: int = 0
    """When the last seat was taken; 0 before, and for matches without a clock from earlier versions."""
    build: str = ""
    """The rules and cards of the process that began the match (`builds.py`); empty before that."""
    commitment: str = ""
    """The hash of *seed*, which is only the server's part of the seed then; empty if it is the whole."""
    seats: int = 0
    """How many seats there are; 0 for as many as the game always has."""
    spectator_delay: int = 0
    """How many seconds behind spectators watch; `AFTER_THE_END` shows them nothing before the end."""
    code: str = ""
    """What guests type to find the table; empty if every seat was taken when it was opened."""

    def seat_of(self, guest: str) -> int | None:
        """Return the seat of a guest; None if they have none."""
        return next((chair.seat for chair in self.chairs if guest and chair.guest == guest), None)


class SeatTaken(Exception):
    """Another guest took the seat first."""


def add(connection: Connection, record: Record, begun: After | None = None) -> None:
    """Store a new table with its seats; *begun* is what is true at the start if every seat is taken."""
    connection.execute(
        insert(TABLES).values(
            id=record.id,
            game=record.game,
            invite=record.invite,
            undo_policy=record.undo_policy,
            edition=record.edition,
            seed=record.seed,
            opened=record.opened,
            clock=None if record.clock is None else msgspec.json.encode(record.clock),
            commitment=record.commitment or None,
            seats=record.seats or None,
            spectator_delay=record.spectator_delay or None,
            **_beginning(record.header, begun, record.build),
        )
    )
    if record.fan_made:
        cards = msgspec.json.encode(record.fan_made)
        connection.execute(insert(FAN_MADE).values(table=record.id, cards=cards))
    for chair in record.chairs:
        _add_chair(connection, record.id, chair)


def add_first_rows(connection: Connection, table: str, rows: Sequence[tuple[Row, After]]) -> None:
    """Store the commands with which the match of a new table begins."""
    for row, after in rows:
        connection.execute(
            insert(COMMANDS).values(
                match=table,
                number=row.number,
                seat=row.seat,
                nonce=row.nonce,
                at=TimeOfDatabase(),
                command=row.command,
                request=row.request,
                digest=row.digest,
                previous=row.number - 1 if row.number else None,
            )
        )
        due = None if after.due_in is None else TimeOfDatabase() + literal(after.due_in)
        standing = msgspec.json.encode(after.standing)
        connection.execute(
            update(TABLES)
            .where(TABLES.c.id == table)
            .values(head=row.number + 1, standing=standing, next_deadline=due)
        )


def _beginning(header: Header | None, begun: After | None, build: str) -> dict[str, Any]:
    """Return the columns of a match that has just begun; none while a seat is free."""
    if header is None:
        return {}
    columns = {"header": msgspec.json.encode(header), "began": TimeOfDatabase(), "build": build}
    if begun is None:
        return columns
    due = None if begun.due_in is None else TimeOfDatabase() + literal(begun.due_in)
    return {**columns, "standing": msgspec.json.encode(begun.standing), "next_deadline": due}


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
            shuffle_nonce=chair.shuffle_nonce or None,
        )
    )


def seat_guest(connection: Connection, table: str, given: NewSeat) -> None:
    """Store the seat that a command gives to a spectator."""
    _add_chair(connection, table, Chair(given.seat, given.guest, given.name, "", given.deck))


def sit_down(
    connection: Connection,
    table: str,
    chair: Chair,
    header: Header | None,
    begun: After | None,
    build: str,
) -> None:
    """Store who takes a free seat, and how the match begins if it was the last one.

    Raise `SeatTaken` if the seat is not free, or the match has begun without it.
    """
    waits = (TABLES.c.id == table) & TABLES.c.header.is_(None)
    # Locks the row, so that `begin_early` comes before or after.
    if not connection.execute(update(TABLES).where(waits).values(head=TABLES.c.head)).rowcount:
        raise SeatTaken
    try:
        _add_chair(connection, table, chair)
    except IntegrityError as taken:
        raise SeatTaken from taken
    if header is not None:
        connection.execute(
            update(TABLES).where(TABLES.c.id == table).values(_beginning(header, begun, build))
        )


def begin_early(
    connection: Connection, *, record: Record, before: int, begun: After | None, build: str
) -> None:
    """Store how a match begins with the chairs of *record*, where *before* was the number of seats.

    Raise `SeatTaken` if the match has begun, or another guest sat down meanwhile.
    """
    mine = TABLES.c.id == record.id
    waits = mine & TABLES.c.header.is_(None) & (func.coalesce(TABLES.c.seats, 0) == before)
    begins = {"seats": record.seats, **_beginning(record.header, begun, build)}
    if not connection.execute(update(TABLES).where(waits).values(begins)).rowcount:
        raise SeatTaken
    taken = select(func.count()).select_from(SEATS).where(SEATS.c.table == record.id)
    if connection.execute(taken).scalar_one() != record.seats:  # read after the row was locked
        raise SeatTaken


def find(connection: Connection, table: str) -> Record | None:
    """Return the table with this id, or None."""
    if "\0" in table:  # PostgreSQL has no such text
        return None
    code = select(CODES.c.code).where(CODES.c.table == table).limit(1).scalar_subquery().label("code")
    row = connection.execute(select(TABLES, code).where(TABLES.c.id == table)).one_or_none()
    if row is None:
        return None
    seats = select(SEATS).where(SEATS.c.table == table).order_by(SEATS.c.seat)
    chairs = [
        Chair(one.seat, one.guest, one.name, one.computer, one.deck, one.declined, one.shuffle_nonce or "")
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
        row.head,
        None if row.standing is None else msgspec.json.decode(row.standing, type=Standing),
        rematch_of(connection, table),
        None if row.clock is None else msgspec.json.decode(row.clock, type=TimeControl),
        row.began or 0,
        row.build or "",
        row.commitment or "",
        row.seats or 0,
        row.spectator_delay or 0,
        row.code or "",
    )


def _is_damaged(connection: Connection, table: str) -> bool:
    found = select(DAMAGED.c.match).where(DAMAGED.c.match == table, DAMAGED.c.program == __version__)
    return connection.execute(found).scalar() is not None


def damage(connection: Connection, table: str, reason: str) -> None:
    """Store that this version of the program can't replay the log of a match, and why."""
    row = {"match": table, "program": __version__, "reason": reason.replace("\0", ""), "at": now()}
    database.put(connection, DAMAGED, row)


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


def is_left_to(build: str) -> ColumnElement[bool]:
    """Tell of a table whether processes of a *build* take care of it: no other that began it lives."""
    lives = (GATEWAYS.c.until > TimeOfDatabase()) & GATEWAYS.c.build.is_not(None)
    elsewhere = select(GATEWAYS.c.build).where(lives)
    return or_(TABLES.c.build.is_(None), TABLES.c.build == build, TABLES.c.build.not_in(elsewhere))


def claim_due(
    connection: Connection,
    games: Collection[str],
    most: int,
    *,
    again_in: int,
    build: str = "",
    but: Collection[str] = (),
) -> list[str]:
    """List unfinished tables of some games at which something is due, the longest due first.

    Each becomes due again after *again_in* milliseconds, so that no other process claims it before. Matches
    begun by another *build* are left to its processes as long as one of them lives; those in *but* can't be
    loaded here.
    """
    time = TimeOfDatabase()
    due = (
        select(TABLES.c.id)
        .where(TABLES.c.next_deadline <= time, TABLES.c.ended.is_(None), TABLES.c.game.in_(games))
        .where(is_left_to(build), TABLES.c.id.not_in(but))
        .order_by(TABLES.c.next_deadline)
        .limit(most)
        .with_for_update(skip_locked=True)
    )
    claimed = update(TABLES).where(TABLES.c.id.in_(due)).values(next_deadline=time + literal(again_in))
    return list(connection.execute(claimed.returning(TABLES.c.id)).scalars())


def due_again(connection: Connection, table: str, head: int, at: int | None) -> None:
    """Store when something is due at a table again, unless it has more than *head* commands by now."""
    mine = (TABLES.c.id == table) & (TABLES.c.head == head)
    connection.execute(update(TABLES).where(mine).values(next_deadline=at))


def give_back(connection: Connection, table: str) -> None:
    """Make a claimed table due at once: this process can't load it, and another one may."""
    mine = (TABLES.c.id == table) & TABLES.c.next_deadline.is_not(None)
    connection.execute(update(TABLES).where(mine).values(next_deadline=TimeOfDatabase()))


def beginning_of(connection: Connection, table: str) -> tuple[str, bytes, str] | None:
    """Return game, encoded header and build of a match; None if there is none or it has not begun."""
    if "\0" in table:  # PostgreSQL has no such text
        return None
    found = select(TABLES.c.game, TABLES.c.header, TABLES.c.build).where(TABLES.c.id == table)
    row = connection.execute(found).one_or_none()
    return None if row is None or row.header is None else (row.game, row.header, row.build or "")


def adopt(connection: Connection, table: str, build: str) -> None:
    """Store that processes of *build* serve a match; those that began it are gone."""
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(build=build))


def unfinished_of(connection: Connection, build: str) -> list[str]:
    """List the matches that a *build* began and that go on.

    A table with a free seat is not among them, because any build can begin its match; nor is a match that
    can't be replayed.
    """
    damaged = select(DAMAGED.c.match).where(DAMAGED.c.program == __version__)
    found = select(TABLES.c.id).where(
        TABLES.c.build == build,
        TABLES.c.ended.is_(None),
        TABLES.c.header.is_not(None),
        TABLES.c.id.not_in(damaged),
    )
    return list(connection.execute(found.order_by(TABLES.c.opened)).scalars())


def make_all_due(connection: Connection) -> None:
    """Make everything due now that some process should have done later: there is no other process."""
    waiting = TABLES.c.next_deadline.is_not(None)
    connection.execute(update(TABLES).where(waiting).values(next_deadline=TimeOfDatabase()))


def heads(connection: Connection, tables: Collection[str]) -> dict[str, int]:
    """Return how many commands each of some tables has."""
    found = select(TABLES.c.id, TABLES.c.head).where(TABLES.c.id.in_(tables))
    return {table: int(head) for table, head in connection.execute(found)}


def last_time(connection: Connection, table: str) -> int:
    """Return when the last command of a match was stored, or the match began; 0 if it has not begun."""
    newest = (
        select(COMMANDS.c.at).where(COMMANDS.c.match == table).order_by(COMMANDS.c.number.desc()).limit(1)
    )
    began = select(TABLES.c.began).where(TABLES.c.id == table)
    return connection.execute(newest).scalar() or connection.execute(began).scalar() or 0


def rematch_of(connection: Connection, table: str) -> str:
    """Return the id of the table at which the players of a match play again; empty if there is none."""
    found = select(REMATCHES.c.table).where(REMATCHES.c.match == table)
    return connection.execute(found).scalar() or ""


def add_rematch(connection: Connection, old: str, record: Record, begun: After | None) -> str:
    """Store the table of a rematch and return its id, or that of the one that was stored first."""
    if not database.add_new(connection, REMATCHES, {"match": old, "table": record.id}):
        return rematch_of(connection, old)
    add(connection, record, begun)
    presences.invite(connection, record.id, [chair.seat for chair in record.chairs if chair.guest])
    return record.id


def decline(connection: Connection, table: str, seat: int) -> None:
    """Count a declined undo request of *seat*."""
    mine = (SEATS.c.table == table) & (SEATS.c.seat == seat)
    connection.execute(update(SEATS).where(mine).values(declined=SEATS.c.declined + 1))


def report(connection: Connection, table: str, *, number: int, changes: bytes) -> None:
    """Store a position the engine got wrong, and how the players corrected it."""
    connection.execute(insert(REPORTS).values(match=table, number=number, changes=changes, at=now()))
