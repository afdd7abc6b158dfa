"""Archives: what each viewer saw of a finished match, moment by moment, and who is making one."""

from collections.abc import Collection, Mapping
from typing import Final

from sqlalchemy import Connection, literal, or_, select, update

from everfree.server.storage import database
from everfree.server.storage.database import TimeOfDatabase
from everfree.server.storage.records import is_left_to
from everfree.server.storage.schema import ARCHIVES, TABLES

SPECTATOR: Final = -1
"""The viewer of an archive that is for everybody without a seat."""


def claim(connection: Connection, games: Collection[str], build: str, milliseconds: int) -> str | None:
    """Return a finished match of some games that has no archive, or None; the longest ended comes first.

    No other process claims it for some *milliseconds*. Matches begun by another *build* are left to its
    processes as long as one of them lives.
    """
    time = TimeOfDatabase()
    waiting = (
        select(TABLES.c.id)
        .where(TABLES.c.ended.is_not(None), TABLES.c.archived.is_(None), TABLES.c.header.is_not(None))
        .where(or_(TABLES.c.archive_claimed.is_(None), TABLES.c.archive_claimed <= time))
        .where(TABLES.c.game.in_(games), is_left_to(build))
        .order_by(TABLES.c.ended)
        .limit(1)
        .with_for_update(skip_locked=True)
    )
    claimed = update(TABLES).where(TABLES.c.id.in_(waiting))
    values = claimed.values(archive_claimed=time + literal(milliseconds))
    return connection.execute(values.returning(TABLES.c.id)).scalar()


def put(connection: Connection, match: str, archives: Mapping[int, bytes]) -> None:
    """Store the archives of a match by viewer; none if there is nothing to archive, or it was deleted."""
    done = update(TABLES).where(TABLES.c.id == match).values(archived=TimeOfDatabase(), archive_claimed=None)
    if connection.execute(done).rowcount:
        for viewer, data in archives.items():
            database.put(connection, ARCHIVES, {"match": match, "viewer": viewer, "data": data})


def find(connection: Connection, match: str, viewer: int) -> bytes | None:
    """Return what a viewer saw of a match, if it is archived."""
    mine = (ARCHIVES.c.match == match) & (ARCHIVES.c.viewer == viewer)
    return connection.execute(select(ARCHIVES.c.data).where(mine)).scalar()


def put_off(connection: Connection, match: str, milliseconds: int) -> None:
    """Store that a match can't be archived now, but perhaps later, by another version of the program."""
    later = TimeOfDatabase() + literal(milliseconds)
    connection.execute(update(TABLES).where(TABLES.c.id == match).values(archive_claimed=later))


def end_all_claims(connection: Connection) -> None:
    """Store that nobody is making an archive: there is no other process."""
    claimed = TABLES.c.archive_claimed.is_not(None)
    connection.execute(update(TABLES).where(claimed).values(archive_claimed=None))
