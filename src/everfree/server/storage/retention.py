"""Deleting tables that are old and that nobody visits, with everything stored about them."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, exists, literal, or_, select

from everfree.server.storage.database import TimeOfDatabase
from everfree.server.storage.schema import (
    COMMANDS,
    METADATA,
    PRESENCES,
    PROMISED_NONCES,
    PROMISES,
    REMATCHES,
    TABLES,
)

AT_ONCE: Final = 100
"""How many tables are deleted in one transaction, so that players hardly wait for it."""
DAY: Final = 24 * 3600 * 1000


def delete_old(connection: Connection, *, finished_days: float, open_days: float) -> int:
    """Delete up to `AT_ONCE` old tables and return how many; call it until it returns 0.

    A finished match is old that many days after its end, an unfinished table after its last command or, if it
    has none, after it was opened. A table is not old while a player is there, or was there since. 0 days
    keeps all of that kind.
    """
    old: list[ColumnElement[bool]] = []
    if finished_days:
        since = _ago(finished_days)
        old.append(TABLES.c.ended.is_not(None) & (TABLES.c.ended < since) & ~_visited(since))
    if open_days:
        since = _ago(open_days)
        is_idle = ~exists().where(COMMANDS.c.match == TABLES.c.id, COMMANDS.c.at >= since)
        old.append(TABLES.c.ended.is_(None) & (TABLES.c.opened < since) & is_idle & ~_visited(since))
    if not old:
        return 0
    # Locked, so that nobody appends to a log that is being deleted.
    wanted = select(TABLES.c.id).where(or_(*old)).limit(AT_ONCE).with_for_update(skip_locked=True)
    found = list(connection.execute(wanted).scalars())
    _delete(connection, found)
    return len(found)


def _ago(days: float) -> ColumnElement[int]:
    return TimeOfDatabase() - literal(round(days * DAY))


def _visited(since: ColumnElement[int]) -> ColumnElement[bool]:
    """Tell whether a player is at the table, or was there."""
    is_there = or_(PRESENCES.c.connection != "", PRESENCES.c.away_since >= since)
    return exists().where(PRESENCES.c.table == TABLES.c.id, is_there)


def _delete(connection: Connection, tables: Collection[str]) -> None:
    """Delete every row that refers to one of some tables, then the tables."""
    connection.execute(delete(REMATCHES).where(REMATCHES.c.table.in_(tables)))
    promised = select(PROMISES.c.table).where(PROMISES.c.rematch_of.in_(tables))
    connection.execute(delete(PROMISED_NONCES).where(PROMISED_NONCES.c.table.in_(promised)))
    for stored in reversed(METADATA.sorted_tables):
        for column in stored.columns:
            if any(key.references(TABLES) and key.column is TABLES.c.id for key in column.foreign_keys):
                connection.execute(delete(stored).where(column.in_(tables)))
    connection.execute(delete(TABLES).where(TABLES.c.id.in_(tables)))
