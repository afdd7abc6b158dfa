"""Twilight Sparkle of Celestial Solstice, who gains a color for each opponent."""

import pytest

from everfree.ccg.cards.celestial_solstice.manes import TWILIGHT_SPARKLE_FRIENDSHIP_IS_MAGIC as TWILIGHT
from everfree.ccg.language import BLUE, ORANGE, PINK, PURPLE, YELLOW, Card
from everfree.testing import RoundTable, Side, Table, plain


@pytest.mark.card("csf1")
class TestTwilightSparkle:
    """csf1."""

    def played(self, colours: int, *friends: Card, opponent: tuple[Card, ...] = ()) -> Table:
        """Play a Friend of these colors beside others."""
        card = plain(1, colours, cost=0)
        table = Table(mane=TWILIGHT, home=list(friends), opponent_home=list(opponent), hand=[card])
        return table.play(card, "mine")

    def test_a_friend_of_another_color_turns_her_over(self) -> None:
        """One of several Friends with another color is enough, wherever it is."""
        table = self.played(BLUE, plain(1, BLUE), plain(1, PINK))

        assert (table.is_boosted(TWILIGHT), table.asked) == (True, "choose-colour")

    @pytest.mark.must_not
    @pytest.mark.parametrize(("colours", "friend"), [(BLUE, BLUE), (BLUE | PINK, BLUE), (BLUE, 0), (0, BLUE)])
    def test_not_one_that_shares_a_color(self, colours: int, friend: int) -> None:
        """A Friend with a color in common is not different, nor is one without any color."""
        assert not self.played(colours, plain(1, friend)).is_boosted(TWILIGHT)

    @pytest.mark.must_not
    def test_not_for_friends_of_others(self) -> None:
        """The first Friend of yours is different from no other one of yours."""
        assert not self.played(BLUE, opponent=(plain(1, PINK),)).is_boosted(TWILIGHT)

    def test_gains_the_chosen_color(self) -> None:
        """With one opponent one color, which she keeps."""
        table = self.played(BLUE, plain(1, PINK))
        assert len(table.choices()) == 6
        table.choose("yellow")

        assert table.colours(TWILIGHT) == PURPLE | YELLOW
        assert table.end_turn().colours(TWILIGHT) == PURPLE | YELLOW

    def test_a_color_for_each_of_two_opponents(self) -> None:
        """The second color is another one."""
        card = plain(1, BLUE, cost=0)
        table = RoundTable(Side(mane=TWILIGHT, home=[plain(1, PINK)], hand=[card]), Side(), Side())
        table.play(card, "home 0").choose("yellow")
        assert (table.asked, "yellow" in table.choices()) == ("choose-colour", False)
        table.choose("orange")

        assert table.colours(TWILIGHT) == PURPLE | YELLOW | ORANGE
