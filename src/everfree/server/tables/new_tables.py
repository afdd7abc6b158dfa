"""New tables: the record of a table as its game opens it, and of a rematch."""

import secrets
from dataclasses import replace
from hashlib import blake2b

import msgspec

from everfree.server.hosting import GameHost, Opening, Side
from everfree.server.storage.database import now
from everfree.server.storage.match_logs import After, Row
from everfree.server.storage.records import Chair, Record
from everfree.server.tables import guest_names
from everfree.server.tables.standings import after_of
from everfree.server.tables.timing import timed_seats
from everfree.table.clocks import TimeControl, begun
from everfree.table.log import Header
from everfree.table.match import Match
from everfree.table.versions import NeedsAnotherVersion


def new_table(
    host: GameHost, opening: Opening, guest: str, name: str, seed: bytes, clock: TimeControl | None = None
) -> Record:
    """Return the record of a table with a guest in the first seat."""
    mine, *others = opening.sides
    chairs = [Chair(0, guest, guest_names.tidied(name) or guest_names.made_up(), "", mine.deck)]
    for seat, side in enumerate(others, 1):
        made_up = guest_names.made_up(chairs[0].name)
        chairs.append(Chair(seat, "", made_up, side.computer, side.deck))
    record = Record(
        id=secrets.token_urlsafe(9),
        game=host.kind.name,
        invite=secrets.token_urlsafe(12),
        undo_policy=opening.undo_policy,
        edition=opening.edition,
        seed=seed,
        opened=now(),
        header=None,
        ended=False,
        chairs=tuple(chairs),
        fan_made=opening.fan_made,
        clock=clock,
    )
    return replace(record, header=opening.header or usual_header(host, record))


def beginning(host: GameHost, record: Record) -> After | None:
    """Return what is stored of a match as it begins.

    None while a seat is free, and if a seat was taken with definitions that this program does not have.
    """
    if record.header is None:
        return None
    try:
        game, clocks = host.kind.start(record.header), None
        if record.clock is not None:  # nobody has been asked yet
            clocks = begun(record.clock, timed_seats(record), game.seats, (), 0)
        return after_of(game, host, record.chairs, clocks=clocks)
    except NeedsAnotherVersion:
        return None


def first_rows(host: GameHost, record: Record, opening: Opening) -> list[tuple[Row, After]]:
    """Return the commands with which a match begins, each with what is stored beside it."""
    if record.header is None or not opening.commands:
        return []
    match, rows = Match(record.header, host.kind.start), []
    for number, command in enumerate(opening.commands):
        match.apply(command)
        row = Row(number, command.seat, f"begun-{number}", msgspec.json.encode(command))
        rows.append((row, after_of(match.game, host, record.chairs)))
    return rows


def another_table(host: GameHost, old: Record, *, swap: bool) -> Record:
    """Return the record of a rematch; its match begins as the old one did, perhaps with the decks swapped."""
    seed = secrets.token_bytes(32)
    header = None if old.header is None else host.header_again(old.header, seed)
    decks = [chair.deck for chair in old.chairs]
    if swap and header is None:
        decks.reverse()
    record = replace(
        old,
        id=secrets.token_urlsafe(9),
        invite=secrets.token_urlsafe(12),
        seed=seed,
        opened=now(),
        header=header,
        ended=False,
        chairs=tuple(
            [
                Chair(chair.seat, chair.guest, chair.name, chair.computer, deck)
                for chair, deck in zip(old.chairs, decks, strict=True)
            ]
        ),
    )
    return replace(record, header=header or usual_header(host, record))


def usual_header(host: GameHost, record: Record) -> Header | None:
    """Return the header of a match that begins as usual; None while a seat is free."""
    if len(record.chairs) < host.seats:
        return None
    sides = tuple([Side(chair.deck, chair.computer) for chair in record.chairs])
    return host.header(sides, seed=record.seed, edition=record.edition, fan_made=record.fan_made)


def seed_bytes(seed: str) -> bytes:
    """Make the seed of a match from a word, for tests."""
    return blake2b(seed.encode(), digest_size=32).digest()
