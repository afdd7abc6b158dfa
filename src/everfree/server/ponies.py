"""Everything the server knows of the pony card game; the rest of this room hosts any game."""

from functools import reduce
from hashlib import blake2b
from operator import or_
from typing import Any

import msgspec

from everfree.ccg.commands import SetStops
from everfree.ccg.decks.deck import Deck
from everfree.ccg.editions import EDITIONS
from everfree.ccg.table import PonyTable, header
from everfree.ccg.view import EventView
from everfree.players.sealed import Sealed, sealed
from everfree.server.protocol import LogLine
from everfree.table.commands import Command
from everfree.table.game import Game, GameKind
from everfree.table.log import Header
from everfree.telling.events import Teller
from everfree.telling.voice import Voice

SEATS = 2


def new_header(decks: list[Deck], *, seed: bytes, edition: str) -> Header:
    """Say how a match of these decks begins; every seat is asked on public grounds alone."""
    return header(decks, seed, options=EDITIONS[edition])


def decoder(kind: GameKind) -> "msgspec.json.Decoder[Command]":
    """Give what reads the commands of a game."""
    kinds: Any = reduce(or_, kind.commands)
    return msgspec.json.Decoder(kinds)


def is_quiet(command: Command) -> bool:
    """Tell whether a command leaves the open question as it is."""
    return isinstance(command, SetStops)


class Narrator:
    """Makes the log of one viewer."""

    def __init__(self, game: Game, viewer: int) -> None:
        self._teller = Teller(Voice(viewer, game.seats), game.view(viewer).areas)

    def lines(self, events: list[EventView]) -> list[LogLine]:
        """Tell events as lines; what was said before is remembered."""
        return self._teller.lines(events)


def position(game: Game, viewer: int) -> dict[str, Any]:
    """Give the members of `TableView` that tell the position to a viewer."""
    return {"game": game.view(viewer)}


def question(game: Game, seat: int, head: Header, *, seed: int) -> Sealed:
    """Seal the open question of a computer's seat: what it can't know stays here."""
    assert isinstance(game, PonyTable)
    decks = msgspec.json.encode(head.setup["decks"])
    options = msgspec.json.encode(head.setup["options"])
    return sealed(game.played, seat, decks=decks, options=options, seed=seed)


def standing(game: Game) -> tuple[int, tuple[int, ...]]:
    """Give the turn and everybody's points: what anybody may see."""
    view = game.view(game.seats)
    return view.turn, tuple([seat.score for seat in view.seats])


def seed_bytes(seed: str) -> bytes:
    """Make the seed of a match from a word, for tests."""
    return blake2b(seed.encode(), digest_size=32).digest()
