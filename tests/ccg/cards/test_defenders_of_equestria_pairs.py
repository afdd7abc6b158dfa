"""Cards of Defenders of Equestria whose words meet in pairs that no other tested card has."""

import pytest

from everfree.ccg.cards.defenders_of_equestria.events import BELLY_FLOP
from everfree.ccg.cards.defenders_of_equestria.friends_white import (
    DISCORD_CAPTAIN_WUZZ as DISCORD,
    ZESTY_GOURMAND_BACKSEAT_DINER as ZESTY,
)
from everfree.ccg.cards.defenders_of_equestria.manes import APPLEJACK_TOOLED_UP as APPLEJACK
from everfree.ccg.cards.defenders_of_equestria.problems import FRIENDSHIP_OVERBOARD
from everfree.ccg.cards.defenders_of_equestria.troublemakers import (
    QUEEN_CHRYSALIS_VICIOUS_VENGEANCE as CHRYSALIS,
)
from everfree.ccg.language import ORANGE, PINK, WHITE
from everfree.ccg.vocab import SCORE_PHASE, TROUBLEMAKER_PHASE
from everfree.testing import Piece, Table, piece, plain, plain_troublemaker
from everfree.testing.situations import IN_FACEOFFS, open_problem
from everfree.testing.table import OPPONENT, YOU


@pytest.mark.card("de119")
class TestQueenChrysalis:
    """de119."""

    def test_sends_all_characters_here_home(self) -> None:
        """Each to the home of its own controller; characters at the other Problem stay."""
        mine, far, theirs = plain(), plain(), plain()
        table = Table(
            mane_at="mine",
            mine=[piece(CHRYSALIS, face_down=True), mine],
            theirs=[far],
            opponent_mine=[theirs],
            phase=TROUBLEMAKER_PHASE,
        ).until("main")

        places = [table.area_of(one) for one in (mine, table.mane, theirs, far)]
        assert places == ["home", "home", "their home", "theirs"]

    @pytest.mark.must_not
    def test_not_when_she_was_uncovered_before(self) -> None:
        """Face up already, she sends nobody home."""
        mine = plain()
        table = Table(mine=[CHRYSALIS, mine], phase=TROUBLEMAKER_PHASE).until("main")

        assert table.area_of(mine) == "mine"


@pytest.mark.card("de124")
class TestFriendshipOverboard:
    """de124."""

    def confronted(self) -> Table:
        """Confront it with opposing characters here and elsewhere."""
        self.rival, self.other, self.far = plain(8), plain(8), plain(8)
        return Table(
            problem=FRIENDSHIP_OVERBOARD,
            mine=[plain(8, ORANGE)],
            opponent_mine=[self.rival, self.other],
            opponent_theirs=[self.far],
            hand=[plain()],
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )

    def test_you_may_exhaust_an_opposing_character_here(self) -> None:
        """You choose among those at this Problem."""
        table = self.confronted().choose("yes")
        assert table.choices() == [self.rival, self.other]
        table.choose(self.other)

        assert [table.is_exhausted(one) for one in (self.rival, self.other, self.far)] == [False, True, False]

    @pytest.mark.must_not
    def test_you_may_leave_them_alone(self) -> None:
        """Declined, nobody is exhausted."""
        table = self.confronted().choose("no")

        assert [table.is_exhausted(one) for one in (self.rival, self.other, self.far)] == [False] * 3


