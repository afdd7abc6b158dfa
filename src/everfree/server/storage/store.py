"""Appending to the log of a match: a port, and its adapter for SQLite.

A command is one row with the key (match, number). The first process to insert a number wins it, so several
processes can host the same match without electing a leader.
"""

from dataclasses import dataclass
from typing import Protocol

from sqlalchemy import Connection, insert, select
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


@dataclass(frozen=True)
class Report:
    """A position the engine got wrong, stored with the command that corrects it."""

    changes: bytes
    """The corrections the players agreed to."""
    log: bytes
    """The match so far."""


class LostRace(Exception):
    """Another command has this number already, or the same request was appended before."""


class MatchLogs(Protocol):
    """The store of match logs."""

    async def append(self, match: str, row: Row, *, report: Report | None = None, ends: bool = False) -> None:
        """Append a command, a report and the end of the match in one transaction; or raise `LostRace`."""
        ...

    async def since(self, match: str, number: int) -> list[Row]:
        """Return the commands of a match from *number* on."""
        ...


class SqliteLogs:
    """Match logs in SQLite, whose unique keys refuse the second writer."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def append(self, match: str, row: Row, *, report: Report | None = None, ends: bool = False) -> None:
        """Append a command, a report and the end of the match in one transaction; or raise `LostRace`."""

        def write(connection: Connection) -> None:
            at = max(now(), self._last(connection, match))
            connection.execute(
                insert(COMMANDS).values(
                    match=match, number=row.number, seat=row.seat, nonce=row.nonce, at=at, command=row.command
                )
            )
            if report is not None:
                records.report(connection, match, number=row.number, changes=report.changes, log=report.log)
            if ends:
                records.end(connection, match)

        try:
            await self._database.run(write)
        except IntegrityError as taken:
            raise LostRace from taken

    @staticmethod
    def _last(connection: Connection, match: str) -> int:
        """Return the time of the last command: times in a log never decrease, even if the clock does."""
        times = select(COMMANDS.c.at).where(COMMANDS.c.match == match).order_by(COMMANDS.c.number.desc())
        return connection.execute(times.limit(1)).scalar() or 0

    async def since(self, match: str, number: int) -> list[Row]:
        """Return the commands of a match from *number* on."""
        columns = (COMMANDS.c.number, COMMANDS.c.seat, COMMANDS.c.nonce, COMMANDS.c.command)
        wanted = (
            select(*columns)
            .where(COMMANDS.c.match == match, COMMANDS.c.number >= number)
            .order_by(COMMANDS.c.number)
        )

        def read(connection: Connection) -> list[Row]:
            return [Row(*row) for row in connection.execute(wanted)]

        return await self._database.run(read)
