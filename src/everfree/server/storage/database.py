"""The database: runs transactions off the event loop. SQLite and PostgreSQL each have an adapter."""

import time
from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import BigInteger, Connection, Insert, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

T = TypeVar("T")

TIME_NOW: Final = "everfree_now()"
"""The time in SQL, in milliseconds since 1970: a function of the database, the same for all processes."""


class Unreachable(Exception):
    """The database refuses us, or its address can't be used; the text has no password."""


class DatabaseAway(Unreachable):
    """The database does not answer at the moment; the transaction may be tried again later."""


class Database(Protocol):
    """Runs transactions."""

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run *work* as one transaction and return its result once the commit is on disk."""
        ...

    async def run_each(self, work: Callable[[Connection], T]) -> T:
        """Run *work*, each of its statements as a transaction of its own.

        Other processes never wait for locks of this one, even if it is frozen between two statements.
        """
        ...


class TimeOfDatabase(FunctionElement[int]):
    """`TIME_NOW` as an expression."""

    type = BigInteger()
    inherit_cache = True


@compiles(TimeOfDatabase)
def _time_now(_element: TimeOfDatabase, _compiler: Any, **_options: Any) -> str:
    return TIME_NOW


def insert_or(
    connection: Connection, table: Table, row: Mapping[str, Any]
) -> "sqlite.Insert | postgresql.Insert":
    """Return an insert of *row* that can say what happens if its key is taken (`on_conflict_do_...`)."""
    if connection.dialect.name == "sqlite":
        return sqlite.insert(table).values(row)
    return postgresql.insert(table).values(row)


def put(connection: Connection, table: Table, row: Mapping[str, Any]) -> None:
    """Store a row, in the place of the one with its primary key if there is one."""
    statement = insert_or(connection, table, row)
    keys = [column.name for column in table.primary_key]
    values = {name: statement.excluded[name] for name in row if name not in keys}
    connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=values))


def add_new(connection: Connection, table: Table, row: Mapping[str, Any]) -> bool:
    """Store a row unless its key is taken; return whether it was stored."""
    statement: Insert = insert_or(connection, table, row).on_conflict_do_nothing()
    return bool(connection.execute(statement).rowcount)


_BEGAN: Final = time.time_ns() - time.monotonic_ns()


def now() -> int:
    """Return the time of this process in milliseconds since 1970, whatever the system's clock is set to."""
    return (_BEGAN + time.monotonic_ns()) // 1_000_000
