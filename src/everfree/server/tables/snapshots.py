"""Snapshots: a replica as bytes, so that a long match need not be replayed to be opened again.

The log stays the truth. A snapshot is of use only to the version of the program that took it, and only while
the log up to it is unchanged; otherwise it is ignored and the match is replayed.
"""

import zlib
from collections.abc import Iterable
from hashlib import blake2b
from typing import Final

import msgspec

from everfree import __version__
from everfree.server.hosting import GameHost
from everfree.server.protocol import LogLine
from everfree.server.storage.match_logs import Row
from everfree.server.storage.records import Record
from everfree.server.tables.replica import DamagedLog, Replica, Sent, ViewerLog
from everfree.server.tables.timing import timing_of
from everfree.table.clocks import Clocks
from everfree.table.game import AnswerStep, GameKind
from everfree.table.log import MatchLog
from everfree.table.match import Match
from everfree.table.versions import NeedsAnotherVersion

FORMAT: Final = 2
"""Version of the classes below; increase it when a field of a replica is added or changes its meaning."""
QUICKLY: Final = 1
"""How much time is spent to compress a snapshot, from 1 to 9; 1 makes a tenth of it already."""
FEWEST: Final = 50
"""How many commands must have been added since the last snapshot for another one."""


class SavedLog(msgspec.Struct, frozen=True, array_like=True):
    """The log lines of one viewer, with what is needed to tell the next one."""

    lines: list[LogLine]
    hidden: list[int]
    told: bytes


class Snapshot(msgspec.Struct, frozen=True, array_like=True):
    """A replica after the first commands of its log."""

    version: tuple[int, int, str]
    """`FORMAT`, the format of the game's state, and the version of the program."""
    rows: str
    """Hash of the rows of the log that it contains."""
    number: int
    game: bytes
    standing: list[int]
    opened: int
    changed: int
    is_corrected: bool
    option_counts: list[int]
    steps: list[AnswerStep | None]
    logs: list[SavedLog]
    clocks: list[Clocks]
    """Those before each command, and those now; empty without a clock."""


_DECODER: Final = msgspec.msgpack.Decoder(Snapshot)


def take(replica: Replica) -> bytes | None:
    """Return a snapshot of a replica; None if its game has no bytes, or needs the events of all commands."""
    game = replica.game.to_bytes()
    if game is None or replica.host.needs_all_events(replica.match.log.header):
        return None
    logs = [
        SavedLog(one.lines, one.numbering.hidden, one.narrator_bytes())
        for one in replica.viewer_logs.values()
    ]
    taken = Snapshot(
        _version(replica.host.kind),
        _hash(map(msgspec.json.encode, replica.match.log.commands), replica.digests),
        replica.number,
        game,
        replica.match.standing(),
        replica.opened,
        replica.changed,
        replica.is_corrected,
        replica.option_counts,
        replica.steps,
        logs,
        [] if replica.clocks is None else [*replica.past_clocks, replica.clocks],
    )
    return zlib.compress(msgspec.msgpack.encode(taken), QUICKLY)


def replica_of(record: Record, rows: list[Row], data: bytes | None, host: GameHost) -> tuple[Replica, int]:
    """Return the replica of a match, and how many commands came from its snapshot *data*."""
    assert record.header is not None
    try:
        found = None if data is None else _restored(data, record, host, rows)
        replica = Replica(record.header, host, timing_of(record)) if found is None else found
    except NeedsAnotherVersion:
        raise
    except Exception as error:
        raise DamagedLog(f"the match can't be started: {error!r}") from error
    number = replica.number
    replica.read(rows)
    return replica, number


def _restored(data: bytes, record: Record, host: GameHost, rows: list[Row]) -> Replica | None:
    """Return the replica of a snapshot; None if the snapshot is of no use for the match with these *rows*."""
    try:
        found = _DECODER.decode(zlib.decompress(data))
        own = rows[: found.number]
        digests = [row.digest for row in own if row.digest]
        hashed = _hash([row.command for row in own], digests)
    except (zlib.error, msgspec.MsgspecError, TypeError):  # a damaged snapshot, or a damaged row
        return None
    kind, header = host.kind, record.header
    if header is None or kind.restore is None or found.version != _version(kind) or found.rows != hashed:
        return None
    replica = Replica(header, host)
    game = kind.restore(header, found.game)
    commands = [replica.decode(row.command) for row in own]
    replica.match = Match.restored(MatchLog(header, commands), kind.start, found.standing, game)
    replica.nonces = {(row.seat, row.nonce): Sent(row.number, row.request) for row in own}
    if found.clocks:
        *replica.past_clocks, replica.clocks = found.clocks
    replica.opened, replica.changed = found.opened, found.changed
    replica.is_corrected, replica.digests = found.is_corrected, digests
    replica.option_counts, replica.steps = found.option_counts, found.steps
    replica.viewer_logs = {
        viewer: ViewerLog.restored(host, game, viewer, log.lines, log.hidden, log.told)
        for viewer, log in zip(replica.viewer_logs, found.logs, strict=True)
    }
    return replica


def _version(kind: GameKind) -> tuple[int, int, str]:
    return FORMAT, kind.state_format, __version__


def _hash(commands: Iterable[bytes], digests: Iterable[str]) -> str:
    """Return the hash of the commands of a log, as they are stored, and of the digests beside them."""
    hashed = blake2b("\n".join(digests).encode(), digest_size=16)
    for command in commands:
        hashed.update(command + b"\n")
    return hashed.hexdigest()
