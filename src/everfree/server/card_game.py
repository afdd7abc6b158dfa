"""Everything in the server that depends on the pony card game; the other modules could host any game."""

from functools import reduce
from hashlib import blake2b
from operator import or_
from typing import Any

import msgspec

from everfree.ccg.commands import Correct, Correction, SetStops
from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.fan_made import (
    NONE,
    FanMade,
    cards_from,
    deck_with,
    is_fan_made,
    printed_with,
    read_fan_made,
)
from everfree.ccg.editions import EDITIONS
from everfree.ccg.language import Card
from everfree.ccg.stops import Stops, stops_against
from everfree.ccg.table import AnswerStep, PonyTable, header, names_listed
from everfree.ccg.view import EventView
from everfree.ccg.written import CardRefused
from everfree.players.sealed import Sealed, sealed
from everfree.players.unthought import unthought
from everfree.server.protocol import LogLine, Preview
from everfree.server.refusals import RequestRefused, other_version
from everfree.table.commands import TABLE, Answer, Command
from everfree.table.game import Game, GameKind, Refused
from everfree.table.log import Header
from everfree.telling.cards import PrintedCard, printed
from everfree.telling.events import Teller
from everfree.telling.onlooker import Onlooker
from everfree.telling.said import Said
from everfree.telling.voice import Voice

SEATS = 2


def new_header(
    decks: list[Deck],
    *,
    seed: bytes,
    edition: str,
    fan_made: tuple[Card, ...] = (),
    computers: frozenset[int] = frozenset(),
) -> Header:
    """Return the header of a match; its seats have public stops, so that being asked reveals no card.

    *computers* lists the seats of computer players.
    """
    stops = stops_against(computers, len(decks))
    return header(decks, seed, stops=stops, options=EDITIONS[edition], fan_made=fan_made)


def read_cards(text: str) -> FanMade:
    """Read the fan-made cards a guest sent, none if *text* is empty; cards without a deck get one.

    Raise `RequestRefused`, or `UnreadableDeck`.
    """
    if not text:
        return NONE
    try:
        found = read_fan_made(text)
    except CardRefused as refused:
        where, key = refused.where or "card", f"card-refused-{refused.reason}"
        raise RequestRefused(key, 422, where=where, what=refused.what) from None
    return FanMade(found.cards, found.deck or deck_with(found.cards))


def cards_of(texts: tuple[str, ...]) -> tuple[Card, ...]:
    """Return the fan-made cards of a stored table; raise `RequestRefused` if this version can't read them."""
    try:
        return cards_from(texts)
    except CardRefused:
        raise other_version() from None


def printed_cards(texts: tuple[str, ...], language: str) -> dict[str, PrintedCard]:
    """Return the fan-made cards of a table and their tokens for a client, by id."""
    cards = printed_with(cards_of(texts))
    return {card: printed(cards[card], language) for card in cards if is_fan_made(card)}


def ids_of(texts: tuple[str, ...]) -> tuple[str, ...]:
    """Return the ids of the fan-made cards of a table; none if this version can't read them."""
    try:
        return tuple([card.id for card in cards_from(texts)])
    except CardRefused:
        return ()


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
        assert isinstance(game, PonyTable)
        self._teller = Teller(Voice(viewer, game.seats, game.printed), game.view(viewer).areas)

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
        "effects": onlooker.effects(),
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
    cards = msgspec.json.encode(head.setup.get("cards", []))
    return sealed(game.played, seat, decks=decks, options=options, names=names, seed=seed, cards=cards)


def step_of(game: Game, command: Command) -> AnswerStep | None:
    """Return what the answer in *command* would be a step of; None if it answers no open question."""
    assert isinstance(game, PonyTable)
    if not isinstance(command, Answer) or command.seat not in game.asked() or not command.options:
        return None
    return game.step_of(command)


def is_foregone(game: Game) -> bool:
    """Tell whether everybody knows that the open question has a single answer."""
    assert isinstance(game, PonyTable)
    return game.is_foregone()


def unthought_answer(game: Game, seat: int, seed: int) -> int:
    """Return a legal answer for a computer that can't think, the same for the same position and seed."""
    asked = game.view(seat).question
    assert asked is not None
    return unthought(asked, seed)


def standing(game: Game) -> tuple[int, tuple[int, ...]]:
    """Return the turn number and the points by seat, which are public."""
    view = game.view(game.seats)
    return view.turn, tuple([seat.score for seat in view.seats])


def seed_bytes(seed: str) -> bytes:
    """Make the seed of a match from a word, for tests."""
    return blake2b(seed.encode(), digest_size=32).digest()
