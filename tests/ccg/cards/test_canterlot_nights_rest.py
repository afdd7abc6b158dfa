"""Further cards of Canterlot Nights and of the small sets of its year."""

import pytest

from everfree.ccg.cards.canterlot_nights.friends_blue import PIPSQUEAK_SCRAPPY_SQUIRT as PIPSQUEAK
from everfree.ccg.cards.canterlot_nights.friends_pink import PINNY_LANE_BOWLEM_OVER as PINNY
from everfree.ccg.cards.canterlot_nights.friends_yellow import BLOSSOMFORTH_TOO_FLEXIBLE as BLOSSOMFORTH
from everfree.ccg.cards.canterlot_nights.problems import DARK_DANK_DUNGEON, IMPRESS_THE_INSPECTOR
from everfree.ccg.language import PINK, Uncover, choose, main_phase
from everfree.ccg.language.words.effects.covering import FaceDown
from everfree.ccg.language.words.selectors.selectors import Description
from everfree.ccg.vocab import SCORE_PHASE, TROUBLEMAKER
from everfree.testing import Table, piece, plain, plain_troublemaker
from everfree.testing.situations import open_problem

UNCOVERING = plain(1, abilities=(main_phase(Uncover(choose(Description(TROUBLEMAKER, (FaceDown(),))))),))


@pytest.mark.card("cn16")
class TestPipsqueak:
    """cn16."""

    def test_challenges_what_was_uncovered_with_all_who_are_there(self) -> None:
        """The Troublemaker is defeated at once, in the Main Phase, by all your characters at its Problem."""
        pip, strong, imp = piece(PIPSQUEAK), plain(9), piece(plain_troublemaker(3), face_down=True)
        table = Table(home=[UNCOVERING], mine=[pip, strong], opponent_mine=[imp]).use(UNCOVERING)
        table.use(pip).choose("yes").until("main")

        assert (table.zone_of(imp), table.score) == ("discard-pile", 1)

    @pytest.mark.must_not
    def test_not_at_another_problem(self) -> None:
        """A Troublemaker that is uncovered elsewhere is not challenged."""
        pip, strong, imp = piece(PIPSQUEAK), plain(9), piece(plain_troublemaker(3), face_down=True)
        table = Table(home=[UNCOVERING], mine=[pip, strong], opponent_theirs=[imp]).use(UNCOVERING)

        assert (table.asked, table.zone_of(imp), table.score) == ("main", "play", 0)


@pytest.mark.card("cn47")
class TestPinnyLane:
    """cn47."""

    def test_gains_what_the_retired_friend_cost(self) -> None:
        """Three tokens for a Friend that cost three; the opponent's Friends are not offered."""
        pinny, dear = piece(PINNY), plain(1, PINK, cost=3)
        table = Table(hand=[pinny], home=[dear], opponent_home=[plain()], tokens=3).play(pinny, "home")
        table.choose("yes")
        assert table.choices() == [dear, pinny]
        table.choose(dear)

        assert (table.tokens, table.zone_of(dear)) == (3, "discard-pile")

    @pytest.mark.must_not
    def test_may_be_declined(self) -> None:
        """Then nobody is retired and nothing is gained."""
        pinny, dear = piece(PINNY), plain(1, PINK, cost=3)
        table = Table(hand=[pinny], home=[dear], tokens=3).play(pinny, "home").choose("no")

        assert (table.tokens, table.zone_of(dear)) == (0, "play")


@pytest.mark.card("cn84")
class TestBlossomforth:
    """cn84."""

    def faceoff(self, tokens: int) -> Table:
        """Win a faceoff at your Problem; both flip a Friend."""
        self.blossom, self.flipped = piece(BLOSSOMFORTH), plain(1)
        return Table(
            problem=open_problem(),
            mine=[self.blossom, plain(9)],
            opponent_mine=[plain(1)],
            deck=[self.flipped],
            tokens=tokens,
            phase=SCORE_PHASE,
        ).until("replace")

    def test_puts_the_flipped_friend_where_she_was(self) -> None:
        """She is retired and two tokens are paid; the Friend enters play at her Problem."""
        table = self.faceoff(2).choose(self.blossom)

        assert (table.zone_of(self.blossom), table.tokens) == ("discard-pile", 0)
        assert table.zone_of(self.flipped) == "play"

    @pytest.mark.must_not
    def test_the_card_goes_under_the_deck_if_she_declines(self) -> None:
        """As it does without her."""
        table = self.faceoff(2).choose("no")

        assert (table.zone_of(self.blossom), table.zone_of(self.flipped)) == ("play", "draw-deck")


@pytest.mark.card("cn175")
class TestDarkDankDungeon:
    """cn175."""

    @pytest.mark.must_not
    def test_who_confronts_takes_a_friend_back(self) -> None:
        """That player chooses among their own Friends there; it goes to its owner's hand."""
        one, two, home = plain(5), plain(5), plain()
        dungeon = piece(DARK_DANK_DUNGEON)
        table = Table(
            opponent_problem=dungeon,
            home=[home],
            theirs=[one, two],
            opponent_theirs=[plain(0)],
            phase=SCORE_PHASE,
        )
        assert table.choices() == [one, two]
        table.choose(one)

        assert (one in table.hand(), table.zone_of(two)) == (True, "play")


@pytest.mark.card("cn181")
@pytest.mark.must_not
def test_the_inspector_readies_another_friend_than_the_played_one() -> None:
    """cn181: the Friend that was played is not offered, and the second Friend of a turn does nothing."""
    tired, fresh, later = piece(plain(1), exhausted=True), plain(cost=0), plain(cost=0)
    table = Table(problem=IMPRESS_THE_INSPECTOR, hand=[fresh, later], mine=[tired]).play(fresh, "mine")
    table.choose("yes")
    assert not table.is_exhausted(tired)

    assert table.play(later, "mine").asked == "main"
