"""A Cuddle with a Pekingese: draw the revealed card and pay less for it."""

import pytest

from everfree.ccg.cards.absolute_discord.events import A_CUDDLE_WITH_A_PEKINGESE as CUDDLE
from everfree.ccg.language import CRITTER, YELLOW, Card
from everfree.testing import Table, plain
from everfree.testing.table import OPPONENT


@pytest.mark.card("ad84")
class TestACuddleWithAPekingese:
    """ad84."""

    def played(self, *deck: Card, tokens: int = 3) -> Table:
        """Play the Event with a deck, of which the first card is the top."""
        power = plain(4, YELLOW)
        return Table(home=[power], hand=[CUDDLE, plain(cost=2)], deck=list(deck), tokens=tokens).play(CUDDLE)

    def test_a_critter_is_cheaper_once_drawn(self) -> None:
        """Everybody sees the card; drawn, it costs one less, and you may draw another."""
        critter, second = plain(1, YELLOW, cost=2, traits=(CRITTER,)), plain(1)
        table = self.played(critter, second)
        assert (table.knows(critter, OPPONENT), table.choices()) == (True, ["yes", "no"])

        table.choose("yes", "yes", "yes")

        assert (critter in table.hand(), second in table.hand(), table.asked) == (True, True, "main")
        assert table.price(critter) == 1
        assert table.play(critter, "mine").tokens == 1

    @pytest.mark.must_not
    def test_another_friend_costs_what_it_did(self) -> None:
        """Only that Friend is cheaper, also among cards that are alike, and only this turn."""
        critter, twin = plain(1, cost=2, traits=(CRITTER,)), plain(2, cost=2, traits=(CRITTER,))
        table = self.played(critter, twin).choose("yes", "yes", "yes")

        assert (table.price(critter), table.price(twin)) == (1, 2)
        assert table.end_turn().price(critter) == 2

    def test_declined_it_stays_on_top(self) -> None:
        """The second draw then takes it, but it is no longer the card that was revealed."""
        critter, second = plain(1, cost=2, traits=(CRITTER,)), plain(1)
        table = self.played(critter, second).choose("no")
        assert table.deck()[0] == critter

        table.choose("yes", "yes")

        assert (critter in table.hand(), table.deck()[0] == second) == (True, True)

    @pytest.mark.must_not
    def test_another_card_is_only_drawn(self) -> None:
        """A Friend without the trait is not cheaper, and no other card is drawn."""
        friend, second = plain(1, cost=2), plain(1)
        table = self.played(friend, second).choose("yes")

        assert (friend in table.hand(), table.asked, table.deck()[0] == second) == (True, "main", True)
        assert table.price(friend) == 2
