"""A long list of names, searched by what a person types."""

import pytest
from tests.cli.plain.conftest import Seat

from everfree.ccg.cards import POOL
from everfree.ccg.decks.theme import THEME_DECKS
from everfree.ccg.game import NAMES, Game
from everfree.ccg.table import PonyTable, start
from everfree.ccg.vocab import FRIEND, WHITE
from everfree.cli.opening import beginning
from everfree.cli.plain.session import Session
from everfree.cli.sitting import Sitting
from everfree.cli.speaker import Speaker
from everfree.messages import Messages
from everfree.players import RandomPlayer
from everfree.table.match import Match
from everfree.testing import Table

ALLY = next(
    card
    for card in POOL.values()
    if card.type == FRIEND and card.front.colours == WHITE and card.front.power >= 2
)
"""Enough power to play Octavia."""
OCTAVIA = POOL["eo69"]


def seated(language: str = "en") -> Seat:
    """Sit down where Octavia has just been played and a card is to be named."""
    table = Table(
        home=[ALLY],
        mane=POOL["pr1"],
        hand=[OCTAVIA],
        problem=POOL["pr172"],
        opponent_mane=POOL["pr1"],
        opponent_problem=POOL["pr170"],
        opponent_deck=[POOL["pr60"]] * 3,
        deck=[POOL["pr60"]] * 3,
        tokens=9,
        names=NAMES,
    ).play(OCTAVIA, "home")
    game = Game.__new__(Game)
    game.kernel = table.game
    match = Match(beginning(THEME_DECKS["rainbow-dash"], 1), start)
    match.game = PonyTable(game)
    speaker = Speaker(Messages(language), 0, ["", "Pixel"])
    printed: list[str] = []
    sitting = Sitting(match, speaker, players={1: RandomPlayer(1)}, keep=lambda _: None)
    return Seat(Session(sitting, stand_in=RandomPlayer(1), say=printed.append), printed)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", f"There are {len(NAMES):,} names."),
        ("fr", f"Il y a {len(NAMES):,} noms.".replace(",", "\N{NARROW NO-BREAK SPACE}")),
    ],
)
def test_the_list_is_not_printed(language: str, said: str) -> None:
    """The question says how many names there are and how to find one."""
    asked = seated(language).position.asked()

    assert len(asked) < 10
    assert any(line.startswith(said) for line in asked)


def test_part_of_a_name() -> None:
    """Typing part of a name prints the names with it, each with the number that takes it."""
    place = seated()
    number = next(number for number, one in enumerate(NAMES, start=1) if one.id == "ll108")

    assert f"{number}. Golden Parachute" in place.type("golden PARA")
    place.type(str(number))
    told = [event.cards[0].card for event in place.table.told(0, 0) if event.key == "named"]
    assert told == ["ll108"]


@pytest.mark.parametrize(
    ("typed", "said"), [("zzz", 'No name has "zzz" in it.'), ("e", "more names fit. Type more of the name.")]
)
def test_none_or_too_many(typed: str, said: str) -> None:
    """Nothing that fits is said, and so is that more fit than are printed."""
    printed = seated().type(typed)

    assert any(line.endswith(said) for line in printed)
    assert len(printed) < 100
