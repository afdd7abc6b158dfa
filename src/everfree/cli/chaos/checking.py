"""What must be true afterwards: every acknowledged command is in the log once, and every match replays."""

from dataclasses import dataclass
from typing import Final

import asyncpg
import msgspec

from everfree.ccg.table import KIND
from everfree.cli.chaos.players import ChaosMatch
from everfree.table.commands import Answer, Command, Concede
from everfree.table.log import decoder_of
from everfree.table.match import Match
from everfree.table.versions import read_header

LOG: Final = 'SELECT number, seat, nonce, command, digest FROM commands WHERE "match" = $1 ORDER BY number'


@dataclass
class Checked:
    """The figures of a run in which nothing was lost."""

    matches: int = 0
    commands: int = 0
    acknowledged: int = 0


class Lost(AssertionError):
    """A promise was broken."""


async def check(url: str, matches: list[ChaosMatch]) -> Checked:
    """Compare what the players were told with the logs; raise `Lost` if they differ."""
    checked, decoder = Checked(), decoder_of(KIND.commands)
    connection = await asyncpg.connect(url)
    try:
        for match in matches:
            rows = await connection.fetch(LOG, match.table)
            header = await connection.fetchval("SELECT header FROM tables WHERE id = $1", match.table)
            checked.acknowledged += _check_acknowledged(match, rows, decoder)
            _check_replay(match, header, rows, decoder)
            checked.commands += len(rows)
            checked.matches += 1
    finally:
        await connection.close()
    return checked


def _check_acknowledged(
    match: ChaosMatch, rows: list[asyncpg.Record], decoder: "msgspec.json.Decoder[Command]"
) -> int:
    stored = {(row["seat"], row["nonce"]): row for row in rows}
    last = {0: -1, 1: -1}
    for told in match.acknowledged:
        row = stored.get((told.seat, told.nonce))
        if row is None:
            raise Lost(f"{match.table}: {told} was acknowledged and is not in the log")
        command = decoder.decode(row["command"])
        expected = Concede(told.seat) if told.answer is None else Answer(told.seat, (told.answer,))
        if command != expected:
            raise Lost(f"{match.table}: {told} was acknowledged and the log has {command}")
        if row["number"] <= last[told.seat]:
            raise Lost(f"{match.table}: {told} is before an earlier command of its seat")
        last[told.seat] = row["number"]
    return len(match.acknowledged)


def _check_replay(
    match: ChaosMatch, header: bytes, rows: list[asyncpg.Record], decoder: "msgspec.json.Decoder[Command]"
) -> None:
    """Raise `Lost` unless the numbers have no holes and the log leads to its digests and to an end."""
    replayed = Match(read_header(header), KIND.start)
    for place, row in enumerate(rows):
        if row["number"] != place:
            raise Lost(f"{match.table}: command {place} is missing")
        replayed.apply(decoder.decode(row["command"]))
        if row["digest"] and row["digest"] != f"{KIND.state_format}:{replayed.game.digest()}":
            raise Lost(f"{match.table}: another state after command {place}")
    if replayed.game.outcome() is None:
        raise Lost(f"{match.table}: the match did not end")
