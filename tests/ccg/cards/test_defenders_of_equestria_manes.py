"""The Mane Characters of Defenders of Equestria."""

import pytest

from everfree.ccg.cards.defenders_of_equestria.manes import FLUTTERSHY_NURTURING_NATURE as FLUTTERSHY
from everfree.ccg.language import WILD, YELLOW, Need
from everfree.testing import Piece, Table, piece, plain, plain_problem

YELLOW_FOUR = plain_problem((Need(YELLOW, 3), Need(WILD, 1)))


def boosted() -> Piece:
    """Put her on her boosted side."""
    return piece(FLUTTERSHY, boosted=True)


@pytest.mark.card("de6")
class TestFluttershy:
    """de6."""

    def test_confronting_her_problem_turns_her_over(self) -> None:
        """With three power; elsewhere she stays as she is."""
        easy = plain_problem((Need(WILD, 1),))
        here = Table(mane=FLUTTERSHY, mane_at="mine", problem=easy).end_phase().until("main")
        away = Table(mane=FLUTTERSHY, mine=[plain()], problem=easy).end_phase().until("main")

        assert (here.is_boosted(here.mane), here.power(here.mane)) == (True, 3)
        assert away.is_boosted(away.mane) is False

    def test_helps_from_home(self) -> None:
        """Exhausted she adds her yellow power where a Friend of one power stands."""
        table = Table(mane=boosted(), mine=[plain(1)], problem=YELLOW_FOUR).end_phase()
        assert (table.asked, table.choices()) == ("may", ["yes", "no"])

        table.choose("yes")
        assert table.choices() == [table.problem, table.opponent_problem]
        table.choose(table.problem).until("main")

        assert (table.score, table.is_exhausted(table.mane)) == (1, True)

    def test_at_the_problem_herself(self) -> None:
        """Exhausted at her own Problem her power counts all the same, and once."""
        three, six = plain_problem((Need(WILD, 3),)), plain_problem((Need(WILD, 6),))
        met = Table(mane=boosted(), mane_at="mine", problem=three).end_phase().choose("yes")
        unmet = Table(mane=boosted(), mane_at="mine", problem=six).end_phase().choose("yes")

        assert met.choose(met.problem).until("main").score == 1
        assert unmet.choose(unmet.problem).until("main").score == 0

    @pytest.mark.must_not
    def test_not_without_a_character_there(self) -> None:
        """Nobody confronts a Problem from home alone (R24)."""
        easy = plain_problem((Need(WILD, 1),))
        table = Table(mane=boosted(), problem=easy).end_phase().choose("yes")

        assert table.choose(table.problem).until("main").score == 0

    @pytest.mark.must_not
    def test_not_at_another_problem(self) -> None:
        """Her power counts at the chosen Problem alone."""
        table = Table(mane=boosted(), mine=[plain(1)], problem=YELLOW_FOUR).end_phase().choose("yes")

        assert table.choose(table.opponent_problem).until("main").score == 0

    @pytest.mark.must_not
    def test_not_twice(self) -> None:
        """Exhausted already she can't pay; on the opponent's turn she is not asked."""
        tired = Table(mane=piece(FLUTTERSHY, boosted=True, exhausted=True), mine=[plain(1)]).end_phase()
        theirs = Table(mane=boosted(), mine=[plain(1)], opponents_turn=True).end_phase()

        assert "may" not in (tired.asked, theirs.asked)
