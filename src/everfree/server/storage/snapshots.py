"""The last snapshot of a match, as bytes; `tables/snapshots.py` knows what they mean."""

from sqlalchemy import Connection, select

from everfree.server.storage import database
from everfree.server.storage.schema import SNAPSHOTS


def put(connection: Connection, match: str, data: bytes) -> None:
    """Store a snapshot of a match in the place of an older one."""
    database.put(connection, SNAPSHOTS, {"match": match, "data": data})


def find(connection: Connection, match: str) -> bytes | None:
    """Return the last snapshot of a match; None if it has none."""
    return connection.execute(select(SNAPSHOTS.c.data).where(SNAPSHOTS.c.match == match)).scalar()
