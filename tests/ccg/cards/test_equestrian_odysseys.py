"""The cards of Equestrian Odysseys."""

import pytest

from everfree.ccg.cards.equestrian_odysseys.friends import RAINBOW_DASH_ON_EVEN_GROUND
from everfree.testing import Table


@pytest.mark.card("eo16")
class TestRainbowDashOnEvenGround:
    """eo16."""

    def test_saved_tokens_are_lost(self) -> None:
        """Of five tokens kept, none is left at the start of the next turn; the new two stay."""
        table = Table(home=[RAINBOW_DASH_ON_EVEN_GROUND], tokens=5, opponents_turn=True)

        assert table.end_turn().until("main").tokens == 2

    def test_the_opponent_too(self) -> None:
        """At the start of the opponent's turn the opponent's are lost and yours are not."""
        table = Table(home=[RAINBOW_DASH_ON_EVEN_GROUND], tokens=4, opponent_tokens=5)
        table.end_turn().until("main")

        assert (table.tokens, table.opponent_tokens) == (4, 2)

    def test_nothing_without_her(self) -> None:
        """Saved tokens stay where she is not."""
        assert Table(tokens=5, opponents_turn=True).end_turn().until("main").tokens == 7
