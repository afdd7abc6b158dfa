"""The chance of winning: from public facts alone, alike for both seats, more for what helps."""

import re
from pathlib import Path

import pytest

import everfree.players.value as value
from everfree.ccg.cards import POOL
from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.game import Game
from everfree.ccg.kernel.rng import draw_below, seed_bytes
from everfree.ccg.kernel.seats.determinize import blinded
from everfree.ccg.language import WILD, Need
from everfree.ccg.vocab import Seat
from everfree.players.value import FACTS, TUNED, chance_of_winning, facts_of
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker

EASY = plain_problem((Need(WILD, 3),))


def chance(table: Table) -> float:
    """Give the chance of the player whose table it is."""
    return chance_of_winning(table.game, Seat(0))


def positions(seed: int) -> list[Game]:
    """Collect positions of a random game."""
    game = Game([RAINBOW_DASH, APPLEJACK], seed=seed)
    found = []
    for number in range(150):
        if game.is_over:
            break
        if number % 15 == 0:
            found.append(game.clone())
        game.take(draw_below(seed_bytes(seed), number, len(game.question.options)))
    return found


@pytest.mark.parametrize("seed", range(3))
def test_both_seats_share_one_certainty(seed: int) -> None:
    """What one has the other has not, as long as nobody has won."""
    for game in positions(seed):
        both = [chance_of_winning(game.kernel, Seat(seat)) for seat in (0, 1)]
        assert sum(both) == pytest.approx(1)
        assert min(both) > 0


@pytest.mark.parametrize("seed", range(3))
def test_hidden_cards_do_not_count(seed: int) -> None:
    """Everything is the same where only what one viewer can't know differs: all facts are public."""
    for game in positions(seed):
        for viewer in (0, 1, 2):
            twin = blinded(game.kernel, viewer, seed_bytes(seed + 9))
            for seat in (Seat(0), Seat(1)):
                assert facts_of(twin, seat) == facts_of(game.kernel, seat)


def test_a_game_that_is_over_is_certain() -> None:
    """1 for who has won, 0 for the others."""
    table = Table(mine=[plain(3)], problem=EASY, score=14).end_turn()
    assert table.is_over
    assert [chance_of_winning(table.game, Seat(seat)) for seat in (0, 1)] == [1.0, 0.0]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (Table(score=5), Table(score=4)),
        (Table(tokens=3), Table(tokens=2)),
        (Table(hand=[plain(1)]), Table()),
        (Table(home=[plain(2)]), Table(home=[plain(1)])),
        (Table(mine=[plain(2)], problem=EASY), Table(home=[plain(2)], problem=EASY)),
        (Table(mine=[plain(3)], problem=EASY), Table(mine=[plain(2)], problem=EASY)),
        (
            Table(mine=[plain(3)], problem=EASY),
            Table(mine=[plain(3)], problem=EASY, opponent_mine=[piece(plain_troublemaker())]),
        ),
        (
            Table(mine=[plain(6)], problem=EASY, opponent_mine=[plain(4)]),
            Table(mine=[plain(5)], problem=EASY, opponent_mine=[plain(4)]),
        ),
        (Table(), Table(opponent_home=[plain(3)])),
    ],
)
def test_what_helps_is_worth_something(better: Table, worse: Table) -> None:
    """Points, tokens, cards, power where it is of use, no trouble in the way, an edge in the faceoff."""
    assert chance(better) > chance(worse)


def test_there_is_a_weight_for_every_fact() -> None:
    """In the same order."""
    assert len(facts_of(Table().game, Seat(0))) == len(FACTS) == len(TUNED)


def test_no_card_is_named() -> None:
    """Neither by id nor by title: such knowledge rots."""
    source = Path(str(value.__file__)).read_text(encoding="utf-8")
    words = set(re.findall(r"\w+", source))
    assert not words & set(POOL)
    assert not [card.title for card in POOL.values() if card.title in source]
