"""The Events of Friends Forever."""

import pytest

from everfree.ccg.cards.friends_forever.events import RELIVING_HISTORY as HISTORY
from everfree.ccg.kernel.options import MOVE
from everfree.ccg.language import UNICORN, WHITE, Card
from everfree.testing import Piece, Table, plain

UNICORNS = [plain(1, WHITE, traits=(UNICORN,)), plain(1, WHITE, traits=(UNICORN,))]


def moved(*unicorns: Card, friend: Card) -> Table:
    """Let the opponent move a Friend to your Problem, with the Event and these Unicorns on your side."""
    table = Table(
        home=[plain(2, WHITE), *unicorns],
        hand=[HISTORY],
        tokens=1,
        opponent_home=[friend],
        opponent_tokens=9,
        opponents_turn=True,
    )
    return table.until("main").move(friend, "mine")


def movable(table: Table) -> list[Card | Piece | str]:
    """List what the player of the next Main Phase can move."""
    table.until("main")
    return [table.choices()[place] for place, one in enumerate(table.question.options) if one[0] == MOVE]


@pytest.mark.card("ff95")
class TestRelivingHistory:
    """ff95."""

    def test_sends_back_what_was_moved(self) -> None:
        """The Friend goes home again, for one token."""
        friend = plain()
        table = moved(friend=friend)
        assert (table.asked, table.question.seat) == ("priority", 0)

        table.play(HISTORY)

        assert (table.area_of(friend), table.tokens) == ("their home", 0)

    @pytest.mark.must_not
    def test_only_what_was_moved_this_turn(self) -> None:
        """Cards that stayed where they were are not offered, nor is one that was played."""
        here, there, new = plain(), plain(), plain()
        table = Table(home=[plain(2, WHITE), here, there], hand=[HISTORY, new], tokens=9).until("main")
        table.move(here, "mine").until("main").move(there, "mine").until("main").play(new, "mine")

        assert table.play(HISTORY).choices() == [here, there]

    def test_to_where_it_was_before(self) -> None:
        """Moved twice it goes back one step."""
        friend = plain()
        table = Table(home=[plain(2, WHITE), friend], hand=[HISTORY], tokens=9).until("main")
        table.move(friend, "mine").until("main").move(friend, "theirs").play(HISTORY)

        assert table.area_of(friend) == "mine"

    def test_three_unicorns_stop_the_others(self) -> None:
        """Your opponent can't move a character for the rest of the turn."""
        third = plain(1, WHITE, traits=(UNICORN,))

        assert movable(moved(*UNICORNS, third, friend=plain()).play(HISTORY)) == []

    @pytest.mark.must_not
    def test_two_are_too_few(self) -> None:
        """With two Unicorns the opponent moves on."""
        table = moved(*UNICORNS, friend=(friend := plain())).play(HISTORY)

        assert movable(table) == [table.opponent_mane, friend]

    @pytest.mark.must_not
    def test_you_move_on(self) -> None:
        """On your own turn it stops nobody of yours."""
        third, friend = plain(1, WHITE, traits=(UNICORN,)), plain()
        table = Table(home=[*UNICORNS, third, friend], hand=[HISTORY], tokens=9).until("main")
        table.move(friend, "mine").play(HISTORY)

        assert movable(table) == [table.mane, *UNICORNS, third, friend]

    @pytest.mark.must_not
    def test_until_the_end_of_the_turn(self) -> None:
        """A turn of theirs later they move again."""
        third = plain(1, WHITE, traits=(UNICORN,))
        table = moved(*UNICORNS, third, friend=(friend := plain())).play(HISTORY).end_turn().end_turn()

        assert movable(table) == [table.opponent_mane, friend]
