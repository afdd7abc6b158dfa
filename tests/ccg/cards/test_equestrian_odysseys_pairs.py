"""Cards of Equestrian Odysseys whose words meet in pairs that no other tested card has."""

import pytest

from everfree.ccg.cards.equestrian_odysseys.events import READ_THE_MANUAL, SPLASH_ATTACK
from everfree.ccg.cards.equestrian_odysseys.friends_pink import PINKIE_PIE_EVERYPONYS_PFF as PINKIE
from everfree.ccg.cards.equestrian_odysseys.friends_several_colours import (
    GOLDEN_HARVEST_BOUNTIFUL_CROP as GOLDEN_HARVEST,
)
from everfree.ccg.cards.equestrian_odysseys.friends_yellow import SUNSHOWER_STORM_SPOTTER as SUNSHOWER
from everfree.ccg.cards.equestrian_odysseys.problems import GET_LOST
from everfree.ccg.cards.equestrian_odysseys.resources import CARDBOARD_BOX
from everfree.ccg.kernel import kinds
from everfree.ccg.language import BLUE, ORANGE, PINK, POWER_COUNTER, PURPLE, YELLOW
from everfree.ccg.vocab import SCORE_PHASE
from everfree.testing import Table, piece, plain, plain_troublemaker
from everfree.testing.situations import IN_FACEOFFS, open_problem, refused
from everfree.testing.table import OPPONENT, YOU


@pytest.mark.card("eo134")
class TestReadTheManual:
    """eo134."""

    def test_pays_back_and_is_banished(self) -> None:
        """Five tokens for three, and the Event goes to your banished cards."""
        table = Table(hand=[READ_THE_MANUAL], home=[plain(3, BLUE), plain(3, PURPLE)], tokens=3)
        table.play(READ_THE_MANUAL)

        assert (table.tokens, table.banished()) == (5, [READ_THE_MANUAL])

    @pytest.mark.must_not
    def test_needs_two_colours(self) -> None:
        """Without purple power it stays in the hand."""
        table = Table(hand=[READ_THE_MANUAL], home=[plain(3, BLUE)], tokens=3)

        assert refused(table, READ_THE_MANUAL) == "205.1"


@pytest.mark.card("eo139")
class TestSplashAttack:
    """eo139."""

    def test_covers_a_troublemaker(self) -> None:
        """You choose among all that are face up, your own too."""
        own, theirs, covered = (
            plain_troublemaker(),
            plain_troublemaker(),
            piece(plain_troublemaker(), face_down=True),
        )
        table = Table(
            hand=[SPLASH_ATTACK],
            home=[plain(3, YELLOW)],
            mine=[own, covered],
            opponent_mine=[theirs],
            tokens=1,
        ).play(SPLASH_ATTACK)
        assert table.choices() == [own, theirs]
        table.choose(theirs)

        assert (table.is_face_down(theirs), table.is_face_down(own)) == (True, False)

    @pytest.mark.must_not
    def test_needs_yellow_power(self) -> None:
        """With two yellow power it is refused."""
        table = Table(hand=[SPLASH_ATTACK], home=[plain(2, YELLOW)], mine=[plain_troublemaker()], tokens=1)

        assert refused(table, SPLASH_ATTACK) == "205.1"


@pytest.mark.card("eo147")
class TestCardboardBox:
    """eo147."""

    def test_who_is_in_it_does_not_count_in_faceoffs(self) -> None:
        """Its character adds nothing to the total; another one there does."""
        hidden, other = piece(plain(9), attached=(CARDBOARD_BOX,)), plain(2)
        table = Table(
            mine=[hidden, other],
            opponent_mine=[plain(1)],
            problem=open_problem(),
            hand=[plain()],
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )

        assert (table.why_total(), table.power(hidden)) == ([(hidden, 0), (other, 2)], 9)

    @pytest.mark.must_not
    def test_confronting_is_as_before(self) -> None:
        """The power still meets the requirements of a Problem; characters beside it are free."""
        hidden = piece(plain(1), attached=(CARDBOARD_BOX,))
        table = Table(mine=[hidden], problem=open_problem())

        assert table.can_confront(table.problem)

    def test_is_played_on_a_character(self) -> None:
        """A Mane Character or a Friend of either player."""
        ally, rival = plain(3, PINK), plain()
        table = Table(hand=[CARDBOARD_BOX], home=[ally], opponent_home=[rival], tokens=1).play(CARDBOARD_BOX)

        assert table.choices() == [table.mane, ally, table.opponent_mane, rival]
        assert table.choose(rival).host_of(CARDBOARD_BOX) is rival


