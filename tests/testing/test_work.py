"""How much work a decision is, counted in function calls: the same on every machine, quiet or not."""

import sys
from random import Random
from types import FrameType

from everfree.ccg.game import Game
from everfree.testing.measure import pairs_of

MOST_CALLS = 590
"""Function calls per decision over the games below; 575 since what no trigger hears is applied briefly."""


def played(seed: int) -> int:
    """Play a random game of theme decks; return the number of its decisions."""
    pairs = pairs_of("theme")
    game = Game(list(pairs[seed % len(pairs)]), seed=seed).kernel
    game.events = None
    chance = Random(seed)
    decisions = 0
    while game.state.question is not None and game.state.turn <= 40:
        game.take(chance.randrange(len(game.state.question.options)))
        decisions += 1
    return decisions


def test_a_decision_takes_no_more_calls_than_it_did() -> None:
    """A law asked about too often doubles this number; no test of behaviour would notice."""
    for seed in range(12):
        played(seed)  # fills the caches
    calls = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(count)
    try:
        decisions = sum(played(seed) for seed in range(12))
    finally:
        sys.setprofile(None)
    assert calls / decisions < MOST_CALLS
