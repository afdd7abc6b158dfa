"""Who judges a real-time table: a lease for each, by the clock of the database.

Each new judge gets a higher number. The statement that appends a command compares the number, so a judge that
has been replaced can't append, however long it was frozen and whatever it believes.

Run these with `Database.run_each`: whoever is frozen in the middle of a transaction keeps its locks, and
nobody could replace it.
"""

from collections.abc import Collection, Mapping

from sqlalchemy import ColumnElement, Connection, literal, select, tuple_, update

from everfree.server.storage import database
from everfree.server.storage.database import TimeOfDatabase
from everfree.server.storage.schema import JUDGES

Leases = Mapping[str, int]
"""The numbers of a judge, by table."""


def take(connection: Connection, tables: Collection[str], gateway: str, milliseconds: int) -> dict[str, int]:
    """Make a process the judge of those tables that have none, or whose judge let its lease lapse.

    Return its numbers by table.
    """
    living = select(JUDGES.c.table).where(JUDGES.c.table.in_(tables), JUDGES.c.until > TimeOfDatabase())
    judged = set(connection.execute(living).scalars())
    taken = [_take(connection, table, gateway, milliseconds) for table in tables if table not in judged]
    return {table: number for table, number in taken if number}


def _take(connection: Connection, table: str, gateway: str, milliseconds: int) -> tuple[str, int]:
    """Return the number of a new judge; 0 if another process was faster."""
    row = {"table": table, "gateway": gateway, "number": 1, "until": _after(milliseconds)}
    statement = database.insert_or(connection, JUDGES, row)
    taken = statement.on_conflict_do_update(
        index_elements=["table"],
        set_={"gateway": gateway, "number": JUDGES.c.number + 1, "until": _after(milliseconds)},
        where=JUDGES.c.until <= TimeOfDatabase(),
    )
    return table, connection.execute(taken.returning(JUDGES.c.number)).scalar() or 0


def extend(connection: Connection, leases: Leases, milliseconds: int) -> set[str]:
    """Extend leases, lapsed ones too unless another judge has taken them; return the tables still judged."""
    extended = update(JUDGES).where(_is_one_of(leases)).values(until=_after(milliseconds))
    return set(connection.execute(extended.returning(JUDGES.c.table)).scalars())


def give_back(connection: Connection, leases: Leases) -> None:
    """End leases now, so that nobody waits for them to lapse."""
    connection.execute(update(JUDGES).where(_is_one_of(leases)).values(until=TimeOfDatabase()))


def _is_one_of(leases: Leases) -> ColumnElement[bool]:
    return tuple_(JUDGES.c.table, JUDGES.c.number).in_(list(leases.items()))


def _after(milliseconds: int) -> ColumnElement[int]:
    return TimeOfDatabase() + literal(milliseconds)
