"""Pinkie Pie, Element of Laughter, who reveals as many Friends as the first card has power."""

import pytest

from everfree.ccg.cards.canterlot_nights.friends_pink import PINKIE_PIE_ELEMENT_OF_LAUGHTER as PINKIE
from everfree.ccg.language import BLUE, PINK, Card
from everfree.ccg.vocab import Seat
from everfree.testing import RoundTable, Side, Table, plain, plain_troublemaker
from everfree.testing.table import OPPONENT


@pytest.mark.card("cn46")
class TestPinkiePieElementOfLaughter:
    """cn46."""

    def played(self, *deck: Card) -> Table:
        """Play her with a deck, of which the first card is the top."""
        return Table(home=[plain(6, PINK)], hand=[PINKIE], deck=list(deck), tokens=6).play(PINKIE, "home")

    def test_reveals_as_many_friends_as_the_first_card_has_power(self) -> None:
        """The first card is revealed again; the third Friend ends it, and only pink ones may be taken."""
        trouble = plain_troublemaker(3)
        friends = [plain(1, PINK), plain(1, BLUE), plain(1, PINK), plain(1, PINK)]
        table = self.played(trouble, *friends)
        assert table.choices() == ["yes", "no"]
        table.choose("yes")

        assert table.choices() == [friends[2], friends[0], "done"]
        assert [table.knows(one, OPPONENT) for one in (trouble, *friends)] == [True, True, True, True, False]

    def test_opponents_draw_a_card_for_each(self) -> None:
        """The others go back into the deck, which is shuffled."""
        first, second, third = plain(2, PINK), plain(1, PINK), plain(1, PINK)
        table = self.played(first, second, third)
        before = len(table.hand(OPPONENT))
        table.choose("yes", second, "done")

        assert (table.hand(), first in table.deck(), third in table.deck()) == ([second], True, True)
        assert len(table.hand(OPPONENT)) - before == 1
        assert not table.knows(first)

    def test_both_friends_may_be_taken(self) -> None:
        """Then each opponent draws two."""
        first, second = plain(2, PINK), plain(1, PINK)
        side = Side(home=[plain(6, PINK)], hand=[PINKIE], deck=[first, second], tokens=6)
        table = RoundTable(side, Side(), Side())
        before = [len(table.hand(seat)) for seat in (Seat(1), Seat(2))]
        table.play(PINKIE, "home 0").choose("yes", first, second)

        assert sorted(table.hand(), key=str) == sorted([first, second], key=str)
        assert [len(table.hand(seat)) for seat in (Seat(1), Seat(2))] == [count + 2 for count in before]

    @pytest.mark.must_not
    def test_none_taken_none_drawn(self) -> None:
        """You may take none."""
        first = plain(1, PINK)
        table = self.played(first)
        before = len(table.hand(OPPONENT))
        table.choose("yes", "done")

        assert (table.asked, table.hand(), len(table.hand(OPPONENT))) == ("main", [], before)

    @pytest.mark.must_not
    def test_a_card_without_power_reveals_nothing_more(self) -> None:
        """There is nothing to take."""
        table = self.played(plain_troublemaker(0), plain(1, PINK)).choose("yes")

        assert (table.asked, table.hand()) == ("main", [])

    @pytest.mark.must_not
    def test_declined_nothing_is_seen(self) -> None:
        """The deck stays as it is."""
        first = plain(2, PINK)
        table = self.played(first).choose("no")

        assert (table.deck()[0], table.knows(first)) == (first, False)
