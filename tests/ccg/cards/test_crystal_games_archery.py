"""Ice Archery: a hidden choice of one player, and another's choice of a card type."""

import pytest

from everfree.ccg.cards.crystal_games.events import ICE_ARCHERY
from everfree.ccg.language import Card
from everfree.testing import Table, plain, plain_troublemaker
from everfree.testing.table import OPPONENT, YOU


@pytest.mark.card("cg105")
class TestIceArchery:
    """cg105."""

    def played(self, *hand: Card) -> Table:
        """Play the Event against a hand."""
        return Table(hand=[ICE_ARCHERY], opponent_hand=list(hand), tokens=1).play(ICE_ARCHERY)

    def test_hidden_choices_before_anyone_sees_the_card(self) -> None:
        """Your opponent chooses a card of their hand; you choose one of the four types without seeing it."""
        friend, trouble = plain(), plain_troublemaker()
        table = self.played(friend, trouble)
        assert (table.question.seat, table.choices()) == (OPPONENT, [friend, trouble])

        table.choose(trouble)

        assert (table.question.seat, table.asked) == (YOU, "guess-type")
        assert table.choices() == ["friend", "resource", "event", "troublemaker"]
        assert not table.knows(trouble)

    def test_a_hit_banishes_a_card_of_your_choice(self) -> None:
        """You look at the whole hand, and the card you banish need not be the revealed one."""
        friend, trouble = plain(), plain_troublemaker()
        table = self.played(friend, trouble).choose(trouble, "troublemaker")
        assert (table.question.seat, table.choices()) == (YOU, [friend, trouble])
        assert (table.knows(friend), table.knows(trouble)) == (True, True)

        table.choose(friend)

        assert (table.zone_of(friend), table.hand(OPPONENT)) == ("banished", [trouble])

    @pytest.mark.must_not
    def test_a_miss_shows_the_chosen_card_alone(self) -> None:
        """No other card is seen, and none is banished."""
        friend, trouble = plain(), plain_troublemaker()
        table = self.played(friend, trouble).choose(trouble, "event")

        assert (table.asked, table.hand(OPPONENT)) == ("main", [friend, trouble])
        assert (table.knows(friend), table.knows(trouble)) == (False, True)

    def test_an_empty_hand_is_missed(self) -> None:
        """Nothing is asked, and nothing happens."""
        assert self.played().asked == "main"