@pytest.mark.card("eo186")
class TestGetLost:
    """eo186."""

    def test_who_enters_here_can_be_dismissed(self) -> None:
        """You pay 2 and exhaust one of yours here; the Friend that entered is dismissed, not another."""
        guard, second, comer, other = plain(), plain(), plain(cost=0), plain()
        table = Table(
            problem=GET_LOST,
            mine=[guard, second],
            opponent_hand=[comer],
            opponent_mine=[other],
            tokens=2,
            opponents_turn=True,
        ).play(comer, "mine")
        assert (table.question.seat, table.choices()) == (YOU, ["yes", "no"])
        table.choose("yes")
        assert table.choices() == [guard, second]
        table.choose(guard)

        assert (table.zone_of(comer), table.zone_of(other)) == ("discard-pile", "play")
        assert (table.is_exhausted(guard), table.is_exhausted(second), table.tokens) == (True, False, 0)

    @pytest.mark.must_not
    def test_not_elsewhere_and_not_for_one_token(self) -> None:
        """A Friend that enters at another place is safe, and so is one you can't pay for."""
        comer = plain(cost=0)
        away = Table(
            problem=GET_LOST, mine=[plain()], opponent_hand=[comer], tokens=2, opponents_turn=True
        ).play(comer, "theirs")
        poor = Table(
            problem=GET_LOST, mine=[plain()], opponent_hand=[comer], tokens=1, opponents_turn=True
        ).play(comer, "mine")

        assert (away.question.seat, away.zone_of(comer)) == (OPPONENT, "play")
        assert (poor.question.seat, poor.zone_of(comer)) == (OPPONENT, "play")


@pytest.mark.card("eo46")
class TestPinkiePie:
    """eo46."""

    def test_finds_a_friend(self) -> None:
        """As she enters play you search your deck; only Friends are offered, and it is shuffled."""
        friend, imp = plain(), plain_troublemaker()
        table = Table(hand=[PINKIE], home=[plain(4, PINK)], deck=[imp, friend], tokens=2)
        table.play(PINKIE, "home")
        assert table.asked == "search-deck"
        assert friend in table.choices()
        assert imp not in table.choices()
        table.choose(friend)

        assert (table.hand(), table.told(kinds.SHUFFLED), table.knows(friend, OPPONENT)) == (
            [friend],
            1,
            True,
        )

    @pytest.mark.must_not
    def test_not_when_she_moves(self) -> None:
        """In play already, she finds nobody."""
        table = Table(home=[PINKIE], tokens=2).move(PINKIE, "mine")

        assert (table.asked, table.hand()) == ("main", [])


@pytest.mark.card("eo92")
class TestSunshower:
    """eo92."""

    def test_looks_at_a_covered_troublemaker(self) -> None:
        """You know it afterwards; it stays face down, and your opponent's other one stays hidden."""
        first, second = (
            piece(plain_troublemaker(), face_down=True),
            piece(plain_troublemaker(), face_down=True),
        )
        table = Table(hand=[SUNSHOWER], opponent_mine=[first], opponent_theirs=[second], tokens=2)
        table.play(SUNSHOWER, "home").choose("yes")
        assert table.choices() == [first, second]
        table.choose(second)

        assert (table.knows(second), table.knows(first)) == (True, False)
        assert table.is_face_down(second)

    @pytest.mark.must_not
    def test_you_may_not_look(self) -> None:
        """Declined, it stays unknown to you."""
        covered = piece(plain_troublemaker(), face_down=True)
        table = Table(hand=[SUNSHOWER], opponent_mine=[covered], tokens=2)
        table.play(SUNSHOWER, "home").choose("no")

        assert (table.asked, table.knows(covered)) == ("main", False)


@pytest.mark.card("eo98")
class TestGoldenHarvest:
    """eo98."""

    def test_feeds_your_other_friends_here(self) -> None:
        """Each gets a counter; she herself, Friends elsewhere and other players' Friends get none."""
        here, second, away, rival = plain(2, ORANGE), plain(1), plain(2, YELLOW), plain()
        table = Table(
            hand=[GOLDEN_HARVEST], mine=[here, second], home=[away], opponent_mine=[rival], tokens=3
        ).play(GOLDEN_HARVEST, "mine")

        assert [table.counters(one) for one in (here, second)] == [{POWER_COUNTER: 1}] * 2
        assert [table.counters(one) for one in (GOLDEN_HARVEST, away, rival)] == [{}, {}, {}]
        assert (table.power(second), table.power(rival)) == (2, 1)

    @pytest.mark.must_not
    def test_not_a_mane_character(self) -> None:
        """A Mane Character at the Problem is no Friend."""
        table = Table(
            hand=[GOLDEN_HARVEST], home=[plain(2, ORANGE), plain(2, YELLOW)], mane_at="mine", tokens=3
        ).play(GOLDEN_HARVEST, "mine")

        assert table.counters(table.mane) == {}
