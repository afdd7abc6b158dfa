"""Replaying every match of a database, to see that it was copied whole."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from sqlalchemy import Connection, select

from everfree.server.hosting import GameHost
from everfree.server.protocol import OTHER_VERSION
from everfree.server.storage import records
from everfree.server.storage.database import Database
from everfree.server.storage.match_logs import MatchLogs
from everfree.server.storage.schema import TABLES
from everfree.server.tables.listing import state_of
from everfree.server.tables.replica import DamagedLog
from everfree.server.tables.snapshots import replica_of
from everfree.table.versions import NeedsAnotherVersion


@dataclass
class Verified:
    """What was found."""

    matches: int = 0
    """How many were replayed from their first command to their last."""
    commands: int = 0
    digests: int = 0
    """How many stored hashes of positions were compared."""
    waiting: int = 0
    """Tables with a free seat, which have nothing to replay."""
    other_version: int = 0
    """Matches that only another version of the program can replay."""
    damaged: dict[str, str] = field(default_factory=dict)
    """By the id of a match: why it can't be replayed."""


async def verify(
    database: Database,
    logs: MatchLogs,
    hosts: Mapping[str, GameHost],
    on_match: Callable[[], None] = lambda: None,
) -> Verified:
    """Replay every match without its snapshot, and compare stored hashes; call *on_match* after each."""
    found = Verified()
    for table in await database.run(_all):
        await _verify(database, logs, hosts, table, found)
        on_match()
    return found


def _all(connection: Connection) -> list[str]:
    return list(connection.execute(select(TABLES.c.id).order_by(TABLES.c.opened)).scalars())


async def _verify(
    database: Database, logs: MatchLogs, hosts: Mapping[str, GameHost], table: str, found: Verified
) -> None:
    record = await database.run(lambda connection: records.find(connection, table))
    if record is None:  # deleted meanwhile
        return
    host = hosts.get(record.game)
    if host is None or state_of(record, host) == OTHER_VERSION:
        found.other_version += 1
        return
    if record.header is None:
        found.waiting += 1
        return
    rows = await logs.since(table, 0)
    try:
        if len(rows) < record.head:
            raise DamagedLog(f"the log has {len(rows)} commands of {record.head}")
        replica, _ = replica_of(record, rows, None, host)
    except NeedsAnotherVersion:
        found.other_version += 1
    except DamagedLog as damage:
        found.damaged[table] = str(damage)
    else:
        found.matches += 1
        found.commands += len(rows)
        found.digests += len(replica.digests)
