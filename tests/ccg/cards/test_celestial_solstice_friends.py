"""The Friends of Celestial Solstice."""

import pytest

from everfree.ccg.cards.celestial_solstice.friends import PRINCESS_LUNA_THE_SETTING_MOON as LUNA
from everfree.ccg.language import READY_PHASE
from everfree.testing import Table, piece, plain


@pytest.mark.card("cs2")
class TestPrincessLuna:
    """cs2."""

    def test_a_draw_becomes_a_token(self) -> None:
        """Instead of the card for one token, a Friend of yours is exhausted and you get the token back."""
        friend, top = plain(), plain()
        table = Table(home=[LUNA, friend], opponent_home=[plain()], deck=[top], tokens=1).draw()

        assert (table.asked, table.choices()) == ("replace", [LUNA, "no"])
        assert table.choose(LUNA).choices() == [LUNA, friend]
        table.choose(friend)
        assert (table.tokens, table.is_exhausted(friend), table.zone_of(top)) == (1, True, "draw-deck")

    def test_you_may_draw_all_the_same(self) -> None:
        """Declined, the card is drawn."""
        top = plain()
        table = Table(home=[LUNA], deck=[top], tokens=1).draw().choose("no")

        assert (table.tokens, table.hand(), table.is_exhausted(LUNA)) == (0, [top], False)

    @pytest.mark.must_not
    def test_without_a_ready_friend_nothing_is_offered(self) -> None:
        """Exhausted Friends cannot pay, nor can your Mane Character."""
        table = Table(home=[piece(LUNA, exhausted=True)], tokens=1).draw()

        assert (table.asked, len(table.hand())) == ("main", 1)

    @pytest.mark.must_not
    def test_other_phases_are_left_alone(self) -> None:
        """The card of the Ready Phase is drawn without a question."""
        table = Table(home=[LUNA], phase=READY_PHASE)

        assert (table.asked, len(table.hand())) == ("main", 1)

    @pytest.mark.must_not
    @pytest.mark.clause("104.2a")
    def test_an_empty_deck_cannot_be_drawn_from(self) -> None:
        """What would not happen anyway is not replaced; and an opponent's draw is not yours."""
        table = Table(opponent_home=[LUNA], opponent_deck=[], opponents_turn=True, opponent_tokens=1).draw()
        assert (table.asked, table.opponent_tokens) == ("main", 0)

        other = Table(home=[LUNA], opponents_turn=True, opponent_tokens=1).draw()
        assert (other.asked, other.opponent_tokens) == ("main", 0)