@pytest.mark.card("de2")
class TestApplejack:
    """de2."""

    def faceoff(self, mane: Piece) -> Table:
        """Start a faceoff that she watches from home."""
        self.fighter, self.first, self.second = plain(2), plain(3), plain(4)
        return Table(
            mane=mane,
            mine=[self.fighter],
            opponent_mine=[plain(5)],
            problem=open_problem(),
            deck=[self.first, self.second],
            hand=[plain()],
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )

    def test_boosted_she_flips_one_more(self) -> None:
        """She is exhausted, and both cards count."""
        applejack = piece(APPLEJACK, boosted=True)
        table = self.faceoff(applejack).use(applejack)
        assert (table.flipped(), table.is_exhausted(applejack)) == ([self.first], True)
        table.pass_()

        assert table.why_total() == [(self.fighter, 2), (self.first, 3), (self.second, 4)]

    @pytest.mark.must_not
    def test_not_outside_a_faceoff_and_not_while_exhausted(self) -> None:
        """In the Main Phase there is no faceoff; exhausted she can't pay."""
        applejack = piece(APPLEJACK, boosted=True)
        table = Table(mane=applejack)
        assert (table.asked, table.choices()) == ("main", ["end"])

        tired = piece(APPLEJACK, boosted=True, exhausted=True)
        assert tired not in self.faceoff(tired).choices()

    def test_confronting_her_problem_turns_her_over(self) -> None:
        """At a Problem she is at; at another one she stays as she is."""
        here = Table(mane=APPLEJACK, mane_at="mine", problem=open_problem(), phase=SCORE_PHASE)
        away = Table(mane=APPLEJACK, mine=[plain()], problem=open_problem(), phase=SCORE_PHASE)

        assert here.until("main").is_boosted(APPLEJACK) is True
        assert away.until("main").is_boosted(APPLEJACK) is False


@pytest.mark.card("de42")
class TestDiscord:
    """de42."""

    def test_retired_he_brings_a_troublemaker_back(self) -> None:
        """You choose among the Troublemakers of your discard pile."""
        first, second, friend, theirs = (
            plain_troublemaker(),
            plain_troublemaker(),
            plain(),
            plain_troublemaker(),
        )
        table = Table(home=[DISCORD], discard=[first, second, friend], opponent_discard=[theirs]).use(DISCORD)
        assert table.choices() == [first, second]
        table.choose(second)

        assert (table.hand(), table.zone_of(DISCORD), table.zone_of(first)) == (
            [second],
            "discard-pile",
            "discard-pile",
        )

    @pytest.mark.must_not
    def test_not_on_an_opponents_turn(self) -> None:
        """It is an action of your Main Phase."""
        table = Table(home=[DISCORD], discard=[plain_troublemaker()], opponents_turn=True)

        assert (table.question.seat, DISCORD in table.choices()) == (OPPONENT, False)


@pytest.mark.card("de47")
class TestZestyGourmand:
    """de47."""

    def test_takes_an_opposing_friend_for_good(self) -> None:
        """You choose one of theirs; it stays yours on the next turns."""
        first, second = plain(), plain()
        table = Table(
            hand=[ZESTY], home=[plain(2, WHITE)], opponent_home=[first], opponent_mine=[second], tokens=4
        ).play(ZESTY, "home")
        assert table.choices() == [first, second]
        table.choose(second)
        controllers = [table.state.controller[table.id(one)] for one in (first, second)]
        assert (controllers, table.area_of(second)) == ([OPPONENT, YOU], "mine")

        table.end_turn().end_turn()
        assert table.state.controller[table.id(second)] == YOU

    @pytest.mark.must_not
    def test_not_your_own_friends_nor_a_mane_character(self) -> None:
        """With no opposing Friend in play nobody changes sides."""
        table = Table(hand=[ZESTY], home=[plain(2, WHITE)], tokens=4).play(ZESTY, "home")

        assert table.asked == "main"
        assert table.state.controller[table.id(table.opponent_mane)] == OPPONENT


@pytest.mark.card("de92")
class TestBellyFlop:
    """de92."""

    def test_a_friend_for_a_friend(self) -> None:
        """You retire one of yours to dismiss one of theirs."""
        lost, kept, rival, other = plain(3, PINK), plain(3, PINK), plain(), plain()
        table = Table(hand=[BELLY_FLOP], home=[lost, kept], opponent_home=[rival, other], tokens=1)
        table.play(BELLY_FLOP)
        table.choose(lost)
        assert table.choices() == [rival, other]
        table.choose(rival)

        zones = [table.zone_of(one) for one in (lost, kept, rival, other)]
        assert zones == ["discard-pile", "play", "discard-pile", "play"]

    @pytest.mark.must_not
    def test_needs_pink_power(self) -> None:
        """Three pink power are required."""
        table = Table(hand=[BELLY_FLOP], home=[plain(2, PINK)], opponent_home=[plain()], tokens=1)

        assert (table.asked, table.playable()) == ("main", [])
