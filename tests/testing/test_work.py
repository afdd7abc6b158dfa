"""How much work a decision is, counted in function calls: the same on every machine, quiet or not."""

import sys
from random import Random
from types import FrameType

import pytest

from everfree.ccg.game import Game
from everfree.ccg.kernel.kernel import Kernel
from everfree.testing.measure import pairs_of

GAMES = 12
MOST_CALLS_WITH_THEME_DECKS = 570
"""Function calls per decision over the games below; 563 when this bound was set."""
MOST_CALLS_WITH_RANDOM_DECKS = 960
"""The same with random decks of the whole pool; 944 when this bound was set, 1,175 before."""


def games_of(decks: str) -> list[Kernel]:
    """Set up the games whose decisions are counted."""
    pairs = pairs_of(decks)
    return [Game(list(pairs[seed % len(pairs)]), seed=seed).kernel for seed in range(GAMES)]


def play(games: list[Kernel]) -> int:
    """Play each game at random for 40 turns; return the number of all decisions."""
    decisions = 0
    for seed, game in enumerate(games):
        game.events = None
        chance = Random(seed)
        while game.state.question is not None and game.state.turn <= 40:
            game.take(chance.randrange(len(game.state.question.options)))
            decisions += 1
    return decisions


@pytest.mark.parametrize(
    ("decks", "most"), [("theme", MOST_CALLS_WITH_THEME_DECKS), ("random", MOST_CALLS_WITH_RANDOM_DECKS)]
)
def test_a_decision_takes_no_more_calls_than_it_did(decks: str, most: int) -> None:
    """A law asked about too often doubles this number; no test of behaviour would notice."""
    games = games_of(decks)
    play([game.clone() for game in games])  # fills the caches
    calls = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(count)
    try:
        decisions = play(games)
    finally:
        sys.setprofile(None)
    assert calls / decisions < most
