"""Cards of The Crystal Games about challenges: who may, who is involved, and what losing costs."""

import pytest

from everfree.ccg.cards.crystal_games.troublemakers import BIFF, GILDA, WINDIGO
from everfree.ccg.cards.premiere.manes import APPLEJACK_STEADFAST_FARMPONY as APPLEJACK
from everfree.ccg.vocab import TROUBLEMAKER_PHASE
from everfree.testing import Piece, Table, piece, plain, plain_troublemaker
from everfree.testing.situations import IN_FACEOFFS

UNITY = "Unity"


@pytest.mark.card("cg156")
class TestBiff:
    """cg156."""

    def challenged(self, troublemaker: Piece) -> Table:
        """Challenge a Troublemaker with a Friend and your Mane Character."""
        self.friend = plain(1)
        return (
            Table(
                mane_at="mine",
                mine=[self.friend],
                opponent_mine=[troublemaker],
                phase=TROUBLEMAKER_PHASE,
                hand=[plain()],
                stops=IN_FACEOFFS,
            )
            .until("challenge")
            .choose(troublemaker)
        )

    def test_a_mane_character_is_not_involved(self) -> None:
        """Only the Friend beside it is, and he himself."""
        biff = piece(BIFF)
        table = self.challenged(biff)

        assert set(table.involved()) == {self.friend, biff}

    @pytest.mark.must_not
    def test_in_other_challenges_it_is(self) -> None:
        """Another Troublemaker is challenged with all characters there."""
        other = piece(plain_troublemaker(4))
        table = self.challenged(other)

        assert set(table.involved()) == {self.friend, table.mane, other}

    def test_retired_he_turns_a_mane_character_back(self) -> None:
        """A boosted one turns to its Start side."""
        biff, mane = piece(BIFF), piece(APPLEJACK, boosted=True)
        table = Table(mine=[biff], opponent_mane=mane, tokens=2).use(biff)

        assert (table.is_boosted(mane), table.zone_of(biff), table.tokens) == (False, "discard-pile", 0)

    @pytest.mark.must_not
    def test_one_with_its_start_side_up_stays(self) -> None:
        """It does not turn to its Boosted side."""
        biff, mane = piece(BIFF), piece(APPLEJACK)
        table = Table(mine=[biff], opponent_mane=mane, tokens=2)
        if biff in table.choices():
            table.use(biff)

        assert not table.is_boosted(mane)


@pytest.mark.card("cg162")
class TestGilda:
    """cg162."""

    def lost(self, troublemaker: Piece, *, mane_at: str = "home") -> Table:
        """Lose a challenge of a Troublemaker with one Friend."""
        self.friend, self.other = plain(1), plain(1)
        return (
            Table(
                mane_at=mane_at,
                mine=[self.friend],
                home=[self.other],
                opponent_mine=[troublemaker],
                phase=TROUBLEMAKER_PHASE,
            )
            .until("challenge")
            .choose(troublemaker)
        )

    def test_the_loser_retires_the_friend(self) -> None:
        """It goes to the discard pile instead of home."""
        table = self.lost(piece(GILDA)).until("main")

        assert (table.zone_of(self.friend), table.zone_of(self.other)) == ("discard-pile", "play")

    @pytest.mark.must_not
    def test_another_troublemaker_only_sends_it_home(self) -> None:
        """And a Mane Character goes home from Gilda as well."""
        table = self.lost(piece(plain_troublemaker(9))).until("main")
        assert table.area_of(self.friend) == "home"

        both = self.lost(piece(GILDA), mane_at="mine").until("send-home")
        both.choose(both.mane)
        assert (both.zone_of(self.friend), both.area_of(both.mane)) == ("play", "home")


@pytest.mark.card("cg166")
class TestWindigo:
    """cg166."""

    def offered(self, counters: int, characters: int) -> bool:
        """Tell whether a player with so many characters there may challenge it."""
        windigo = piece(WINDIGO, counters=(UNITY,) * counters)
        table = Table(
            mine=[plain(1) for _ in range(characters)],
            opponent_mine=[windigo, plain_troublemaker()],
            phase=TROUBLEMAKER_PHASE,
        ).until("challenge")
        return windigo in table.choices()

    def test_as_many_as_it_has_counters_may_challenge_it(self) -> None:
        """Two counters: one or two characters."""
        assert (self.offered(2, 1), self.offered(2, 2)) == (True, True)

    @pytest.mark.must_not
    def test_not_more(self) -> None:
        """Three are too many for two counters, and without a counter nobody may."""
        assert (self.offered(2, 3), self.offered(0, 1)) == (False, False)

    def test_it_gets_a_counter_at_the_end_of_your_troublemaker_phase(self) -> None:
        """Not in the opponent's."""
        windigo = piece(WINDIGO)
        yours = Table(mine=[windigo], phase=TROUBLEMAKER_PHASE).until("main")
        assert yours.counters(windigo) == {UNITY: 1}

        theirs = Table(mine=[windigo], opponents_turn=True, phase=TROUBLEMAKER_PHASE).until("main")
        assert theirs.counters(windigo) == {}
