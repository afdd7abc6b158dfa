"""Cards of Seaquestria and Beyond whose words meet in pairs that no other tested card has."""

import pytest

from everfree.ccg.cards.seaquestria_and_beyond.friends_pink import (
    PINKIE_PIE_AND_TWILIGHT_SPARKLE_BAIT_AND_SWITCH as PINKIE_AND_TWILIGHT,
)
from everfree.ccg.cards.seaquestria_and_beyond.friends_several_colours import (
    APPLEJACK_PONY_PIRATE as APPLEJACK,
)
from everfree.ccg.cards.seaquestria_and_beyond.manes import CAPTAIN_CELAENO_SWASHBUCKLER as CELAENO
from everfree.ccg.language import ORANGE, PINK
from everfree.testing import Table, plain, plain_problem, plain_troublemaker
from everfree.testing.table import UnexpectedQuestion


@pytest.mark.card("sb1")
class TestCaptainCelaeno:
    """sb1."""

    def test_buys_two_points_and_turns_over(self) -> None:
        """For 2 tokens, once: on her other side she has no such ability."""
        table = Table(mane=CELAENO, tokens=4).use(CELAENO)

        assert (table.score, table.tokens, table.is_boosted(CELAENO)) == (2, 2, True)
        with pytest.raises(UnexpectedQuestion):
            table.use(CELAENO)

    @pytest.mark.must_not
    def test_not_for_one_token(self) -> None:
        """Who can't pay scores nothing."""
        table = Table(mane=CELAENO, tokens=1)

        assert table.why_not_use(CELAENO) is not None


@pytest.mark.card("sb34")
class TestPinkieAndTwilight:
    """sb34."""

    def test_may_replace_a_problem(self) -> None:
        """You choose which; the next one of its owner takes its place."""
        problem = plain_problem()
        table = Table(
            hand=[PINKIE_AND_TWILIGHT], home=[plain(4, PINK)], opponent_next_problem=problem, tokens=3
        )
        table.play(PINKIE_AND_TWILIGHT, "home").choose("yes")
        assert table.choices() == [table.problem, table.opponent_problem]
        table.choose(table.opponent_problem)

        assert (table.area_of(problem), table.zone_of(table.opponent_problem)) == ("theirs", "problem-deck")
        assert table.zone_of(table.problem) == "play"

    @pytest.mark.must_not
    def test_you_may_leave_them(self) -> None:
        """Declined, both Problems stay."""
        table = Table(hand=[PINKIE_AND_TWILIGHT], home=[plain(4, PINK)], tokens=3)
        table.play(PINKIE_AND_TWILIGHT, "home").choose("no")

        assert [table.zone_of(one) for one in (table.problem, table.opponent_problem)] == ["play", "play"]


@pytest.mark.card("sb66")
class TestApplejack:
    """sb66."""

    def entered(self, deck: list[int]) -> Table:
        """Play her beside a strong Friend, with a Troublemaker of 6 power there."""
        self.imp, self.far = plain_troublemaker(6), plain_troublemaker(6)
        return Table(
            hand=[APPLEJACK],
            home=[plain(3), plain(3, ORANGE)],
            mine=[plain(20)],
            opponent_mine=[self.imp],
            opponent_theirs=[self.far],
            deck=[plain(power) for power in deck],
            tokens=3,
        ).play(APPLEJACK, "mine")

    def test_she_challenges_alone_and_flips_two(self) -> None:
        """4 power and two flips of 2 beat 6 power and a flip of 1; any opposing one can be chosen."""
        table = self.entered([2, 2]).choose("yes")
        assert table.choices() == [self.imp, self.far]
        table.choose(self.imp).until("main")

        assert (table.zone_of(self.imp), table.zone_of(self.far), table.score) == ("discard-pile", "play", 1)

    @pytest.mark.must_not
    def test_the_others_do_not_help(self) -> None:
        """With poor flips she loses, though a strong Friend is beside her."""
        table = self.entered([0, 0]).choose("yes").choose(self.imp).until("main")

        assert (table.zone_of(self.imp), table.score) == ("play", 0)

    @pytest.mark.must_not
    def test_you_may_decline(self) -> None:
        """Then there is no faceoff."""
        table = self.entered([2, 2]).choose("no")

        assert (table.asked, table.zone_of(self.imp)) == ("main", "play")
