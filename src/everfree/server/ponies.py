"""Everything the server knows of the pony card game; the rest of this room hosts any game."""

from functools import reduce
from hashlib import blake2b
from operator import or_
from typing import Any

import msgspec

from everfree.ccg.commands import SetStops
from everfree.ccg.decks.deck import Deck
from everfree.ccg.editions import EDITIONS
from everfree.ccg.stops import Stops
from everfree.ccg.table import PonyTable, header
from everfree.ccg.view import EventView
from everfree.players.sealed import Sealed, sealed
from everfree.server.protocol import LogLine, StopsView
from everfree.table.commands import Command
from everfree.table.game import Game, GameKind
from everfree.table.log import Header
from everfree.telling.events import Teller
from everfree.telling.onlooker import Onlooker
from everfree.telling.voice import Voice

SEATS = 2


def new_header(decks: list[Deck], *, seed: bytes, edition: str) -> Header:
    """Say how a match of these decks begins; every seat is asked on public grounds alone."""
    return header(decks, seed, options=EDITIONS[edition])


def decoder(kind: GameKind) -> "msgspec.json.Decoder[Command]":
    """Give what reads the commands of a game."""
    kinds: Any = reduce(or_, kind.commands)
    return msgspec.json.Decoder(kinds)


def set_stops(seat: int, wanted: StopsView) -> SetStops:
    """Give the command that declares where *seat* wants to be asked."""
    return msgspec.convert(wanted, Stops, from_attributes=True).to_command(seat)


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
    assert isinstance(game, PonyTable)
    onlooker = Onlooker(game, viewer)
    position: dict[str, Any] = {
        "game": onlooker.view,
        "status": onlooker.status(),
        "asked": onlooker.asked(),
        "greys": onlooker.greys(),
        "stakes": onlooker.stakes(),
    }
    if viewer < game.seats:
        position["stops"] = msgspec.convert(game.stops(viewer), StopsView, from_attributes=True)
    return position


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
