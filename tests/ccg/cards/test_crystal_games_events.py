"""The Events of The Crystal Games."""

import pytest

from everfree.ccg.cards.crystal_games.events import DESTINY_DRAIN
from everfree.ccg.kernel import kinds
from everfree.ccg.language import PURPLE
from everfree.testing import Table, piece, plain
from everfree.testing.table import OPPONENT, YOU


@pytest.mark.card("cg201")
class TestDestinyDrain:
    """cg201."""

    def setup_method(self) -> None:
        """Make three copies of one card, in pile, hand and deck, and another one in each."""
        copy = plain()
        self.piled, self.held, self.decked = piece(copy), piece(copy), piece(copy)
        self.other_piled, self.other_held, self.mine = plain(), plain(), piece(copy)

    def played(self) -> Table:
        """Play it for the card in the pile."""
        table = Table(
            home=[plain(3, PURPLE)],
            hand=[DESTINY_DRAIN],
            discard=[self.mine],
            opponent_discard=[self.piled, self.other_piled],
            opponent_hand=[self.held, self.other_held],
            opponent_deck=[plain(), self.decked, plain()],
            tokens=3,
        ).play(DESTINY_DRAIN)
        assert table.choices() == [self.piled, self.other_piled]
        return table.choose(self.piled)

    def test_all_of_a_name_are_banished(self) -> None:
        """You see hand and deck, find the copies there, and those of the pile go by themselves."""
        table = self.played()
        assert (table.asked, table.choices()) == ("search-deck", [self.held, self.decked, "done"])

        table.choose(self.held, self.decked, "done")

        assert table.banished(OPPONENT) == [self.held, self.decked, self.piled]
        assert table.told(kinds.SHUFFLED) == 1

    def test_the_event_banishes_itself(self) -> None:
        """It does not go to your discard pile."""
        table = self.played().choose("done")

        assert table.banished(YOU) == [DESTINY_DRAIN]

    @pytest.mark.ruling("R36")
    def test_hidden_cards_may_stay_unfound(self) -> None:
        """In the hand and the deck you may fail to find them; in the pile you can't."""
        table = self.played().choose("done")

        assert (table.zone_of(self.held), table.zone_of(self.decked)) == ("hand", "draw-deck")
        assert table.zone_of(self.piled) == "banished"

    @pytest.mark.must_not
    def test_other_names_and_other_players_stay(self) -> None:
        """Only that name, only that player; what you saw in the hand you know."""
        table = self.played().choose(self.held, self.decked, "done")

        assert (table.zone_of(self.other_piled), table.zone_of(self.other_held)) == ("discard-pile", "hand")
        assert table.zone_of(self.mine) == "discard-pile"
        assert table.knows(self.other_held, YOU)

    @pytest.mark.must_not
    def test_you_are_asked_even_if_there_is_nothing(self) -> None:
        """With no copy in hand or deck the question comes all the same."""
        table = Table(
            home=[plain(3, PURPLE)], hand=[DESTINY_DRAIN], opponent_discard=[self.piled], tokens=3
        ).play(DESTINY_DRAIN)

        assert (table.asked, table.choices()) == ("search-deck", ["done"])
