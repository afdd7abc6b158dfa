"""Cards of Celestial Solstice whose words meet in pairs that no other tested card has."""

import pytest

from everfree.ccg.cards.celestial_solstice.events import TEN_SECONDS_FLAT
from everfree.ccg.vocab import SCORE_PHASE
from everfree.testing import Table, plain
from everfree.testing.situations import open_problem
from everfree.testing.table import YOU


@pytest.mark.card("cs5")
class TestTenSecondsFlat:
    """cs5."""

    def test_comes_in_time_for_the_score_phase(self) -> None:
        """As their Score Phase starts, a character of yours moves to a Problem and wins the faceoff."""
        runner = plain(3)
        table = Table(
            hand=[TEN_SECONDS_FLAT],
            home=[runner],
            opponent_mine=[plain(1)],
            problem=open_problem(),
            tokens=2,
            opponents_turn=True,
            phase=SCORE_PHASE,
        )
        assert (table.question.seat, table.choices()) == (YOU, ["pass", TEN_SECONDS_FLAT])
        table.play(TEN_SECONDS_FLAT).choose("yes")
        assert table.choices() == [table.mane, runner]
        table.choose(runner)
        assert table.choices() == ["mine", "theirs"]
        table.choose("mine").until("main")

        assert (table.score, table.opponent_score) == (2, 1)

    def test_you_may_stay(self) -> None:
        """Declined, everybody stays, and the Event is used up."""
        runner = plain(3)
        table = Table(
            hand=[TEN_SECONDS_FLAT], home=[runner], tokens=2, opponents_turn=True, phase=SCORE_PHASE
        )
        table.play(TEN_SECONDS_FLAT).choose("no")

        assert (table.area_of(runner), table.zone_of(TEN_SECONDS_FLAT)) == ("home", "discard-pile")

    @pytest.mark.must_not
    def test_not_in_your_own_score_phase(self) -> None:
        """Only an opponent's phase can be answered."""
        table = Table(hand=[TEN_SECONDS_FLAT], home=[plain(3)], tokens=2, phase=SCORE_PHASE)

        assert table.zone_of(TEN_SECONDS_FLAT) == "hand"
        assert TEN_SECONDS_FLAT not in table.choices()
