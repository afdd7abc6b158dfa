"""Reformed: the power of a defeated Troublemaker helps in the next faceoff."""

import pytest

from everfree.ccg.cards.canterlot_nights.resources import A_FIERY_TEMPER, REFORMED
from everfree.ccg.language import YELLOW
from everfree.testing import Table, piece, plain, plain_troublemaker
from everfree.testing.table import YOU


@pytest.mark.card("cn147")
class TestReformed:
    """cn147."""

    def challenged(self, power: int = 9) -> Table:
        """Play it on a Troublemaker with more power than printed, which you challenge in your next turn.

        A second Troublemaker is elsewhere.
        """
        self.first = piece(plain_troublemaker(3), attached=(A_FIERY_TEMPER,))
        self.second = plain_troublemaker(6)
        table = Table(
            home=[plain(2, YELLOW)],
            mine=[plain(power)],
            theirs=[plain(2)],
            hand=[REFORMED],
            opponent_mine=[self.first],
            opponent_theirs=[self.second],
            opponent_deck=[plain(1) for _ in range(9)],
            tokens=1,
        )
        return table.play(REFORMED, self.first).end_turn().until("challenge").choose(self.first)

    def test_is_played_on_an_opponents_troublemaker(self) -> None:
        """Neither a Troublemaker of yours nor one that lies face down can have it."""
        own, other = plain_troublemaker(2), plain_troublemaker(2)
        hidden = piece(plain_troublemaker(2), face_down=True)
        table = Table(
            home=[plain(2, YELLOW)],
            hand=[REFORMED],
            mine=[own],
            opponent_mine=[other],
            opponent_theirs=[hidden],
            tokens=1,
        )

        assert table.play(REFORMED).host_of(REFORMED) == other

    def test_adds_the_power_it_had_in_play(self) -> None:
        """A Friend with two power then defeats one with six; no later faceoff counts it."""
        table = self.challenged().until("may")
        assert (table.question.seat, table.choices()) == (YOU, ["yes", "no"])
        table.choose("yes").until("challenge").choose(self.second)

        assert table.zone_of(self.second) == "discard-pile"
        assert table.until("main").state.modifiers == []

    @pytest.mark.must_not
    def test_declined_it_adds_nothing(self) -> None:
        """The next faceoff is as usual."""
        table = self.challenged().until("may").choose("no").until("challenge").choose(self.second)

        assert table.zone_of(self.second) == "play"

    @pytest.mark.must_not
    def test_a_lost_challenge_adds_nothing(self) -> None:
        """It stays where it is, and the next faceoff is as usual."""
        table = self.challenged(0).until("challenge").choose(self.second)

        assert table.host_of(REFORMED) == self.first
        assert table.zone_of(self.second) == "play"
