"""Cards that forbid for a turn what happens to the card or at the Problem they mentioned, and attachments."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.language import WHITE, Card
from everfree.testing import Table, piece, plain, plain_problem
from everfree.testing.table import OPPONENT, YOU

INSPIRATION = POOL["cg106"]
SPOTLIGHT = POOL["ad146"]
BREEZIES = POOL["ad138"]


@pytest.mark.card("cg106")
class TestInspirationManifestation:
    """cg106."""

    def played(self) -> tuple[Table, Card]:
        """Play it after an opponent's Friend was moved to your Problem; a second Friend waits at home."""
        walker, second = plain(), plain()
        table = Table(
            hand=[INSPIRATION],
            home=[plain(4, WHITE)],
            opponent_home=[walker, second],
            tokens=1,
            opponent_tokens=6,
            opponents_turn=True,
        ).move(walker, "mine")
        table.play(INSPIRATION)
        return table, second

    def test_nobody_can_be_moved_there_this_turn(self) -> None:
        """Only the other Problem is left for the second Friend."""
        table, second = self.played()

        table.move(second)  # nobody asks where, because there is one place

        assert table.area_of(second) == "theirs"

    @pytest.mark.must_not
    def test_it_ends_with_the_turn(self) -> None:
        """On the next turn your own character may be moved there."""
        table, _ = self.played()
        table.end_turn()
        table.game.state.tokens[YOU] = 2

        table.move(table.mane)

        assert table.choices() == ["mine", "theirs"]


@pytest.mark.card("ad146")
class TestSpotlight:
    """ad146."""

    def asked(self) -> tuple[Table, Card, Card]:
        """Begin an opponent's Main Phase with the Spotlight ready."""
        chosen, other = plain(), plain()
        table = Table(
            home=[SPOTLIGHT],
            opponent_home=[chosen, other],
            tokens=1,
            opponent_tokens=6,
            opponents_turn=True,
            turn=5,
        )
        return table, chosen, other

    @pytest.mark.must_not
    def test_the_chosen_character_cannot_be_moved(self) -> None:
        """Any character can be chosen; only that one stays for the turn."""
        table, chosen, other = self.asked()
        assert (table.question.seat, table.asked) == (YOU, "may")

        table.choose("yes")
        assert set(table.choices()) == {chosen, other, table.mane, table.opponent_mane}
        table.choose(chosen)

        assert (table.tokens, table.is_exhausted(SPOTLIGHT)) == (0, True)
        assert table.question.seat == OPPONENT
        assert table.why_not(chosen) is not None
        table.move(other, "mine")
        assert table.area_of(other) == "mine"


@pytest.mark.card("ad138")
class TestMakeWayForBreezies:
    """ad138."""

    def test_strong_friends_go_elsewhere(self) -> None:
        """An opponent can play a Friend with 3 power to the other Problem and home, one with 2 to both."""
        strong, weak = plain(3, cost=0), plain(2, cost=0)
        table = Table(
            problem=piece(plain_problem(), attached=(BREEZIES,)),
            opponent_hand=[strong, weak],
            opponents_turn=True,
        )

        table.play(strong)
        assert table.choices() == ["their home", "theirs"]
        table.choose("theirs").play(weak)
        assert table.choices() == ["their home", "mine", "theirs"]

    @pytest.mark.must_not
    def test_not_you(self) -> None:
        """You play a strong Friend to that Problem."""
        strong = plain(3, cost=0)
        table = Table(problem=piece(plain_problem(), attached=(BREEZIES,)), hand=[strong])
        table.play(strong, "mine")

        assert table.area_of(strong) == "mine"
