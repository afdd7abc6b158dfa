"""Intervals over pairs, and the test that may be looked at any time: how often they are wrong."""

import doctest
from itertools import product
from math import comb
from random import Random

import pytest

from everfree.lab import intervals, pairs, sequential
from everfree.lab.intervals import interval, paired_difference
from everfree.lab.pairs import pair_interval, pair_scores, table_interval
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


def excluding_rate(pairs: int) -> float:
    """Compute how often the interval excludes 50 % between equal sides that win or lose whole pairs."""
    wrong = 0.0
    for won in range(pairs + 1):
        low, high = pair_interval([1.0] * won + [0.0] * (pairs - won))
        wrong += 0.0 if low <= 1 / 2 <= high else comb(pairs, won) / 2.0**pairs
    return wrong


def excluding_rate_with_ties(pairs: int) -> float:
    """Compute the same if the scores 0, 1/2 and 1 have the chances 1/4, 1/2 and 1/4."""
    wrong = 0.0
    for won, lost in product(range(pairs + 1), repeat=2):
        even = pairs - won - lost
        if even >= 0:
            low, high = pair_interval([1.0] * won + [0.5] * even + [0.0] * lost)
            chance = comb(pairs, won) * comb(pairs - won, lost) * 2**even / 4**pairs
            wrong += 0 if low <= 1 / 2 <= high else chance
    return wrong


def test_the_promise_of_a_fixed_number_of_pairs() -> None:
    """The error rates that the docs page "The lab" tells."""
    rates = {pairs: round(100 * excluding_rate(pairs), 1) for pairs in (4, 5, 8, 13, 20, 50)}
    assert rates == {4: 12.5, 5: 6.2, 8: 7.0, 13: 9.2, 20: 4.1, 50: 6.5}
    many = [excluding_rate(pairs) for pairs in range(20, 201)]
    assert (round(100 * min(many), 1), round(100 * max(many), 1)) == (3.5, 7.8)
    ties = {pairs: round(100 * excluding_rate_with_ties(pairs), 1) for pairs in (4, 5, 8, 13, 20, 50)}
    assert ties == {4: 0.8, 5: 0.2, 8: 1.8, 13: 3.6, 20: 4.2, 50: 4.5}


@pytest.mark.parametrize("deals", [5, 20])
def test_the_interval_of_a_table_holds_though_match_ups_share_their_deals(deals: int) -> None:
    """In about 95 % of all tables; one over all pairs holds in far fewer. Series may be shorter."""
    held = held_if_independent = 0
    for seed in range(300):
        chance = Random(seed)
        shared = chance.choices(SCORES, EVEN[1], k=deals)
        table = [
            [score if chance.random() < 0.6 else chance.choice(SCORES) for score in shared[: deals - short]]
            for short in (0, 0, 0, 0, 1, 2, 2, 3)
        ]
        low, high = table_interval(table)
        held += low <= 0.5 <= high
        low, high = pair_interval([score for series in table for score in series])
        held_if_independent += low <= 0.5 <= high
    assert held >= 0.93 * 300
    assert held_if_independent < 0.75 * 300


def test_the_interval_of_a_table_of_one_match_up() -> None:
    """It is the one over its pairs; with few deals nothing is known."""
    scores = drawn(1, EVEN[0], 12)
    assert table_interval([scores, []]) == pair_interval(scores)
    assert table_interval([]) == table_interval([[]]) == (0.0, 1.0)
    assert table_interval([scores[:3]] * 50) == (0.0, 1.0)


def test_pairs_say_more_than_games() -> None:
    """If the deal decides most games, each side wins one of a pair, and the interval is narrower."""
    games = [1.0, 0.0] * 40 + [1.0, 1.0] * 10
    low, high = pair_interval(pair_scores(games))
    wide = interval(sum(games), len(games))
    assert high - low < 0.7 * (wide[1] - wide[0])
