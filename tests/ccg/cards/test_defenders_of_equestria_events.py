"""The Events of Defenders of Equestria."""

import pytest

from everfree.ccg.cards.defenders_of_equestria.events import SIMILO_DUPLEXIS as DUPLEXIS
from everfree.ccg.kernel import kinds
from everfree.ccg.language import PURPLE, WILD, Need
from everfree.testing import Table, piece, plain, plain_problem

EASY = plain_problem((Need(WILD, 1),), opponent=1)
ALSO_EASY = plain_problem((Need(WILD, 1),), opponent=1)


@pytest.mark.card("de104")
class TestSimiloDuplexis:
    """de104."""

    def test_a_problem_is_confronted_twice(self) -> None:
        """Each Confront Step scores a point; a Problem of which that is all causes no faceoff."""
        table = Table(mine=[plain(4, PURPLE)], hand=[DUPLEXIS], tokens=4, problem=EASY)
        table.play(DUPLEXIS).end_phase().until("main")

        assert (table.score, table.told(kinds.FACEOFF_STARTED)) == (2, 0)

    def test_in_any_order(self) -> None:
        """With characters at both Problems the four steps come as you like."""
        table = Table(
            mine=[plain(4, PURPLE)],
            theirs=[plain(1)],
            hand=[DUPLEXIS],
            tokens=4,
            problem=EASY,
            opponent_problem=ALSO_EASY,
        )
        table.play(DUPLEXIS).end_phase()

        for place in ("mine", "theirs", "mine"):
            assert (table.asked, table.choices()) == ("confront-order", ["mine", "theirs"])
            table.choose(place)
        assert (table.told(kinds.CONFRONTED), table.told(kinds.FACEOFF_STARTED)) == (4, 1)

    def test_two_of_them_add_up(self) -> None:
        """Each brings one more step."""
        first, second = piece(DUPLEXIS), piece(DUPLEXIS)
        table = Table(mine=[plain(4, PURPLE)], hand=[first, second], tokens=8, problem=EASY)
        table.play(first).play(second).end_phase().until("main")

        assert table.score == 3

    def test_a_rival_who_comes_in_between(self) -> None:
        """The opponent meets the requirement in both steps: one faceoff follows all the same."""
        table = Table(
            mine=[plain(4, PURPLE)], opponent_mine=[plain(1)], hand=[DUPLEXIS], tokens=4, problem=EASY
        )
        table.play(DUPLEXIS).end_phase().until("main")

        assert (table.told(kinds.CONFRONTED), table.told(kinds.FACEOFF_STARTED)) == (2, 1)

    @pytest.mark.must_not
    def test_only_in_the_next_score_phase(self) -> None:
        """A turn later every Problem is confronted once."""
        table = Table(mine=[plain(4, PURPLE)], hand=[DUPLEXIS], tokens=4, problem=EASY)
        table.play(DUPLEXIS).end_turn().end_turn().until("main")
        assert table.score == 2

        assert table.end_turn().score == 3

    @pytest.mark.must_not
    def test_needs_power_and_tokens(self) -> None:
        """Four of each."""
        short = Table(mine=[plain(4, PURPLE)], hand=[DUPLEXIS], tokens=3)
        weak = Table(mine=[plain(3, PURPLE)], hand=[DUPLEXIS], tokens=4)

        assert (short.playable(), weak.playable()) == ([], [])
