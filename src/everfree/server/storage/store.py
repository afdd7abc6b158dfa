"""Appending to the log of a match: a port, and its adapter for SQLite.

A command is one row with the key (match, number). The first process to insert a number wins it, so several
processes can host the same match without electing a leader.
"""

from dataclasses import dataclass
from typing import Final, Protocol

from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from everfree.server.storage import records
from everfree.server.storage.database import Database, now
from everfree.server.storage.schema import COMMANDS


@dataclass(frozen=True)
class Row:
    """A command as stored."""

    number: int
    seat: int
    nonce: str
    command: bytes
    request: str = ""
    """The hash of the request that the nonce stands for."""
    digest: str = ""
    """The hash of the state after it; most rows have none."""


class LostRace(Exception):
    """Another command has this number already, or the same request was appended before."""


class MatchLogs(Protocol):
    """The store of match logs."""

    async def append(self, match: str, row: Row, *, report: bytes | None = None, ends: bool = False) -> None:
        """Append a command, a report and the end of the match in one transaction; or raise `LostRace`.

        A *report* has the changes with which the command corrects a position the engine got wrong.
        """
        ...

    async def since(self, match: str, number: int) -> list[Row]:
        """Return the commands of a match from *number* on."""
        ...


APPEND: Final = """
INSERT INTO commands (match, number, seat, nonce, at, command, request, digest, previous)
VALUES (?, ?, ?, ?, max(?, coalesce((SELECT at FROM commands WHERE match = ? AND number = ?), 0)), ?, ?, ?, ?)
"""
"""Written out, because this is the statement of every move. Times never decrease, even if the clock does."""


class SqliteLogs:
    """Match logs in SQLite, whose unique keys refuse the second writer."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def append(self, match: str, row: Row, *, report: bytes | None = None, ends: bool = False) -> None:
        """Append a command, a report and the end of the match in one transaction; or raise `LostRace`.

        A *report* has the changes with which the command corrects a position the engine got wrong.
        """

        def write(connection: Connection) -> None:
            before = row.number - 1 if row.number else None
            key, said = (match, row.number, row.seat, row.nonce), (row.command, row.request, row.digest)
            connection.exec_driver_sql(APPEND, (*key, now(), match, before, *said, before))
            if report is not None:
                records.report(connection, match, number=row.number, changes=report)
            if ends:
                records.end(connection, match)

        try:
            await self._database.run(write)
        except IntegrityError as taken:
            raise LostRace from taken

    async def since(self, match: str, number: int) -> list[Row]:
        """Return the commands of a match from *number* on."""
        stored = COMMANDS.c
        wanted = (
            select(*(stored.number, stored.seat, stored.nonce, stored.command, stored.request, stored.digest))
            .where(COMMANDS.c.match == match, COMMANDS.c.number >= number)
            .order_by(COMMANDS.c.number)
        )

        def read(connection: Connection) -> list[Row]:
            return [Row(*row) for row in connection.execute(wanted)]

        return await self._database.run(read)
