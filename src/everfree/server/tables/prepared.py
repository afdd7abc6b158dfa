"""Tables that begin in the middle of a game against the computer: lessons, and trials of a card."""

import secrets

import msgspec

from everfree.ccg.table import NAME
from everfree.players.levels import GENTLEST
from everfree.server import card_game
from everfree.server.protocol import NewTable
from everfree.server.storage.database import now
from everfree.server.storage.records import Chair, Record
from everfree.server.storage.store import Row
from everfree.server.tables import decks, guest_names
from everfree.table.log import Header


def lesson(guest: str, wish: NewTable, seed: bytes) -> Record:
    """Return a table for a lesson."""
    header = card_game.lesson_header(wish.lesson, seed)
    return _table(guest, wish, seed, header, card_game.lesson_level(header))


def trial(guest: str, wish: NewTable, seed: bytes) -> tuple[Record, list[Row]]:
    """Return a table against the gentlest computer and the commands up to where the guest can try a card."""
    match = card_game.trial(wish.card, seed, decks.chosen(""))
    rows = [
        Row(number, command.seat, f"trial-{number}", msgspec.json.encode(command))
        for number, command in enumerate(match.log.commands)
    ]
    return _table(guest, wish, seed, match.log.header, GENTLEST), rows


def _table(guest: str, wish: NewTable, seed: bytes, header: Header, level: str) -> Record:
    """Return a table of the guest against a computer of a level, with the decks of the header."""
    mine, others = card_game.decks_in(header)
    me = Chair(0, guest, guest_names.tidied(wish.name) or guest_names.made_up(), "", mine)
    return Record(
        id=secrets.token_urlsafe(9),
        game=NAME,
        invite=secrets.token_urlsafe(12),
        undo_policy="free",
        edition="comprehensive",
        seed=seed,
        opened=now(),
        header=header,
        ended=False,
        chairs=(me, Chair(1, "", guest_names.made_up(me.name), level, others)),
    )
