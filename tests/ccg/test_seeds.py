"""Random games that once went wrong; what they found stays mended."""

import pytest

from everfree.testing.soak import soak
from everfree.testing.soak.positions import play_position
from everfree.testing.soak.setup import Setup

FOUND = {
    0: "in the middle of an action a player was told that Main Phase cards could be played",
    1: "an action taken back in the Main Phase still opened a priority window",
    199: "a player with priority in the Challenge Step was told of a challenge that was not offered",
}
"""Seeds of `everfree soak`, and what was wrong."""

FOUND_WITH_RANDOM_DECKS = {
    870: "a text that replaced two moves at once was offered twice, as if it were an action",
    1269: "the referee judged confronting although it can't read a text that forbids it",
    1725: "a stop that was set during an action opened its window, which was taken for a trace of the action",
}
"""Seeds of `everfree soak --random-decks --turn-cap 40`, and what was wrong."""

FOUND_IN_POSITIONS = {
    ("de101", 30279): "a token banished to beneath a card was still listed there after it ceased to exist",
}
"""Cards and seeds of `everfree soak position`, and what was wrong."""


@pytest.mark.parametrize("seed", FOUND)
def test_stays_mended(seed: int) -> None:
    """The game of a seed that once failed keeps every promise."""
    failure = soak(seed).failure

    assert failure is None, str(failure)


@pytest.mark.parametrize("seed", FOUND_WITH_RANDOM_DECKS)
def test_random_decks_stay_mended(seed: int) -> None:
    """So does the game of random decks."""
    failure = soak(seed, setup=Setup(random_decks=True, turn_cap=40)).failure

    assert failure is None, str(failure)


@pytest.mark.parametrize(("card", "seed"), FOUND_IN_POSITIONS)
def test_positions_stay_mended(card: str, seed: int) -> None:
    """So does the game from a position laid out around one card."""
    failure = play_position(card, seed).failure

    assert failure is None, failure
