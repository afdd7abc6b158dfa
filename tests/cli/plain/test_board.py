"""The table as lines: counters, marks, and moves whose price depends on the way."""

from types import SimpleNamespace
from typing import cast

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.cards.premiere.friends_orange import APPLE_COBBLER_HEADSTRONG
from everfree.ccg.cards.premiere.resources import HARD_HAT
from everfree.ccg.game import Game
from everfree.ccg.language import POWER_COUNTER, PutCounters, main_phase, showy
from everfree.ccg.view import event_for, view_of
from everfree.cli.plain.board import Board
from everfree.cli.plain.events import Teller
from everfree.cli.plain.eyes import Eyes
from everfree.cli.plain.questions import Asking
from everfree.cli.plain.reasons import Reasons
from everfree.cli.plain.voice import Voice
from everfree.messages import Messages
from everfree.testing import Table, piece, plain

MINE, THEIRS = POOL["pr162"], POOL["pr167"]


def seen(table: Table, language: str = "en") -> Board:
    """Give the board as its first seat sees it."""
    return Board(Voice(Messages(language), 0, ["", "Pixel"]), view_of(table.game, 0))


def eyes_of(table: Table) -> Eyes:
    """Give what the first seat can ask the game."""
    return Eyes(cast(Game, SimpleNamespace(kernel=table.game, state=table.state)), 0)


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Let stand-in cards be named like printed ones."""
    for put in (WALKER, STAR, EAGER):
        monkeypatch.setitem(POOL, put.id, put)
    return monkeypatch


WALKER, STAR = plain(), plain(keywords=(showy(1),))
EAGER = plain(abilities=(main_phase(PutCounters(count=2)),))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        (
            "en",
            "  Apple Cobbler, Headstrong (power 3, orange), with 2 +1 power counters; 1 Harmony counter, "
            "cutie marked",
        ),
        (
            "fr",
            "  Apple Cobbler, Headstrong (puissance 3, orange), avec 2 marqueurs +1 puissance\u00a0; "
            "1 marqueur Harmony, avec sa Cutie Mark",
        ),
    ],
)
def test_counters_are_told_with_their_card(language: str, line: str) -> None:
    """A card in play is named with the counters on it and its mark."""
    counters = (POWER_COUNTER, "Harmony", POWER_COUNTER)
    marked = piece(APPLE_COBBLER_HEADSTRONG, counters=counters, cutie_marked=True)

    assert line in seen(Table(home=[marked], problem=MINE, opponent_problem=THEIRS), language).lines()


def test_counters_on_other_cards() -> None:
    """A Resource has its counters told as well."""
    hat = piece(HARD_HAT, counters=("Gold",))
    table = Table(
        home=[piece(APPLE_COBBLER_HEADSTRONG, attached=(hat,))], problem=MINE, opponent_problem=THEIRS
    )

    assert any("Hard Hat (Resource), with 1 Gold counter" in line for line in seen(table).lines())


@pytest.mark.usefixtures("known")
def test_counters_that_come_are_told() -> None:
    """The event names how many counters of which kind, in both languages."""
    table = Table(home=[EAGER]).use(EAGER)
    (event,) = [one for one in table.game.events or () if one.key == "put-counters"]
    view = view_of(table.game, 0)

    told = [
        Teller(Voice(Messages(language), 0, ["", "Pixel"]), view.areas).sentence(event_for(event, 0))
        for language in ("en", "fr")
    ]

    assert told == [
        f'"{EAGER.name}" gets 2 +1 power counters.',
        f"La carte «\u00a0{EAGER.name}\u00a0» reçoit 2 marqueurs +1 puissance.",
    ]


@pytest.mark.usefixtures("known")
def test_a_move_may_cost_more_to_some_places() -> None:
    """The option says from how many tokens up; why tells the price of each way."""
    table = Table(home=[WALKER], opponent_mine=[STAR], tokens=3, problem=MINE, opponent_problem=THEIRS)
    board, eyes = seen(table), eyes_of(table)
    question = board.view.question
    assert question is not None
    (move,) = [one for one in question.options if one.verb == "move" and one.name == WALKER.id]

    assert Asking(board, eyes, question).option(move) == (
        f'Move "{WALKER.name}" away from home, from 2 action tokens up.'
    )
    (card,) = [one for one in board.view.play if one.card == WALKER.id]
    prices = [line for line in Reasons(board, eyes).why_card(card) if line.startswith("Price of moving")]
    assert [line.rpartition(": ")[2] for line in prices] == ["3.", "2."]
