"""The Resources of Equestrian Odysseys."""

import pytest

from everfree.ccg.cards.equestrian_odysseys.resources import DARING_DO_POSTER as POSTER
from everfree.ccg.language import BLUE, PURPLE
from everfree.ccg.vocab import READY_PHASE
from everfree.testing import Table, piece, plain, plain_troublemaker


@pytest.mark.card("eo150")
class TestDaringDoPoster:
    """eo150."""

    def test_is_played_to_your_home(self) -> None:
        """It lies at home and needs no host."""
        table = Table(home=[plain(2, BLUE), plain(2, PURPLE)], hand=[POSTER], tokens=2).play(POSTER)

        assert table.area_of(POSTER) == "home"

    def test_each_of_your_troublemakers_earns_a_token(self) -> None:
        """Two face-up Troublemakers bring a token each at the start of your turn, besides your income."""
        one, two = plain_troublemaker(), plain_troublemaker()
        table = Table(home=[POSTER], mine=[one], theirs=[two], opponents_turn=True).end_turn()

        assert table.until("main").tokens == 2 + 2

    @pytest.mark.must_not
    def test_not_covered_ones_nor_an_opponents(self) -> None:
        """A covered Troublemaker has no abilities, an opponent's is not yours."""
        covered = piece(plain_troublemaker(), face_down=True)
        table = Table(
            home=[POSTER], mine=[covered], opponent_theirs=[plain_troublemaker()], opponents_turn=True
        ).end_turn()

        assert table.tokens == 2

    @pytest.mark.must_not
    def test_not_at_the_start_of_an_opponents_turn(self) -> None:
        """Only your own turn counts."""
        table = Table(home=[POSTER], mine=[plain_troublemaker()], tokens=0, phase=READY_PHASE)
        earned = table.tokens

        assert (earned, table.end_turn().tokens) == (2, 2)
