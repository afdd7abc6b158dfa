"""Tables to look at: positions of random games, and sentences said in both languages."""

from collections.abc import Callable

import pytest

from everfree.ccg.decks.theme import THEME_DECKS
from everfree.ccg.kernel.rng import seed_bytes
from everfree.ccg.table import PonyTable, header, start
from everfree.messages import Messages
from everfree.players import RandomPlayer, Sight
from everfree.table.commands import Answer
from everfree.telling.said import Argument
from everfree.telling.speaking import speak

CATALOGUE = {language: Messages(language) for language in ("en", "fr")}
NAMES = ["Ada", "Pixel"]

Say = Callable[..., str]


def new_table(seed: int) -> PonyTable:
    """Lay out a table of two theme decks."""
    decks = list(THEME_DECKS.values())
    return start(header([decks[seed % len(decks)], decks[(seed + 1) % len(decks)]], seed_bytes(seed)))


def play(table: PonyTable, player: RandomPlayer, decisions: int) -> None:
    """Let *player* answer for both seats."""
    for _ in range(decisions):
        if not (asked := table.asked()):
            return
        (seat,) = asked
        table.apply(Answer(seat, (player.choose(Sight(table.played.kernel, seat)),)))


@pytest.fixture(scope="session")
def tables() -> list[PonyTable]:
    """Forty positions of random games, from the first question on."""
    found = []
    for seed in range(40):
        table = new_table(seed)
        play(table, RandomPlayer(seed), 9 * seed)
        if table.asked():
            found.append(table)
    return found


@pytest.fixture(scope="session")
def say() -> Say:
    """Say something in a language, at a table of two."""

    def said_in(told: Argument, language: str = "en") -> str:
        return speak(told, CATALOGUE[language], NAMES)

    return said_in
