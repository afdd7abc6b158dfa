"""The Resources of Absolute Discord."""

import pytest

from everfree.ccg.cards.absolute_discord.resources import STACK_OF_SUITCASES as SUITCASES, TIP
from everfree.ccg.language import WHITE
from everfree.testing import Piece, Table, piece, plain, plain_troublemaker


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
