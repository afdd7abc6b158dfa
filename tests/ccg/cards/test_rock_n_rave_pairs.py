"""Cards of Rock'n'Rave whose words meet in pairs that no other tested card has."""

import pytest

from everfree.ccg.cards.rock_n_rave.friends import (
    APPLE_STRUDEL_WELL_AGED as APPLE_STRUDEL,
    BERRY_PUNCH_ALL_NIGHT_PARTIER as BERRY,
    TWINKLESHINE_OVERACHIEVER as TWINKLESHINE,
)
from everfree.ccg.language import PINK
from everfree.ccg.vocab import SCORE_PHASE
from everfree.testing import Table, piece, plain
from everfree.testing.situations import open_problem
from everfree.testing.table import OPPONENT, YOU


@pytest.mark.card("rr1")
class TestAppleStrudel:
    """rr1."""

    def moved(self, to: str, tokens: int = 1) -> Table:
        """Let your opponent move a Friend while he is at your Problem."""
        self.walker, self.other = plain(), plain()
        return Table(
            mine=[APPLE_STRUDEL],
            opponent_home=[self.walker],
            opponent_mine=[self.other],
            tokens=tokens,
            opponent_tokens=2,
            opponents_turn=True,
        ).move(self.walker, to)

    def test_who_comes_here_is_exhausted(self) -> None:
        """For 1 token, the character that moved, and no other."""
        table = self.moved("mine")
        assert (table.question.seat, table.choices()) == (YOU, ["pass", APPLE_STRUDEL])
        table.use(APPLE_STRUDEL).choose("yes")

        assert [table.is_exhausted(one) for one in (self.walker, self.other, APPLE_STRUDEL)] == [
            True,
            False,
            False,
        ]
        assert table.tokens == 0

    @pytest.mark.must_not
    def test_not_elsewhere_and_not_for_nothing(self) -> None:
        """A move to the other Problem can't be answered, and neither can one without a token."""
        away = self.moved("theirs")
        assert (away.question.seat, away.is_exhausted(self.walker)) == (OPPONENT, False)

        poor = self.moved("mine", tokens=0).until("main")
        assert poor.is_exhausted(self.walker) is False

    @pytest.mark.must_not
    def test_not_your_own(self) -> None:
        """Your characters come as they are."""
        walker = plain()
        table = Table(mine=[APPLE_STRUDEL], home=[walker], tokens=3).move(walker, "mine")

        assert (table.asked, table.is_exhausted(walker)) == ("main", False)


@pytest.mark.card("rr2")
class TestBerryPunch:
    """rr2."""

    def test_entering_she_may_draw(self) -> None:
        """One card, if you want it."""
        top = plain()
        table = Table(hand=[BERRY], home=[plain(1, PINK)], deck=[top], tokens=2).play(BERRY, "home")
        assert table.choose("yes").hand() == [top]

        table = Table(hand=[BERRY], home=[plain(1, PINK)], deck=[top], tokens=2).play(BERRY, "home")
        assert table.choose("no").hand() == []

    def test_confronting_her_problem_she_may_be_exhausted_to_draw(self) -> None:
        """She pays with herself, and one card is drawn."""
        berry, top, second = piece(BERRY), plain(), plain()
        table = Table(mine=[berry], problem=open_problem(), deck=[top, second], phase=SCORE_PHASE)
        assert table.choices() == ["yes", "no"]
        table.choose("yes").until("main")

        assert (table.zone_of(top), table.zone_of(second)) == ("hand", "draw-deck")

    @pytest.mark.must_not
    def test_not_at_another_problem(self) -> None:
        """Confronted without her, a Problem brings no card."""
        top = plain()
        table = Table(mine=[plain()], theirs=[BERRY], problem=open_problem(), deck=[top], phase=SCORE_PHASE)

        assert table.asked != "may"
        assert table.until("main").zone_of(top) == "draw-deck"


@pytest.mark.card("rr3")
class TestTwinkleshine:
    """rr3."""

    def test_a_full_hand_makes_her_stronger(self) -> None:
        """With three cards in hand or more she has 4 power; what your opponent holds does not count."""
        three = [plain(), plain(), plain()]
        assert Table(home=[TWINKLESHINE], hand=three).power(TWINKLESHINE) == 4
        assert Table(home=[TWINKLESHINE], hand=[*three, plain()]).power(TWINKLESHINE) == 4

    @pytest.mark.must_not
    def test_not_with_two(self) -> None:
        """Two cards are too few, however many your opponent has."""
        table = Table(home=[TWINKLESHINE], hand=[plain(), plain()], opponent_hand=[plain() for _ in range(5)])

        assert table.power(TWINKLESHINE) == 3
