"""Everything in the server that depends on the pony card game; the other modules could host any game."""

from copy import copy
from functools import reduce
from hashlib import blake2b
from operator import or_
from typing import Any, Final

import msgspec
from msgspec.structs import replace

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
from everfree.ccg.trying import can_try, deck_to_try, match_to_try
from everfree.ccg.view import EventView, ToldCard
from everfree.ccg.written import CardRefused
from everfree.lessons import (
    COMPUTER,
    LEARNER,
    LESSONS,
    coach,
    header_of,
    lesson_in,
    scripted_answer,
)
from everfree.players.sealed import Sealed, sealed
from everfree.players.unthought import unthought
from everfree.server.protocol import OTHER_VERSION, Asked, LogLine, Preview
from everfree.server.refusals import RequestRefused, unplayable
from everfree.table.commands import TABLE, Answer, Command
from everfree.table.game import Game, GameKind, Refused
from everfree.table.log import Header
from everfree.table.match import Match
from everfree.telling.cards import PrintedCard, printed
from everfree.telling.events import Teller
from everfree.telling.memory import Memory
from everfree.telling.onlooker import Onlooker
from everfree.telling.said import Said
from everfree.telling.voice import Voice

SEATS = 2
NO_CARD: Final = ToldCard(0)
"""Stands for a card that a viewer does not know."""


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


def trial(card: str, seed: bytes, other: Deck) -> Match:
    """Return a match in which the first seat can try a card; raise `RequestRefused` if it can't be tried."""
    if not can_try(card):
        raise RequestRefused("table-cannot-try", 422)
    decks = [deck_to_try(card), other]
    return match_to_try(
        card, new_header(decks, seed=seed, edition="comprehensive", computers=frozenset((1,)))
    )


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
        raise unplayable(OTHER_VERSION) from None


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


def check_proposal(game: Game, by: int, changes: tuple[Correction, ...]) -> None:
    """Raise `Refused` if a correction can't be proposed by *by*: it is not possible, or *by* can't know it.

    An action that another player has begun does not matter, so that a refusal does not betray it; that player
    completes or cancels it before agreeing.
    """
    assert isinstance(game, PonyTable)
    for change in changes:
        if change.what == "fetch":  # its refusal would tell what is left in a deck
            raise Refused("no-such-change")
        if change.what in ("move", "counters") and not game.knows(by, by, change.card):
            raise Refused("no-such-card")
    _without_action(game, by).check(correction(by, changes))


def correction_sentences(
    game: Game, narrator: "Narrator", viewer: int, by: int, changes: tuple[Correction, ...]
) -> list[Said]:
    """Return the log lines of a proposed correction, told to a viewer with what the viewer knows now.

    *narrator* has told the viewer everything that happened so far; it is of no use afterwards.

    The correction is applied to a copy of the game, which reveals the cards it moves to where everybody sees
    them; before everybody has agreed they stay hidden.
    """
    assert isinstance(game, PonyTable)
    copied = _without_action(game)
    start = len(copied.told(viewer, 0))
    copied.apply(correction(by, changes))
    told = [event for event in copied.told(viewer, start) if event.key.startswith("corrected")]
    events = [
        event if not event.cards or game.knows(viewer, by, change.card) else replace(event, cards=(NO_CARD,))
        for event, change in zip(told, changes, strict=True)
    ]
    return [line.text for line in narrator.lines(events)]


def _without_action(game: PonyTable, except_of: int = -1) -> PonyTable:
    """Return a copy of the game; an action that a player has begun, other than *except_of*, is cancelled."""
    copied = game.copy()
    question = copied.played.state.question
    if question is not None and question.can_cancel and question.seat != except_of:
        copied.played.cancel()
    return copied


def preview(game: Game, seat: int, option: int, nonce: str) -> Preview:
    """Return what an option is certain to change, as far as *seat* may know."""
    assert isinstance(game, PonyTable)
    asked = game.view(seat).question
    if asked is None:
        raise Refused("not-asked")
    if not 0 <= option < len(asked.options):
        raise Refused("no-such-option")
    return Onlooker(game, seat).preview(option, nonce)


