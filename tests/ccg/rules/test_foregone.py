"""Answers that public facts leave no choice: the same for every hand that a seat could hold."""

import pytest

from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH, TWILIGHT_SPARKLE
from everfree.ccg.game import Game
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.rng import draw_below, seed_bytes
from everfree.ccg.kernel.state import PUBLIC_STOPS
from everfree.ccg.rules.foregone import OPTIONS, is_foregone, might_act
from everfree.testing.secrecy import twin_of

DECKS = ([RAINBOW_DASH, APPLEJACK], [TWILIGHT_SPARKLE, RAINBOW_DASH])
MOST = 250


def positions(seed: int) -> list[Kernel]:
    """List the positions of a random game in which somebody has a question that hidden cards decide."""
    game = Game(DECKS[seed % 2], seed=seed, stops=[PUBLIC_STOPS, PUBLIC_STOPS]).kernel
    found: list[Kernel] = []
    for number in range(MOST):
        question = game.state.question
        if question is None:
            break
        if question.kind in OPTIONS:
            found.append(game.clone())
        game.take(draw_below(seed_bytes(seed), number, question.size()))
    return found


@pytest.mark.parametrize("seed", range(4))
def test_it_is_never_foregone_where_there_is_a_choice_and_often_where_there_is_none(seed: int) -> None:
    """A quarter of the forced answers at least."""
    forced = foregone = 0
    for game in positions(seed):
        question = game.state.question
        assert question is not None
        if question.size() > 1:
            assert might_act(game, question.seat, OPTIONS[question.kind])
        else:
            forced += 1
            foregone += is_foregone(game)
    assert foregone * 4 > forced, (foregone, forced)


@pytest.mark.parametrize("seed", range(4))
def test_it_does_not_depend_on_hidden_cards(seed: int) -> None:
    """Dealt anew for the opponent or for a spectator, a position gives the same result."""
    for game in positions(seed):
        question = game.state.question
        assert question is not None
        for viewer in (1 - question.seat, game.state.seats):
            twin = twin_of(game, viewer, seed)
            assert is_foregone(twin) == is_foregone(game), question
