"""The Troublemakers of Absolute Discord."""

import pytest

from everfree.ccg.cards.absolute_discord.troublemakers import DISCORD_UTTER_PANDEMONIUM
from everfree.ccg.language import PINK, TROUBLEMAKER_PHASE, Need
from everfree.testing import Table, plain
from everfree.testing.table import OPPONENT


@pytest.mark.card("ad206")
class TestDiscordUtterPandemonium:
    """ad206."""

    def test_each_player_banishes_a_card(self) -> None:
        """At the start of a Troublemaker Phase the turn player's top card is banished, the other's is not."""
        top, theirs = plain(), plain()
        table = Table(
            mine=[DISCORD_UTTER_PANDEMONIUM], deck=[top], opponent_deck=[theirs], phase=TROUBLEMAKER_PHASE
        ).until("main")

        assert table.zone_of(top) == "banished"
        assert table.zone_of(theirs) == "draw-deck"

    def test_an_empty_deck_banishes_nothing(self) -> None:
        """Without a deck there is nothing to banish, and nobody to play it."""
        table = Table(
            mine=[DISCORD_UTTER_PANDEMONIUM], opponents_turn=True, opponent_deck=[], phase=TROUBLEMAKER_PHASE
        ).until("main")

        assert table.banished(OPPONENT) == []
        assert table.state.modifiers == []

    def defeated(self, *, by_power: int) -> Table:
        """Let it banish your top card, then challenge it."""
        self.top = plain(2, cost=2, needs=(Need(PINK, 9),))
        table = Table(
            mine=[plain(by_power)],
            opponent_mine=[DISCORD_UTTER_PANDEMONIUM],
            deck=[self.top],
            tokens=2,
            phase=TROUBLEMAKER_PHASE,
        )
        return table.choose(DISCORD_UTTER_PANDEMONIUM).until("main")

    def test_who_defeats_it_may_play_the_card(self) -> None:
        """For its cost, without its requirement, from the banished zone."""
        table = self.defeated(by_power=20)
        assert table.playable() == [self.top]

        table.play(self.top, "home")

        assert (table.area_of(self.top), table.tokens) == ("home", 0)

    def test_who_loses_may_not(self) -> None:
        """While it is undefeated nobody plays the banished card."""
        table = self.defeated(by_power=1)

        assert table.zone_of(self.top) == "banished"
        assert table.playable() == []

    def test_an_opponents_card_can_be_played(self) -> None:
        """The defeater may play what the other player had to banish, and controls it."""
        theirs = plain(2, cost=1)
        table = Table(
            opponents_turn=True,
            opponent_deck=[theirs],
            mine=[plain(20)],
            opponent_mine=[DISCORD_UTTER_PANDEMONIUM],
            tokens=1,
            phase=TROUBLEMAKER_PHASE,
        )
        table.until("main").end_turn().until("challenge").choose(DISCORD_UTTER_PANDEMONIUM).until("main")
        assert theirs in table.playable()

        table.play(theirs, "home")

        assert table.area_of(theirs) == "home"
        assert table.state.controller[table.id(theirs)] == 0
        assert table.state.owner[table.id(theirs)] == OPPONENT