def is_correction(command: Command) -> bool:
    """Tell whether a command corrects the position by hand."""
    return isinstance(command, Correct)


def keeps_question(command: Command) -> bool:
    """Tell whether a command leaves the open question unchanged."""
    return isinstance(command, SetStops)


def is_private(game: Game, command: Command) -> bool:
    """Tell whether *command*, the last one of *game*, must not be noticed by anybody but its seat."""
    assert isinstance(game, PonyTable)
    return isinstance(command, (Answer, SetStops)) and game.is_last_private


class Narrator:
    """Turns the events of one viewer into log lines."""

    def __init__(self, game: Game, viewer: int) -> None:
        assert isinstance(game, PonyTable)
        self._teller = Teller(Voice(viewer, game.seats, game.printed), game.view(viewer).areas)

    def copy(self) -> "Narrator":
        """Return an independent narrator that has been told the same events."""
        other = copy(self)
        other._teller = self._teller.copy()
        return other

    def to_bytes(self) -> bytes:
        """Return what it keeps track of, for `restored`."""
        return self._teller.to_bytes()

    @staticmethod
    def restored(game: Game, viewer: int, data: bytes) -> "Narrator":
        """Return a narrator that has been told the same events as the one that gave *data*."""
        assert isinstance(game, PonyTable)
        narrator = Narrator.__new__(Narrator)
        narrator._teller = Teller.restored(Voice(viewer, game.seats, game.printed), data)
        return narrator

    def lines(self, events: list[EventView]) -> list[LogLine]:
        """Return the lines of *events*, which must follow those passed before."""
        return self._teller.lines(events)


def position(game: Game, viewer: int, memory: Memory | None = None) -> dict[str, Any]:
    """Return the members of `TableView` that describe the position to a viewer.

    *memory* has what was built for the same viewer at the last position.
    """
    assert isinstance(game, PonyTable)
    onlooker = Onlooker(game, viewer, memory)
    position: dict[str, Any] = {
        "goal": game.goal,
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


def coached(game: Game, viewer: int, head: Header, asked: Asked | None, kinds: list[str]) -> dict[str, Any]:
    """Return the members of `TableView` that a lesson adds for the learner; empty if there is no lesson.

    *kinds* are the kinds of questions the learner has answered. No answer is given by itself, because the
    learner should read the coach's sentence first.
    """
    assert isinstance(game, PonyTable)
    lesson = lesson_in(head)
    if lesson is None or viewer != LEARNER:
        return {}
    told: dict[str, Any] = {"coach": coach(lesson, game, asked, kinds)}
    if asked is not None:
        told["asked"] = replace(asked, goes_on=False)
    return told


def lesson_header(lesson: str, seed: bytes) -> Header:
    """Return the header of a lesson's match; raise `RequestRefused` if there is no such lesson."""
    if lesson not in LESSONS:
        raise RequestRefused("table-no-such-lesson")
    return header_of(LESSONS[lesson], seed)


def needs_all_events(head: Header) -> bool:
    """Tell whether views need the events of the whole match: a coach asks what has happened."""
    return lesson_in(head) is not None


def lesson_again(head: Header | None, seed: bytes) -> Header | None:
    """Return the header of another match of the same lesson; None if *head* is of no lesson."""
    lesson = None if head is None else lesson_in(head)
    return None if lesson is None else header_of(lesson, seed)


def lesson_level(head: Header) -> str:
    """Return the level of the computer in a lesson."""
    lesson = lesson_in(head)
    return COMPUTER if lesson is None or lesson.game is None else lesson.game.level


def decks_in(head: Header) -> list[Deck]:
    """Return the decks of a match."""
    return [msgspec.convert(deck, Deck) for deck in head.setup["decks"]]


def answer_by_script(game: Game, head: Header) -> int:
    """Return what the computer of a lesson answers."""
    assert isinstance(game, PonyTable)
    lesson = lesson_in(head)
    return 0 if lesson is None else scripted_answer(lesson, game.played)


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


def reveals_before_last(game: Game, command: Answer) -> bool:
    """Tell whether an answer before the last one draws at random or shows its seat what it did not know."""
    assert isinstance(game, PonyTable)
    return game.reveals_before_last(command)


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
