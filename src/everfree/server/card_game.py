"""Everything in the server that depends on the pony card game; the other modules could host any game."""

from functools import reduce
from hashlib import blake2b
from operator import or_
from typing import Any

import msgspec

from everfree.ccg.commands import Correct, Correction, SetStops
from everfree.ccg.decks.deck import Deck
from everfree.ccg.editions import EDITIONS
from everfree.ccg.stops import Stops
from everfree.ccg.table import PonyTable, header, names_listed
from everfree.ccg.view import EventView
from everfree.players.sealed import Sealed, sealed
from everfree.server.protocol import LogLine, Preview
from everfree.table.commands import TABLE, Command
from everfree.table.game import Game, GameKind, Refused
from everfree.table.log import Header
from everfree.telling.events import Teller
from everfree.telling.onlooker import Onlooker
from everfree.telling.said import Said
from everfree.telling.voice import Voice

SEATS = 2


def new_header(decks: list[Deck], *, seed: bytes, edition: str) -> Header:
    """Return the header of a match; its seats have public stops, so that being asked reveals no card."""
    return header(decks, seed, options=EDITIONS[edition])


def decoder(kind: GameKind) -> "msgspec.json.Decoder[Command]":
    """Return a JSON decoder for the commands of a game."""
    kinds: Any = reduce(or_, kind.commands)
    return msgspec.json.Decoder(kinds)


def set_stops(seat: int, wanted: Stops) -> SetStops:
    """Return the command that declares in which windows *seat* wants to be asked."""
    return wanted.to_command(seat)


def correction(by: int, changes: tuple[Correction, ...]) -> Correct:
    """Return the command that corrects the position as *by* proposes."""
    return Correct(TABLE, by=by, changes=changes)


def check_correction(game: Game, command: Correct) -> None:
    """Raise `Refused` if a correction can't be applied to the position."""
    assert isinstance(game, PonyTable)
    game.check(command)


def correction_sentences(game: Game, viewer: int, by: int, changes: tuple[Correction, ...]) -> list[Said]:
    """Apply a correction to a copy of the game, and return the log lines that the viewer would read."""
    assert isinstance(game, PonyTable)
    narrator = Narrator(game, viewer)
    before = game.told(viewer, 0)
    narrator.lines(before)
    copied = game.copy()
    copied.apply(correction(by, changes))
    events = copied.told(viewer, len(before))
    return [line.text for line in narrator.lines(events) if line.event.startswith("corrected")]


def preview(game: Game, seat: int, option: int, nonce: str) -> Preview:
    """Return what an option is certain to change, as far as *seat* may know."""
    assert isinstance(game, PonyTable)
    asked = game.view(seat).question
    if asked is None:
        raise Refused("not-asked")
    if not 0 <= option < len(asked.options):
        raise Refused("no-such-option")
    return Onlooker(game, seat).preview(option, nonce)


def keeps_question(command: Command) -> bool:
    """Tell whether a command leaves the open question unchanged."""
    return isinstance(command, SetStops)


class Narrator:
    """Turns the events of one viewer into log lines."""

    def __init__(self, game: Game, viewer: int) -> None:
        self._teller = Teller(Voice(viewer, game.seats), game.view(viewer).areas)

    def lines(self, events: list[EventView]) -> list[LogLine]:
        """Return the lines of *events*, which must follow those passed before."""
        return self._teller.lines(events)


def position(game: Game, viewer: int) -> dict[str, Any]:
    """Return the members of `TableView` that describe the position to a viewer."""
    assert isinstance(game, PonyTable)
    onlooker = Onlooker(game, viewer)
    position: dict[str, Any] = {
        "game": onlooker.view,
        "status": onlooker.status(),
        "asked": onlooker.asked(),
        "greys": onlooker.greys(),
        "stakes": onlooker.stakes(),
        "aloud": onlooker.aloud(),
    }
    if viewer < game.seats:
        position["stops"] = game.stops(viewer)
    return position


def question(game: Game, seat: int, head: Header, *, seed: int) -> Sealed:
    """Seal the open question of a computer's seat, without anything the seat can't know."""
    assert isinstance(game, PonyTable)
    decks = msgspec.json.encode(head.setup["decks"])
    options = msgspec.json.encode(head.setup["options"])
    names = msgspec.json.encode(names_listed(head))
    return sealed(game.played, seat, decks=decks, options=options, names=names, seed=seed)


def standing(game: Game) -> tuple[int, tuple[int, ...]]:
    """Return the turn number and the points by seat, which are public."""
    view = game.view(game.seats)
    return view.turn, tuple([seat.score for seat in view.seats])


def seed_bytes(seed: str) -> bytes:
    """Make the seed of a match from a word, for tests."""
    return blake2b(seed.encode(), digest_size=32).digest()
