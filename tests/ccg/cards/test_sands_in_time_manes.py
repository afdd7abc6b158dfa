"""The Mane Characters of Sands in Time."""

import pytest

from everfree.ccg.cards.sands_in_time.manes import DR_HOOVES_TIME_WALKER as HOOVES, TIME
from everfree.ccg.vocab import TROUBLEMAKER_PHASE
from everfree.testing import Table, piece, plain, plain_troublemaker


def after_a_challenge(counters: int, *, power: int = 9) -> Table:
    """Challenge a Troublemaker with five power, with so many counters on him before."""
    table = Table(
        mane=piece(HOOVES, counters=(TIME,) * counters),
        mine=[plain(power)],
        opponent_mine=[trouble := plain_troublemaker(5)],
        phase=TROUBLEMAKER_PHASE,
    )
    return table.choose(trouble).until("main")


@pytest.mark.card("st1")
class TestDrHooves:
    """st1."""

    def test_every_victory_is_a_counter(self) -> None:
        """A faceoff he is not involved in counts as well."""
        table = after_a_challenge(3)

        assert (table.counters(table.mane), table.is_boosted(table.mane)) == ({TIME: 4}, False)

    @pytest.mark.ruling("R51")
    def test_the_fifth_brings_another_turn(self) -> None:
        """The counters are gone, he is turned over, and the next turn is yours again."""
        table = after_a_challenge(4)
        assert (table.counters(table.mane), table.is_boosted(table.mane)) == ({}, True)

        table.end_turn().until("main")
        assert (table.question.seat, table.state.turn) == (0, 5)
        table.end_turn().until("main")
        assert (table.question.seat, table.state.turn) == (1, 6)

    @pytest.mark.must_not
    def test_not_for_four(self) -> None:
        """With the fourth counter nothing but the counter comes: the next turn is your opponent's."""
        assert after_a_challenge(3).end_turn().until("main").question.seat == 1

    @pytest.mark.must_not
    def test_a_defeat_brings_nothing(self) -> None:
        """Your opponent's victory puts no counter on him."""
        table = after_a_challenge(4, power=1)

        assert (table.counters(table.mane), table.is_boosted(table.mane)) == ({TIME: 4}, False)
