"""Cards of Friends Forever whose words meet in pairs that no other tested card has."""

import pytest

from everfree.ccg.cards.friends_forever.friends_yellow import YONA_STUDENT_OF_FRIENDSHIP as YONA
from everfree.ccg.cards.friends_forever.resources import ROCKHOOFS_SHOVEL
from everfree.ccg.language import POWER_COUNTER, YELLOW
from everfree.testing import Table, piece, plain, plain_troublemaker


@pytest.mark.card("ff111")
class TestRockhoofsShovel:
    """ff111."""

    def test_puts_a_counter_on_a_friend(self) -> None:
        """It is exhausted; any Friend can be chosen, no Mane Character."""
        shovel, ally, rival = piece(ROCKHOOFS_SHOVEL), plain(1), plain(1)
        table = Table(home=[shovel, ally], opponent_home=[rival]).use(shovel)
        assert table.choices() == [ally, rival]
        table.choose(ally)

        assert (table.counters(ally), table.power(ally)) == ({POWER_COUNTER: 1}, 2)
        assert (table.counters(rival), table.is_exhausted(shovel)) == ({}, True)
        assert table.end_turn().power(ally) == 2

    @pytest.mark.must_not
    def test_not_while_exhausted(self) -> None:
        """It can't be exhausted twice."""
        shovel = piece(ROCKHOOFS_SHOVEL, exhausted=True)

        assert Table(home=[shovel, plain()]).why_not_use(shovel) is not None


@pytest.mark.card("ff57")
class TestYona:
    """ff57."""

    def test_may_cover_a_troublemaker(self) -> None:
        """As she enters play, any Troublemaker that is face up."""
        first, second = plain_troublemaker(), plain_troublemaker()
        table = Table(
            hand=[YONA], home=[plain(1, YELLOW)], opponent_mine=[first], opponent_theirs=[second], tokens=3
        )
        table.play(YONA, "home").choose("yes")
        assert table.choices() == [first, second]
        table.choose(first)

        assert (table.is_face_down(first), table.is_face_down(second)) == (True, False)

    @pytest.mark.must_not
    def test_you_may_leave_it(self) -> None:
        """Declined, it stays face up."""
        imp = plain_troublemaker()
        table = Table(hand=[YONA], home=[plain(1, YELLOW)], opponent_mine=[imp], tokens=3)
        table.play(YONA, "home").choose("no")

        assert (table.asked, table.is_face_down(imp)) == ("main", False)
