"""Applebuck Season: a Friend of each player's choice stays as the Problem is replaced."""

import pytest

from everfree.ccg.cards.absolute_discord.problems import APPLEBUCK_SEASON
from everfree.ccg.language import (
    MANE,
    ORANGE,
    PINK,
    PROBLEM,
    Continuous,
    Power,
    ReplaceProblems,
    cards,
    choose,
    each,
    main_phase,
    yours,
)
from everfree.ccg.vocab import SCORE_PHASE
from everfree.testing import Table, plain
from everfree.testing.table import OPPONENT, YOU


@pytest.mark.card("ad167")
class TestApplebuckSeason:
    """ad167."""

    def solved(self) -> Table:
        """Solve it after a faceoff between Friends of both players."""
        self.first, self.second, self.rival = plain(9, ORANGE), plain(3, PINK), plain(8)
        self.away = plain(1)
        return Table(
            mine=[self.first, self.second],
            theirs=[self.away],
            opponent_mine=[self.rival],
            problem=APPLEBUCK_SEASON,
            phase=SCORE_PHASE,
        ).until("choose")

    def test_each_player_chooses_any_friend_there(self) -> None:
        """First the turn player, then the other; both Friends stay at the new Problem."""
        table = self.solved()
        assert (table.question.seat, table.choices()) == (YOU, [self.first, self.second, self.rival])
        table.choose(self.second)
        assert (table.question.seat, table.choices()) == (OPPONENT, [self.first, self.second, self.rival])
        table.choose(self.rival).until("main")

        assert [table.area_of(one) for one in (self.second, self.rival)] == ["mine", "mine"]
        assert table.area_of(self.first) == "home"
        assert table.zone_of(APPLEBUCK_SEASON) == "problem-deck"

    def test_both_may_choose_the_same(self) -> None:
        """Then only that one stays."""
        table = self.solved().choose(self.first, self.first).until("main")

        assert [table.area_of(one) for one in (self.first, self.second)] == ["mine", "home"]

    @pytest.mark.must_not
    def test_who_has_no_friend_there_does_not_choose(self) -> None:
        """A Mane Character is no Friend."""
        first, second = plain(9, ORANGE), plain(3, PINK)
        cheering = plain(1, abilities=(Continuous((Power(+8),), each(yours(MANE))),))
        table = Table(
            mine=[first, second],
            opponent_mane_at="mine",
            opponent_home=[cheering],
            problem=APPLEBUCK_SEASON,
            phase=SCORE_PHASE,
        ).until("choose")
        assert (table.question.seat, table.choices()) == (YOU, [first, second])
        table.choose(second)

        assert (table.asked == "choose", table.area_of(table.opponent_mane)) == (False, "their home")

    @pytest.mark.must_not
    def test_not_when_it_is_replaced_unsolved(self) -> None:
        """Everybody goes home."""
        wind, other = plain(abilities=(main_phase(ReplaceProblems(choose(cards(PROBLEM)))),)), plain(1)
        table = Table(mine=[wind, other], problem=APPLEBUCK_SEASON).use(wind).choose(APPLEBUCK_SEASON)

        assert [table.area_of(one) for one in (wind, other)] == ["home", "home"]
