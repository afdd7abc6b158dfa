"""Tables a guest can open: a match against a computer or a friend, a lesson, or the trial of a card."""

from collections.abc import Container
from hashlib import blake2b

import msgspec

from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.fan_made import FanMade, texts_of
from everfree.ccg.decks.lists import UnreadableDeck
from everfree.ccg.decks.rulebooks import CHOICES, edition_for
from everfree.ccg.editions import EDITIONS
from everfree.ccg.language import Card
from everfree.ccg.stops import stops_against
from everfree.ccg.table import header
from everfree.ccg.trying import can_try, deck_to_try, match_to_try
from everfree.lessons import COMPUTER, LESSONS, header_of, lesson_in
from everfree.players.levels import GENTLEST, LEVELS
from everfree.server.card_game import decks
from everfree.server.card_game.fan_made import read_cards
from everfree.server.hosting import Opening, Side
from everfree.server.protocol import NewTable
from everfree.server.refusals import RequestRefused
from everfree.table.commands import Command
from everfree.table.log import Header
from everfree.table.match import Match

POLICIES = ("free", "ask", "off")


def opening(wish: NewTable, seed: bytes) -> Opening:
    """Return the table that a guest wishes for; raise `RequestRefused`.

    The same wish with the same seed always gives the same table, decks drawn by chance included.
    """
    if wish.against == "lesson":
        return _lesson(wish.lesson, seed)
    draw = int.from_bytes(blake2b(seed, digest_size=8, person=b"everfree-decks").digest(), "big")
    if wish.card:
        match = trial(wish.card, seed, decks.chosen("", draw))
        return _prepared(match.log.header, GENTLEST, tuple(match.log.commands))
    _check(wish.against, ("computer", "friend"), "table-no-such-opponent")
    _check(wish.undo_policy, POLICIES, "table-no-such-policy")
    _check(wish.edition, CHOICES, "table-no-such-edition")
    level = wish.level or GENTLEST
    _check(level, LEVELS, "table-no-such-level")
    sent = _sent(wish.cards)
    if sent.deck is not None and not wish.deck:
        deck = decks.legal(sent.deck, sent.cards)
    else:
        deck = decks.chosen(wish.deck, draw, fan_made=sent.cards)
    sides: tuple[Side, ...] = (Side(written(deck)),)
    if wish.against == "computer":
        sides = (*sides, Side(written(decks.chosen("", draw, other=deck.name)), level))
    return Opening(sides, wish.undo_policy, wish.edition, tuple(texts_of(sent.cards)))


def _sent(cards: str) -> FanMade:
    try:
        return read_cards(cards)
    except UnreadableDeck as unreadable:
        raise decks.unread(unreadable) from None


def _lesson(lesson: str, seed: bytes) -> Opening:
    if lesson not in LESSONS:
        raise RequestRefused("table-no-such-lesson")
    head = header_of(LESSONS[lesson], seed)
    return _prepared(head, lesson_level(head))


def lesson_level(head: Header) -> str:
    """Return the level of the computer in a lesson."""
    lesson = lesson_in(head)
    return COMPUTER if lesson is None or lesson.game is None else lesson.game.level


def trial(card: str, seed: bytes, other: Deck) -> Match:
    """Return a match in which the first seat can try a card; raise `RequestRefused` if it can't be tried."""
    if not can_try(card):
        raise RequestRefused("table-cannot-try", 422)
    usual = new_header(
        [deck_to_try(card), other], seed=seed, edition="comprehensive", computers=frozenset((1,))
    )
    return match_to_try(card, usual)


def _prepared(head: Header, level: str, commands: tuple[Command, ...] = ()) -> Opening:
    """Return a match against a computer of a level that begins in the middle of a game."""
    mine, others = [msgspec.json.encode(deck) for deck in head.setup["decks"]]
    sides = (Side(mine), Side(others, level))
    return Opening(sides, "free", "comprehensive", header=head, commands=commands)


def new_header(
    decks: list[Deck],
    *,
    seed: bytes,
    edition: str,
    fan_made: tuple[Card, ...] = (),
    computers: frozenset[int] = frozenset(),
) -> Header:
    """Return the header of a match; its seats have public stops, so that being asked reveals no card.

    *computers* lists the seats of computer players. The *edition* may be left to the decks.
    """
    stops = stops_against(computers, len(decks))
    options = EDITIONS[edition_for(edition, decks)]
    return header(decks, seed, stops=stops, options=options, fan_made=fan_made)


def written(deck: Deck) -> bytes:
    """Return a deck as it is stored with its seat."""
    return msgspec.json.encode(deck)


def _check(word: str, known: Container[str], key: str) -> None:
    if word not in known:
        raise RequestRefused(key)
