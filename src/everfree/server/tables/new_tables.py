"""New tables: the record of a table as its game opens it, and of a rematch."""

import secrets
from dataclasses import replace
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from everfree.server.hosting import GameHost, Opening, Side
from everfree.server.protocol import NewTable
from everfree.server.storage.database import now
from everfree.server.storage.match_logs import After, Row
from everfree.server.storage.promises import Promise
from everfree.server.storage.records import Chair, Record
from everfree.server.tables import guest_names
from everfree.server.tables.standings import NO_CLOCK, after_of
from everfree.server.tables.timing import timed_seats
from everfree.table.clocks import begun
from everfree.table.game import Game
from everfree.table.log import Header
from everfree.table.match import Match
from everfree.table.shuffles import Shuffle, seed_from
from everfree.table.versions import NeedsAnotherVersion


class Draw(NamedTuple):
    """What decides the chance at a new table."""

    table: str
    """Id of the table."""
    seed: bytes
    """The secret that is committed to; without a commitment, the seed itself."""
    commitment: str = ""

    @staticmethod
    def promised(promise: Promise) -> "Draw":
        """Return what a promise says about chance."""
        return Draw(promise.table, bytes.fromhex(promise.secret), promise.commitment)


def new_table(host: GameHost, opening: Opening, guest: str, name: str, draw: Draw, nonce: str = "") -> Record:
    """Return the record of a table with a guest in the first seat, who sent a *nonce* for the shuffle."""
    mine, *others = opening.sides
    called = guest_names.tidied(name) or guest_names.made_up()
    chairs = [Chair(0, guest, called, "", mine.deck, shuffle_nonce=nonce)]
    for seat, side in enumerate(others, 1):
        made_up = guest_names.made_up(chairs[0].name)
        chairs.append(Chair(seat, "", made_up, side.computer, side.deck))
    record = Record(
        id=draw.table,
        game=host.kind.name,
        invite=secrets.token_urlsafe(12),
        undo_policy=opening.undo_policy,
        edition=opening.edition,
        seed=draw.seed,
        opened=now(),
        header=None,
        ended=False,
        chairs=tuple(chairs),
        fan_made=opening.fan_made,
        commitment=draw.commitment,
        seats=opening.seats,
    )
    return replace(record, header=opening.header or usual_header(host, record))


def is_opened_by(record: Record, host: GameHost, opening: Opening, wish: NewTable) -> bool:
    """Tell whether a table is what a request opens; *opening* is what its game makes of the request."""
    opened_with = [chair for chair in record.chairs if chair.seat == 0 or chair.computer]
    sides = tuple([Side(chair.deck, chair.computer) for chair in opened_with])
    opened = (record.game, sides, record.undo_policy, record.edition, record.fan_made)
    extras = (record.clock, record.spectator_delay, record.seats)
    wished = (
        host.kind.name,
        opening.sides,
        opening.undo_policy,
        opening.edition,
        opening.fan_made,
    )
    wished_extras = (wish.clock, wish.spectator_delay, opening.seats)
    is_named_so = guest_names.tidied(wish.name) in ("", record.chairs[0].name)
    is_same = (opened, extras) == (wished, wished_extras)
    return is_same and is_named_so and wish.shuffle_nonce == record.chairs[0].shuffle_nonce


def beginning(host: GameHost, record: Record) -> After | None:
    """Return what is stored of a match as it begins.

    None while a seat is free, and if a seat was taken with definitions that this program does not have.
    """
    if record.header is None:
        return None
    try:
        game, time = host.kind.start(record.header), NO_CLOCK
        if record.clock is not None:  # nobody has been asked yet
            time = begun(record.clock, timed_seats(record), game.seats, (), 0).due(game.asked())
        return after_of(game, host, record.chairs, time=time)
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


def another_table(
    host: GameHost, old: Record, finished: Game | None, draw: Draw, nonces: dict[int, str], *, swap: bool
) -> Record:
    """Return the record of a rematch; its match begins as the old one did, perhaps with the decks swapped.

    *finished* is the old match, None if this version can't load it; *nonces* are those of the seats that sent
    one for the new shuffle.
    """
    header = None if old.header is None else host.header_again(old.header, draw.seed)
    dealt = old.chairs[: host.seats_at(old.seats)]  # not those who took a seat during the match
    decks = [chair.deck for chair in dealt]
    if swap and header is None:
        decks.reverse()
    record = replace(
        old,
        id=draw.table,
        invite=secrets.token_urlsafe(12),
        seed=draw.seed,
        opened=now(),
        header=header,
        ended=False,
        chairs=tuple(
            [
                Chair(*(one.seat, one.guest, one.name, one.computer, deck), 0, nonces.get(one.seat, ""))
                for one, deck in zip(dealt, decks, strict=True)
            ]
        ),
        commitment="" if header is not None else draw.commitment,
        code="",
    )
    header = header or usual_header(host, record)
    if header is not None and finished is not None:
        header = host.header_after(header, finished)
    return replace(record, header=header)


def usual_header(host: GameHost, record: Record) -> Header | None:
    """Return the header of a match that begins as usual; None while a seat is free.

    If there is a commitment, the seed is made of its secret and the nonces of the seats.
    """
    if len(record.chairs) < host.seats_at(record.seats):
        return None
    decks = [chair.deck for chair in record.chairs]
    if not record.commitment:
        return _header(host, record, decks, record.seed)
    secret, nonces = record.seed.hex(), tuple([chair.shuffle_nonce for chair in record.chairs])
    header = _header(
        host, record, [host.in_order(deck) for deck in decks], seed_from(record.id, secret, nonces)
    )
    return msgspec.structs.replace(header, shuffle=Shuffle(record.id, record.commitment, secret, nonces))


def _header(host: GameHost, record: Record, decks: list[bytes], seed: bytes) -> Header:
    sides = [Side(deck, chair.computer) for deck, chair in zip(decks, record.chairs, strict=True)]
    return host.header(tuple(sides), seed=seed, edition=record.edition, fan_made=record.fan_made)


def seed_bytes(seed: str) -> bytes:
    """Make the seed of a match from a word, for tests."""
    return blake2b(seed.encode(), digest_size=32).digest()
