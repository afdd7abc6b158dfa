"""The table as lines: counters, marks, and moves whose price depends on the way."""

from types import SimpleNamespace
from typing import cast

import pytest

from everfree.ccg.cards import POOL, PRINTED
from everfree.ccg.cards.premiere.friends_orange import APPLE_COBBLER_HEADSTRONG
from everfree.ccg.cards.premiere.resources_attached import HARD_HAT
from everfree.ccg.game import Game
from everfree.ccg.language import (
    FOAL,
    FRIEND,
    HOME,
    MANE,
    OPPONENT,
    POWER_COUNTER,
    TEAMWORK,
    YELLOW,
    YOU,
    Another,
    ChooseNumber,
    Continuous,
    Gain,
    HasAbilities,
    NameCard,
    PutCounters,
    PutDilemma,
    PutTokens,
    Score,
    Sequence,
    cards,
    each,
    main_phase,
    showy,
    token,
)
from everfree.ccg.view import TextView, event_for, view_of
from everfree.messages import Messages
from everfree.telling.board import Board
from everfree.telling.events import Teller
from everfree.telling.own_cards import OwnCards
from everfree.telling.questions import Asking
from everfree.telling.reasons import Reasons
from everfree.telling.said import Said
from everfree.telling.speaking import speak
from everfree.telling.voice import Voice
from everfree.testing import Table, piece, plain

MINE, THEIRS = POOL["pr162"], POOL["pr167"]


CATALOGUE = {language: Messages(language) for language in ("en", "fr")}
VOICE = Voice(0, 2)


def spoken(told: Said, language: str = "en") -> str:
    """Say a sentence to the first seat."""
    return speak(told, CATALOGUE[language], ["", "Pixel"])


def seen(table: Table) -> Board:
    """Give the board as its first seat sees it."""
    return Board(VOICE, view_of(table.game, 0))


def lines(table: Table, language: str = "en") -> list[str]:
    """Say the board."""
    return [spoken(line, language) for line in seen(table).lines()]


def own_cards_of(table: Table) -> OwnCards:
    """Give what the first seat can ask the game."""
    return OwnCards(cast(Game, SimpleNamespace(kernel=table.game, state=table.state)), 0)


