"""The Events of Friends Forever."""

from typing import Any

import pytest

from everfree.ccg.cards.friends_forever.events import (
    RELIVING_HISTORY as HISTORY,
    STOP_FIGHTING,
    UNTESTED_MAGIC_FIREWORKS as FIREWORKS,
)
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.options import MOVE
from everfree.ccg.language import (
    BLUE,
    EPIC,
    GRIFFON,
    PINK,
    PURPLE,
    THIS,
    UNICORN,
    WHITE,
    Card,
    Gain,
    IsUncovered,
    when,
)
from everfree.testing import Piece, Table, piece, plain, plain_troublemaker

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


@pytest.mark.card("ff102")
class TestUntestedMagicFireworks:
    """ff102."""

    def lit(self, **others: Any) -> Table:
        """Play it in your Main Phase."""
        power = piece(plain(6, PINK | PURPLE))
        table = Table(home=[power, *others.pop("home", [])], hand=[FIREWORKS], tokens=4, **others)
        return table.play(FIREWORKS)

    def test_everything_turns(self) -> None:
        """Mane Characters show their other side, Friends are frightened or rallied, of both players."""
        brave, scared, rival = plain(), piece(plain(), frightened=True), plain()
        table = self.lit(home=[brave, scared], opponent_mine=[rival])

        assert [table.is_face_down(card) for card in (brave, scared, rival)] == [True, False, True]
        assert (table.is_boosted(table.mane), table.is_boosted(table.opponent_mane)) == (True, True)

    def test_troublemakers_both_ways(self) -> None:
        """Who lay face up is covered, who was covered is uncovered; an Epic one drives out none."""
        shown = plain_troublemaker()
        hidden = piece(plain_troublemaker(traits=(EPIC,)), face_down=True)
        table = self.lit(mine=[shown], opponent_mine=[hidden])

        assert (table.is_face_down(shown), table.is_face_down(hidden)) == (True, False)
        assert table.zone_of(shown) == "play"

    def test_uncovered_they_know_it(self) -> None:
        """Turned face up, a Troublemaker was uncovered (607.3)."""
        text = (when(IsUncovered(THIS), Gain(3)),)
        table = self.lit(mine=[piece(plain_troublemaker(abilities=text), face_down=True)])

        assert table.tokens == 3

    def test_and_back_at_the_start_of_the_next_turn(self) -> None:
        """As your opponent's turn starts, all that is there then turns over again, once."""
        brave, shown = plain(), plain_troublemaker()
        table = self.lit(home=[brave], mine=[shown]).end_turn().until("main")

        assert (table.is_face_down(brave), table.is_face_down(shown)) == (False, False)
        assert not table.is_boosted(table.mane)
        assert table.end_turn().until("main").told(kinds.TURNED_OVER) == 4

    @pytest.mark.must_not
    def test_needs_four_tokens_and_both_colours(self) -> None:
        """Without them it stays in hand; Problems and Resources never turn."""
        assert Table(home=[plain(6, PINK)], hand=[FIREWORKS], tokens=4).playable() == []
        assert Table(home=[plain(6, PINK | PURPLE)], hand=[FIREWORKS], tokens=3).playable() == []
        table = self.lit()
        assert not table.is_face_down(table.problem)
