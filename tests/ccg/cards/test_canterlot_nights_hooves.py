"""Dr. Hooves, Just In Time, who is played during a faceoff."""

import pytest

from everfree.ccg.cards.canterlot_nights.friends_blue import DR_HOOVES_JUST_IN_TIME as HOOVES
from everfree.ccg.kernel.kinds import FACEOFF_STARTED
from everfree.ccg.language import (
    BLUE,
    FRIEND,
    OPPONENT,
    THIS,
    TROUBLEMAKER_PHASE,
    YOU,
    ControlledBy,
    Outcome,
    Score,
    StartFaceoff,
    cards,
    choose,
    main_phase,
)
from everfree.testing import Table, plain, plain_troublemaker


@pytest.mark.card("cn12")
class TestDrHoovesJustInTime:
    """cn12."""

    def challenged(self, *, tokens: int = 4, power: int = 4) -> Table:
        """Challenge a Troublemaker at your Problem, with other Friends elsewhere."""
        self.friend, self.trouble = plain(1, BLUE), plain_troublemaker(3)
        return (
            Table(
                home=[plain(power - 1, BLUE)],
                mine=[self.friend],
                theirs=[plain(0)],
                opponent_mine=[self.trouble],
                hand=[HOOVES],
                tokens=tokens,
            )
            .end_turn()
            .until("challenge")
            .choose(self.trouble)
        )

    def test_is_played_where_the_faceoff_is(self) -> None:
        """He goes nowhere else, costs what is printed, and his power counts at once."""
        table = self.challenged()
        before = table.tokens
        assert (table.asked, table.playable(), table.total()) == ("priority", [HOOVES], 1)
        table.play(HOOVES)

        assert (table.area_of(HOOVES), table.tokens) == ("mine", before - 4)
        assert table.zone_of(self.trouble) == "discard-pile"

    def test_joins_a_faceoff_between_certain_cards(self) -> None:
        """A faceoff that a text starts has only the cards it names, and Dr. Hooves."""
        rival = plain(3)
        brawl = StartFaceoff(THIS, choose(cards(FRIEND, ControlledBy(OPPONENT))), (Outcome(YOU, Score(1)),))
        bully, idle = plain(1, BLUE, abilities=(main_phase(brawl),)), plain(5, BLUE)
        table = Table(
            home=[idle], mine=[bully], opponent_mine=[rival], hand=[HOOVES], deck=[plain(1)], tokens=4
        ).use(bully)
        assert (table.asked, table.involved()) == ("priority", [bully, rival])
        table.play(HOOVES)

        assert (table.area_of(HOOVES), table.score) == ("mine", 1)

    @pytest.mark.must_not
    def test_declined_he_stays_in_hand(self) -> None:
        """The challenge is lost without him."""
        table = self.challenged().pass_().until("main")

        assert (table.zone_of(HOOVES), table.zone_of(self.trouble)) == ("hand", "play")

    @pytest.mark.must_not
    def test_not_in_a_faceoff_of_others(self) -> None:
        """Your opponent challenges your Troublemaker; no character of yours is involved."""
        own = plain_troublemaker(1)
        table = Table(
            home=[plain(4, BLUE)],
            mine=[own],
            opponent_mine=[plain(5)],
            hand=[HOOVES],
            tokens=9,
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
        )
        table.until("challenge").choose(own)

        assert (table.asked, table.told(FACEOFF_STARTED)) == ("main", 1)

    @pytest.mark.must_not
    def test_not_without_his_price_or_requirement(self) -> None:
        """With too little power he is not offered."""
        table = self.challenged(power=1)

        assert (table.asked, table.zone_of(HOOVES)) == ("main", "hand")

    def test_is_played_as_usual_in_the_main_phase(self) -> None:
        """Then he may go to any place, and is involved in nothing."""
        table = Table(home=[plain(4, BLUE)], hand=[HOOVES], tokens=4).play(HOOVES)

        assert table.choices() == ["home", "mine", "theirs"]
        assert table.choose("home").asked == "main"
