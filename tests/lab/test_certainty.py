"""Intervals over pairs, and the test that may be looked at any time: how often they are wrong."""

import doctest
from itertools import product
from random import Random

import pytest

from everfree.lab import intervals, pairs, sequential
from everfree.lab.intervals import interval, paired_difference
from everfree.lab.pairs import pair_interval, pair_scores
from everfree.lab.sequential import anytime_interval, evidence, is_decided

SCORES = (0.0, 0.5, 1.0)
EVEN = ((0.2, 0.6, 0.2), (0.45, 0.1, 0.45), (0.0, 1.0, 0.0))
"""Chances of the three scores of a pair between equal sides."""


@pytest.mark.parametrize("module", [intervals, pairs, sequential])
def test_examples_run(module: object) -> None:
    """As the docstrings say."""
    runner = doctest.DocTestRunner()
    for example in doctest.DocTestFinder(exclude_empty=True).find(module):
        runner.run(example)
    assert runner.summarize(verbose=False).failed == 0


def test_the_difference_of_pairs() -> None:
    """Of 50 pairs 36 are won both ways, 12 only the second way and 2 only the first."""
    assert [round(end, 4) for end in paired_difference(50, 38, 48, 36)] == [0.0569, 0.3404]


def test_a_difference_is_a_possible_one() -> None:
    """Few games, draws, and all alike: between -1 and 1, around what was seen, and never a single point."""
    results = (0.0, 0.5, 1.0)
    for count in range(1, 4):
        for games in product(product(results, results), repeat=count):
            first, second = sum(one for one, _ in games), sum(other for _, other in games)
            seen = (second - first) / len(games)
            low, high = paired_difference(len(games), first, second, sum(one * other for one, other in games))
            assert -1 <= low <= seen <= high <= 1
            assert low < high
    assert paired_difference(0, 0, 0, 0) == (-1.0, 1.0)


def drawn(seed: int, chances: tuple[float, ...], count: int) -> list[float]:
    """Draw pair scores."""
    return Random(seed).choices(SCORES, chances, k=count)


@pytest.mark.parametrize("chances", EVEN)
def test_equal_sides_are_seldom_called_unequal(chances: tuple[float, ...]) -> None:
    """In at most one of twenty series, though each is looked at after every pair up to eighty."""
    wrong = 0
    for seed in range(200):
        scores = drawn(seed, chances, 80)
        wrong += any(is_decided(scores[:count]) for count in range(1, 81))
    assert wrong <= 10


def test_a_better_side_is_found() -> None:
    """Seldom late: three of four pair points are enough within eighty pairs in nearly all series."""
    found = [is_decided(drawn(seed, (0.1, 0.3, 0.6), 80)) for seed in range(100)]
    assert sum(found) >= 98
    assert evidence([1.0] * 8) > 20, "eight pairs that were won"
    assert not is_decided([1.0] * 4)


def test_a_goal_needs_more_than_a_lead() -> None:
    """The evidence is against the score that one compares with."""
    scores = [1.0, 1.0, 0.5, 1.0] * 20
    assert is_decided(scores)
    assert not is_decided(scores, compared_with=0.85)
    assert is_decided(scores, compared_with=0.99), "it is below"


def test_the_anytime_interval_holds_when_one_stops() -> None:
    """At the moment in which the test ends, it holds the true mean in at least 95 % of all series."""
    held = 0
    for seed in range(60):
        scores = drawn(seed, (0.15, 0.4, 0.45), 120)
        stop = next((count for count in range(4, 121, 4) if is_decided(scores[:count])), 120)
        low, high = anytime_interval(scores[:stop])
        held += low <= 0.65 <= high
    assert held >= 55


@pytest.mark.parametrize(
    ("chances", "count"), [(EVEN[0], 20), ((0.05, 0.3, 0.65), 40), ((0.0, 0.1, 0.9), 40)]
)
def test_the_interval_over_pairs_holds_the_mean(chances: tuple[float, ...], count: int) -> None:
    """In about 95 % of all samples."""
    truth = chances[1] / 2 + chances[2]
    held = 0
    for seed in range(500):
        low, high = pair_interval(drawn(seed, chances, count))
        held += low <= truth <= high
    assert held >= 0.93 * 500


def test_pairs_say_more_than_games() -> None:
    """If the deal decides most games, each side wins one of a pair, and the interval is narrower."""
    games = [1.0, 0.0] * 40 + [1.0, 1.0] * 10
    low, high = pair_interval(pair_scores(games))
    wide = interval(sum(games), len(games))
    assert high - low < 0.7 * (wide[1] - wide[0])
