"""Opening a table at which a guest tries a card."""

import secrets

import msgspec

from everfree.ccg.decks.deck import Deck
from everfree.ccg.table import NAME
from everfree.players.levels import GENTLEST
from everfree.server import card_game
from everfree.server.protocol import NewTable
from everfree.server.storage.database import now
from everfree.server.storage.records import Chair, Record
from everfree.server.storage.store import Row
from everfree.server.tables import decks, guest_names


def trial(guest: str, wish: NewTable, seed: bytes) -> tuple[Record, list[Row]]:
    """Return a table against the gentlest computer and the commands up to where the guest can try a card."""
    match = card_game.trial(wish.card, seed, decks.chosen(""))
    header = match.log.header
    mine, others = [msgspec.convert(one, type=Deck) for one in header.setup["decks"]]
    me = Chair(0, guest, guest_names.tidied(wish.name) or guest_names.made_up(), "", mine)
    record = Record(
        id=secrets.token_urlsafe(9),
        game=NAME,
        invite=secrets.token_urlsafe(12),
        undo_policy="free",
        edition="comprehensive",
        seed=seed,
        opened=now(),
        header=header,
        ended=False,
        chairs=(me, Chair(1, "", guest_names.made_up(me.name), GENTLEST, others)),
    )
    rows = [
        Row(number, command.seat, f"trial-{number}", msgspec.json.encode(command))
        for number, command in enumerate(match.log.commands)
    ]
    return record, rows
