"""Questions of a match, sealed for worker processes."""

from typing import Final

import msgspec

from everfree.ccg.game import Game
from everfree.ccg.table import names_listed
from everfree.players.sealed import Sealed, sealed
from everfree.table.log import Header

MARGIN_SECONDS: Final = 3.0
"""How much longer than its budget a level may take on a slow machine."""


def sealed_question(game: Game, seat: int, header: Header, *, seed: int) -> Sealed:
    """Seal the open question of a seat, without anything the seat can't know."""
    setup = header.setup
    return sealed(
        game,
        seat,
        decks=msgspec.json.encode(setup["decks"]),
        options=msgspec.json.encode(setup["options"]),
        names=msgspec.json.encode(names_listed(header)),
        seed=seed,
        cards=msgspec.json.encode(setup.get("cards", [])),
    )
