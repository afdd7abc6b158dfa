"""The Events of Friends Forever."""

import pytest

from everfree.ccg.cards.friends_forever.events import RELIVING_HISTORY as HISTORY, STOP_FIGHTING
from everfree.ccg.kernel.options import MOVE
from everfree.ccg.language import BLUE, GRIFFON, UNICORN, WHITE, Card
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


@pytest.mark.card("ff98")
class TestStopFighting:
    """ff98."""

    def test_frightens_a_weak_friend(self) -> None:
        """Anyone's Friend with 2 power or less, while you have priority."""
        strong, weak, theirs = plain(3, BLUE), plain(2), plain(1)
        table = Table(home=[strong, weak], opponent_home=[theirs], hand=[STOP_FIGHTING], tokens=1)
        assert table.asked == "priority"

        table.play(STOP_FIGHTING)
        assert table.choices() == [weak, theirs]
        assert table.choose(theirs).is_face_down(theirs)

    def griffon(self, *, cost: int = 0) -> Table:
        """Play a Griffon with the Event in your discard pile."""
        self.griffon_card, self.weak = plain(3, cost=cost, traits=(GRIFFON,)), plain(2)
        table = Table(hand=[self.griffon_card], discard=[STOP_FIGHTING], opponent_home=[self.weak])
        return table.play(self.griffon_card, "home")

    def test_from_the_discard_pile_a_griffon_calls_it(self) -> None:
        """You may banish it to frighten a weak Friend."""
        table = self.griffon()
        assert (table.asked, table.choices()) == ("may", ["yes", "no"])

        table.choose("yes")

        assert (table.zone_of(STOP_FIGHTING), table.is_face_down(self.weak)) == ("banished", True)

    def test_it_may_stay_there(self) -> None:
        """Declined, nothing is banished."""
        table = self.griffon().choose("no")

        assert (table.zone_of(STOP_FIGHTING), table.is_face_down(self.weak)) == ("discard-pile", False)

    @pytest.mark.must_not
    def test_other_friends_and_other_zones(self) -> None:
        """A Friend without the trait calls nothing; nor does a Griffon while the Event is in your hand."""
        pony, griffon = plain(cost=0), plain(cost=0, traits=(GRIFFON,))
        table = Table(hand=[pony], discard=[STOP_FIGHTING], opponent_home=[plain(2)]).play(pony, "home")
        assert table.asked == "main"

        held = Table(hand=[griffon, STOP_FIGHTING], opponent_home=[plain(2)]).until("main")
        assert held.play(griffon, "home").asked == "main"

    @pytest.mark.must_not
    def test_nobody_weak_enough(self) -> None:
        """With 3 power a Friend is not offered, and without a target nothing is asked."""
        griffon = plain(3, cost=0, traits=(GRIFFON,))
        table = Table(hand=[griffon], discard=[STOP_FIGHTING], opponent_home=[plain(3)]).play(griffon, "home")

        assert (table.asked, table.zone_of(STOP_FIGHTING)) == ("main", "discard-pile")
