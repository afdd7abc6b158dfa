"""The Resources of Absolute Discord."""

from typing import Any

import pytest

from everfree.ccg.cards.absolute_discord.resources import BOULDER, STACK_OF_SUITCASES as SUITCASES, TIP
from everfree.ccg.language import (
    BLUE,
    FRIEND,
    ORANGE,
    WHITE,
    WILD,
    Dismiss,
    Frighten,
    Need,
    Retire,
    cards,
    choose,
    main_phase,
)
from everfree.testing import Piece, Table, piece, plain, plain_problem, plain_troublemaker


def tipped(count: int) -> Piece:
    """Lay it out with Tip counters on it."""
    return piece(SUITCASES, counters=(TIP,) * count)


@pytest.mark.card("ad147")
class TestStackOfSuitcases:
    """ad147."""

    def test_played_to_your_home(self) -> None:
        """It is played like any Asset."""
        table = Table(home=[plain(2, WHITE)], hand=[SUITCASES], tokens=2).play(SUITCASES)

        assert table.area_of(SUITCASES) == "home"

    def test_an_opponents_card_puts_a_counter(self) -> None:
        """The first card costs what it costs, the next one a token more."""
        one, two = plain(cost=1), plain(cost=1)
        table = Table(hand=[one, two], opponent_home=[SUITCASES], tokens=3).play(one, "home")

        assert (table.tokens, table.counters(SUITCASES)) == (2, {TIP: 1})
        assert table.price(two) == 2

    @pytest.mark.clause("705.2f.v")
    def test_a_troublemaker_is_a_card_too(self) -> None:
        """One that an opponent plays puts a counter, though it lies face down."""
        trouble = plain_troublemaker()
        table = Table(hand=[trouble], opponent_home=[SUITCASES], tokens=1).play(trouble, "mine")

        assert (table.is_face_down(trouble), table.counters(SUITCASES)) == (True, {TIP: 1})

    @pytest.mark.must_not
    def test_your_own_cards_do_not(self) -> None:
        """You pay nothing more and put no counter."""
        card, stack = plain(cost=1), tipped(2)
        table = Table(home=[stack], hand=[card], tokens=1).play(card, "home")

        assert (table.tokens, table.counters(stack)) == (0, {TIP: 2})

    def test_counters_go_at_the_start_of_any_turn(self) -> None:
        """Yours or your opponent's."""
        stack = tipped(3)
        table = Table(home=[stack]).end_turn()

        assert table.counters(stack) == {}

    def test_each_counter_is_a_token(self) -> None:
        """Also for a Troublemaker, which costs one and is played face down."""
        trouble, stack = plain_troublemaker(), tipped(2)
        table = Table(hand=[trouble], opponent_home=[stack], tokens=3)

        assert table.play(trouble, "mine").tokens == 0

    @pytest.mark.must_not
    def test_who_cannot_pay_cannot_play(self) -> None:
        """A card for one token is refused with two when it costs three."""
        card, stack = plain(cost=1), tipped(2)
        table = Table(hand=[card], opponent_home=[stack], tokens=2)

        refusal = table.why_not(card)
        assert refusal is not None
        assert (refusal.clause, refusal.particulars["missing"]) == ("508.1d", 1)


@pytest.mark.card("ad126")
class TestBoulder:
    """ad126."""

    def test_is_played_to_your_home(self) -> None:
        """It lies at home and needs no host."""
        assert Table(hand=[BOULDER], tokens=1).play(BOULDER).area_of(BOULDER) == "home"

    def rolled(self, **others: Any) -> Table:
        """Make a Friend of it."""
        table = Table(home=[BOULDER], **others).use(BOULDER)
        return table.choose("yes")

    def test_a_friend_for_the_phase(self) -> None:
        """Exhausted, it is an orange Friend of two power as well; its colour counts for playing cards."""
        needy = plain(cost=0, needs=(Need(ORANGE, 2),))
        table = self.rolled(hand=[needy])

        assert (table.power(BOULDER), table.colours(BOULDER)) == (2, ORANGE)
        assert (table.is_exhausted(BOULDER), table.playable()) == (True, [needy])

    def test_it_can_be_moved_and_dismissed_like_one(self) -> None:
        """The Move action takes it to a Problem; what is done to Friends is done to it."""
        storm = plain(abilities=(main_phase(Dismiss(choose(cards(FRIEND)))),))
        table = self.rolled(opponent_home=[plain()], tokens=2).move(BOULDER, "mine")
        assert table.area_of(BOULDER) == "mine"

        table = Table(home=[BOULDER, storm]).use(BOULDER).choose("yes").use(storm)
        assert BOULDER in table.choices()

    def test_a_resource_again_afterwards(self) -> None:
        """After the Main Phase it is no Friend: it counts for no home limit and confronts nothing."""
        friends = [plain(), plain(), plain()]
        table = Table(home=[BOULDER, *friends]).use(BOULDER).choose("yes").end_turn()

        assert [table.zone_of(card) for card in (BOULDER, *friends)] == ["play"] * 4
        assert table.colours(BOULDER) == 0

    def test_it_stays_where_it_rolled(self) -> None:
        """Moved to a Problem it lies there as a Resource, and goes when the Problem is replaced."""
        goal = plain_problem((Need(WILD, 1),), 1)
        table = self.rolled(problem=goal, mine=[plain(2)], tokens=2).move(BOULDER, "mine").end_turn()

        assert table.zone_of(BOULDER) == "play"

    def test_frightened_it_is_a_stone(self) -> None:
        """A Friend no more, it is turned face up again before anyone acts (511.4)."""
        ghost = plain(abilities=(main_phase(Frighten(choose(cards(FRIEND)))),))
        table = Table(home=[BOULDER, ghost]).use(BOULDER).choose("yes").use(ghost).choose(BOULDER)

        assert (table.is_face_down(BOULDER), table.colours(BOULDER)) == (False, 0)

    @pytest.mark.must_not
    def test_not_with_an_orange_friend_nor_twice(self) -> None:
        """With an orange Friend of yours, or exhausted, it can't be used; an opponent's does not matter."""
        refusal = Table(home=[BOULDER, plain(1, ORANGE)]).why_not_use(BOULDER)
        assert refusal is not None
        used = piece(BOULDER, exhausted=True)
        assert Table(home=[used]).why_not_use(used) is not None
        table = Table(home=[BOULDER, plain(1, BLUE)], opponent_home=[plain(1, ORANGE)])
        assert table.why_not_use(BOULDER) is None

    @pytest.mark.must_not
    def test_before_it_is_no_friend(self) -> None:
        """A text about Friends does not see it."""
        baker = plain(abilities=(main_phase(Retire(choose(cards(FRIEND)))),))
        table = Table(home=[BOULDER, baker]).use(baker)

        assert (table.zone_of(BOULDER), table.zone_of(baker)) == ("play", "discard-pile")