def options(table: Table) -> list[str]:
    """Say the options of the open question."""
    board = seen(table)
    assert board.view.question is not None
    asking = Asking(board, own_cards_of(table), board.view.question)
    return [spoken(asking.option(one)) for one in board.view.question.options]


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Let stand-in cards be named like printed ones."""
    for put in (WALKER, STAR, EAGER, CRITTER, MAKER, ODD, SEEKER, LEADER, MATE, TEACHER, PUPIL):
        monkeypatch.setitem(PRINTED, put.id, put)
    return monkeypatch


WALKER, STAR = plain(), plain(keywords=(showy(1),))
EAGER = plain(abilities=(main_phase(PutCounters(count=2)),))
CRITTER = token(1, YELLOW, "Critter")
MAKER = plain(abilities=(main_phase(PutTokens(CRITTER, 1_000, place=HOME)),))
ODD = plain(abilities=(main_phase(Sequence((ChooseNumber(), NameCard(YOU, MANE)))),))
SEEKER = plain(abilities=(main_phase(PutDilemma(OPPONENT)),))
PARAGRAPHS = (main_phase(Gain(1)), main_phase(Score(1)))
LEADER, MATE = plain(traits=(FOAL,), keywords=(TEAMWORK,), abilities=PARAGRAPHS), plain(traits=(FOAL,))
TEACHER = plain(abilities=(Continuous((HasAbilities(PARAGRAPHS),), each(cards(FRIEND, Another()))),))
PUPIL = plain(abilities=(main_phase(Gain(2)),))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        (
            "en",
            "  Apple Cobbler, Headstrong (power 3, orange), with 2 +1 power counters and 1 Harmony counter, "
            "cutie marked",
        ),
        (
            "fr",
            "  Apple Cobbler, Headstrong (puissance 3, orange), avec 2 marqueurs +1 puissance et "
            "1 marqueur Harmony, avec sa Cutie Mark",
        ),
    ],
)
def test_counters_are_told_with_their_card(language: str, line: str) -> None:
    """A card in play is named with the counters on it and its mark."""
    counters = (POWER_COUNTER, "Harmony", POWER_COUNTER)
    marked = piece(APPLE_COBBLER_HEADSTRONG, counters=counters, cutie_marked=True)

    assert line in lines(Table(home=[marked], problem=MINE, opponent_problem=THEIRS), language)


def test_counters_on_other_cards() -> None:
    """A Resource has its counters told as well."""
    hat = piece(HARD_HAT, counters=("Gold",))
    table = Table(
        home=[piece(APPLE_COBBLER_HEADSTRONG, attached=(hat,))], problem=MINE, opponent_problem=THEIRS
    )

    assert any("Hard Hat (Resource), with 1 Gold counter" in line for line in lines(table))


@pytest.mark.usefixtures("known")
def test_counters_that_come_are_told() -> None:
    """The event names how many counters of which kind, in both languages."""
    table = Table(home=[EAGER]).use(EAGER)
    (event,) = [one for one in table.game.events or () if one.key == "put-counters"]
    view = view_of(table.game, 0)

    told = [
        spoken(Teller(VOICE, view.areas).sentence(event_for(event, 0)), language) for language in ("en", "fr")
    ]

    assert told == [
        f'"{EAGER.name}" gets 2 +1 power counters.',
        f"La carte «\u00a0{EAGER.name}\u00a0» reçoit 2 marqueurs +1 puissance.",
    ]


@pytest.mark.usefixtures("known")
def test_a_move_may_cost_more_to_some_places() -> None:
    """The option tells the least and the greatest price; why tells the price of each way."""
    table = Table(home=[WALKER], opponent_mine=[STAR], tokens=3, problem=MINE, opponent_problem=THEIRS)
    board, own_cards = seen(table), own_cards_of(table)
    question = board.view.question
    assert question is not None
    (move,) = [one for one in question.options if one.verb == "move" and one.name == WALKER.id]

    assert spoken(Asking(board, own_cards, question).option(move)) == (
        f'Move "{WALKER.name}" away from home for 2 to 3 action tokens, depending on where it goes.'
    )
    (card,) = [one for one in board.view.play if one.card == WALKER.id]
    told = [spoken(line) for line in Reasons(board, own_cards).why_card(card)]
    prices = [line for line in told if line.startswith("Price of moving")]
    assert [line.rpartition(": ")[2] for line in prices] == ["3.", "2."]


def told_of(table: Table, key: str, language: str = "en") -> list[str]:
    """Tell the events of one kind to the first seat."""
    teller = Teller(VOICE, view_of(table.game, 0).areas)
    told = teller.lines([event_for(one, 0) for one in table.game.events or () if one.key == key])
    return [spoken(line.text, language) for line in told]


@pytest.mark.usefixtures("known")
def test_a_stack_of_tokens_is_one_line() -> None:
    """A thousand tokens are told as what they are and how many, on the table and as they come."""
    table = Table(home=[MAKER], problem=MINE, opponent_problem=THEIRS).use(MAKER)

    assert "  Critter (power 1, yellow) × 1,000" in lines(table)
    assert told_of(table, "entered") == ['"Critter × 1,000" enters play at your home.']


@pytest.mark.usefixtures("known")
def test_a_dilemma_is_told_as_one() -> None:
    """The Problem with an area of its own is called a Dilemma, and so is its coming."""
    table = Table(home=[SEEKER], problem=MINE, opponent_problem=THEIRS, opponent_next_problem=MINE).use(
        SEEKER
    )

    assert any(line.startswith(f'Pixel\'s Dilemma: "{MINE.name}"') for line in lines(table))
    assert told_of(table, "entered") == [f'Pixel\'s Dilemma "{MINE.name}" is in play.']
    assert told_of(table, "entered", "fr") == [f"Le Dilemme de Pixel, «\u00a0{MINE.name}\u00a0», est en jeu."]


@pytest.mark.usefixtures("known")
def test_numbers_and_names_are_asked_for() -> None:
    """A range of numbers is one option; names are told by name."""
    table = Table(home=[ODD], problem=MINE, opponent_problem=THEIRS).use(ODD)
    assert options(table) == ["Any number from 0 to 1,000,000,000,000."]

    table.number(3)

    assert options(table) == [POOL["pr2"].name, POOL["pr1"].name]


@pytest.mark.usefixtures("known")
def test_lent_abilities_are_told_apart() -> None:
    """Each of two abilities a Friend has from its leader is read out with the leader's text."""
    table = Table(mine=[LEADER, MATE], problem=MINE, opponent_problem=THEIRS)
    board = seen(table)
    question = board.view.question
    assert question is not None
    mine = [one for one in question.options if one.verb == "use" and one.name == MATE.id]

    assert [one.text for one in mine] == [TextView(LEADER.id, ability=1), TextView(LEADER.id, ability=2)]
    assert [spoken(Asking(board, own_cards_of(table), question).option(one)) for one in mine] == [
        f'Use "{MATE.name}". Main Phase: Gain [1].',
        f'Use "{MATE.name}". Main Phase: Score a point.',
    ]


@pytest.mark.usefixtures("known")
def test_abilities_written_into_a_text_are_told_apart() -> None:
    """Abilities that a card is given in quotation marks are read out from the text that gives them."""
    table = Table(home=[TEACHER, PUPIL], problem=MINE, opponent_problem=THEIRS)
    board = seen(table)
    question = board.view.question
    assert question is not None

    given = [one for one in question.options if one.verb == "use" and one.name == PUPIL.id]

    assert [spoken(Asking(board, own_cards_of(table), question).option(one)) for one in given] == [
        f'Use "{PUPIL.name}". Main Phase: Gain [2].',
        f'Use "{PUPIL.name}". Main Phase: Gain [1].',
        f'Use "{PUPIL.name}". Main Phase: Score a point.',
    ]
