"""The match log's append: the one write that decides. A port, with its adapter for SQLite.

A command is one row with the key (match, number). Whoever writes a number first has it; nobody leads, and
nobody has to agree on a leader.
"""

from dataclasses import dataclass
from typing import Protocol

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from everfree.server import records
from everfree.server.database import Database, now
from everfree.server.schema import COMMANDS


@dataclass(frozen=True)
class Row:
    """A command as it is kept."""

    number: int
    seat: int
    nonce: str
    command: bytes


@dataclass(frozen=True)
class Report:
    """A position the engine got wrong, kept with the command that repairs it."""

    changes: bytes
    """What the players made of it."""
    log: bytes
    """The match so far."""


class LostRace(Exception):
    """The number is taken: another command came first, perhaps this very one, sent before."""


class MatchLogs(Protocol):
    """Where the logs of matches are kept."""

    async def append(self, match: str, row: Row, *, report: Report | None = None, ends: bool = False) -> None:
        """Keep a command for good, with a report and the end of the match; or raise `LostRace`."""
        ...

    async def since(self, match: str, number: int) -> list[Row]:
        """Give the commands of a match from *number* on."""
        ...


class SqliteLogs:
    """Logs in SQLite: its keys refuse the second writer."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def append(self, match: str, row: Row, *, report: Report | None = None, ends: bool = False) -> None:
        """Keep a command for good, with a report and the end of the match; or raise `LostRace`."""

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
        """Give when the last command came: time does not run backwards in a log, whatever clocks do."""
        times = select(COMMANDS.c.at).where(COMMANDS.c.match == match).order_by(COMMANDS.c.number.desc())
        return connection.execute(times.limit(1)).scalar() or 0

    async def since(self, match: str, number: int) -> list[Row]:
        """Give the commands of a match from *number* on."""
        columns = (COMMANDS.c.number, COMMANDS.c.seat, COMMANDS.c.nonce, COMMANDS.c.command)
        wanted = (
            select(*columns)
            .where(COMMANDS.c.match == match, COMMANDS.c.number >= number)
            .order_by(COMMANDS.c.number)
        )

        def read(connection: Connection) -> list[Row]:
            return [Row(*row) for row in connection.execute(wanted)]

        return await self._database.run(read)
