"""Short codes of tables with a free seat, for people who can't send each other a link."""

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, select

from everfree.server.storage import database
from everfree.server.storage.schema import CODES

ATTEMPTS: Final = 8
"""How often another code is drawn if a table has the one that was drawn."""


def add(connection: Connection, table: str, draw: Callable[[], str]) -> str:
    """Store a code that no other table has, and return it; an empty one if none was found."""
    for _ in range(ATTEMPTS):
        code = draw()
        if database.add_new(connection, CODES, {"code": code, "table": table}):
            return code
    return ""


def table_of(connection: Connection, code: str) -> str:
    """Return the id of the table that has a code; empty if there is none."""
    return connection.execute(select(CODES.c.table).where(CODES.c.code == code)).scalar() or ""
