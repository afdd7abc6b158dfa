"""Cards of Marks in Time whose words meet in pairs that no other tested card has."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.cards.marks_in_time.events import REDEEMING_QUALITIES
from everfree.ccg.cards.marks_in_time.friends_white import (
    DIAMOND_TIARA_NEWFOUND_FRIEND as DIAMOND_TIARA,
    METHOD_MARES_CONVINCING_ACT as METHOD_MARES,
)
from everfree.ccg.cards.marks_in_time.friends_yellow import MARBLE_PIE_QUIET_AS_A_STONE as MARBLE_PIE
from everfree.ccg.cards.marks_in_time.problems import ENTRANCE_EXAM, FEEDING_THE_FRONT_LINE as FRONT_LINE
from everfree.ccg.cards.marks_in_time.resources import SWEET_APPLE_FACTORY
from everfree.ccg.cards.marks_in_time.troublemakers import QUEEN_CHRYSALIS_HIVE_TYRANT as CHRYSALIS
from everfree.ccg.language import ORANGE, POWER_COUNTER, WHITE
from everfree.ccg.vocab import SCORE_PHASE, TROUBLEMAKER_PHASE
from everfree.testing import Table, piece, plain, plain_troublemaker
from everfree.testing.situations import IN_FACEOFFS, open_problem, refused
from everfree.testing.table import OPPONENT, YOU


@pytest.mark.card("mt106")
class TestSweetAppleFactory:
    """mt106."""

    def test_a_counter_becomes_a_token(self) -> None:
        """It is exhausted; you choose one of your cards that has a +1 power counter, and lose that."""
        first, second = (
            piece(plain(1), counters=(POWER_COUNTER,)),
            piece(plain(1), counters=(POWER_COUNTER,) * 2),
        )
        bare, rival = plain(1), piece(plain(1), counters=(POWER_COUNTER,))
        factory = piece(SWEET_APPLE_FACTORY)
        table = Table(home=[factory, first, second, bare], opponent_home=[rival]).use(factory)
        assert table.choices() == [first, second]
        table.choose(second)

        assert (table.counters(second), table.counters(first)) == ({POWER_COUNTER: 1}, {POWER_COUNTER: 1})
        assert (table.tokens, table.is_exhausted(factory), table.power(second)) == (1, True, 2)

    @pytest.mark.must_not
    def test_not_without_a_counter_of_yours(self) -> None:
        """An opponent's counter can't be removed, so it can't be used."""
        rival, factory = piece(plain(1), counters=(POWER_COUNTER,)), piece(SWEET_APPLE_FACTORY)
        table = Table(home=[factory, plain(1)], opponent_home=[rival])

        assert (table.asked, table.why_not_use(factory) is None) == ("main", False)


@pytest.mark.card("mt115")
class TestQueenChrysalis:
    """mt115."""

    def challenged(self) -> Table:
        """Let your opponent challenge her at your Problem."""
        self.hero, self.far = plain(2), plain(4)
        return Table(
            mine=[CHRYSALIS],
            opponent_mine=[self.hero],
            opponent_home=[self.far],
            opponents_turn=True,
            hand=[plain()],
            phase=TROUBLEMAKER_PHASE,
            stops=IN_FACEOFFS,
        ).choose(CHRYSALIS)

    def test_takes_an_opposing_friend_until_the_faceoff_ends(self) -> None:
        """You choose any of theirs; afterwards it is theirs again."""
        table = self.challenged()
        assert (table.question.seat, table.choices()) == (YOU, ["yes", "no"])
        table.choose("yes")
        assert table.choices() == [self.far, self.hero]
        table.choose(self.hero)
        assert table.state.controller[table.id(self.hero)] == YOU
        table.until("main")

        assert table.state.controller[table.id(self.hero)] == OPPONENT

    @pytest.mark.must_not
    def test_you_may_decline(self) -> None:
        """Then everybody stays on their side."""
        table = self.challenged().choose("no")

        assert table.state.controller[table.id(self.hero)] == OPPONENT

    @pytest.mark.must_not
    def test_not_in_another_faceoff(self) -> None:
        """A faceoff with another Troublemaker is none of hers."""
        imp, hero = plain_troublemaker(), plain(2)
        table = Table(
            mine=[CHRYSALIS],
            theirs=[imp],
            opponent_theirs=[hero],
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
        ).choose(imp)

        assert table.asked != "may"


@pytest.mark.card("mt123")
class TestEntranceExam:
    """mt123."""

    def test_your_mane_character_earns_a_token(self) -> None:
        """It is exhausted wherever it is; the other player's is not."""
        table = Table(problem=ENTRANCE_EXAM, home=[plain()]).use(ENTRANCE_EXAM)

        assert (table.tokens, table.is_exhausted(table.mane)) == (1, True)
        assert table.is_exhausted(table.opponent_mane) is False

    @pytest.mark.must_not
    def test_not_twice(self) -> None:
        """An exhausted Mane Character can't pay, and no Friend pays for it."""
        tired = piece(POOL["pr1"], exhausted=True)
        table = Table(problem=ENTRANCE_EXAM, mane=tired, home=[plain()])

        assert table.why_not_use(ENTRANCE_EXAM) is not None


@pytest.mark.card("mt127")
class TestFeedingTheFrontLine:
    """mt127."""

    def faceoff(self, *, opponents_turn: bool) -> Table:
        """Start a faceoff at the Problem."""
        self.fighters = [plain(4), plain(4, ORANGE)]
        self.first, self.second = plain(2), plain(3)
        return Table(
            problem=FRONT_LINE,
            mine=self.fighters,
            opponent_mine=[plain(9)],
            deck=[self.first, self.second],
            hand=[plain()],
            opponents_turn=opponents_turn,
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )

    def test_you_flip_one_more(self) -> None:
        """One card as the faceoff starts and one as usual, and both count; your opponent flips one."""
        table = self.faceoff(opponents_turn=False)
        while len(table.flipped(OPPONENT)) == 0:
            table.pass_()

        assert table.flipped() == [self.first, self.second]
        assert (table.total(), len(table.flipped(OPPONENT))) == (4 + 4 + 2 + 3, 1)

    @pytest.mark.must_not
    def test_not_when_your_opponent_starts_it(self) -> None:
        """Then you flip one card as usual."""
        table = self.faceoff(opponents_turn=True)
        while len(table.flipped(OPPONENT)) == 0:
            table.pass_()

        assert table.flipped() == [self.first]


@pytest.mark.card("mt42")
class TestDiamondTiara:
    """mt42."""

    def test_grows_with_cutie_marks(self) -> None:
        """1 power for each of your Friends that has its cutie mark; not for others, nor for theirs."""
        tiara = piece(DIAMOND_TIARA)
        first, second = piece(plain(), cutie_marked=True), piece(plain(), cutie_marked=True)
        rival = piece(plain(), cutie_marked=True)
        table = Table(home=[tiara, first, plain()], mine=[second], opponent_home=[rival])

        assert table.why(tiara) == [("printed", 3), (tiara, 2)]

    @pytest.mark.must_not
    def test_not_for_friends_without_one(self) -> None:
        """Friends without a cutie mark add nothing."""
        tiara = piece(DIAMOND_TIARA)

        assert Table(home=[tiara, plain(), plain()]).power(tiara) == 3


@pytest.mark.card("mt43")
class TestMethodMares:
    """mt43."""

    def test_change_places_with_an_opposing_friend(self) -> None:
        """For 2 tokens they are retired, and one of theirs is yours from now on."""
        first, second = plain(), plain()
        table = Table(home=[METHOD_MARES], opponent_home=[first], opponent_mine=[second], tokens=2)
        table.use(METHOD_MARES)
        assert table.choices() == [first, second]
        table.choose(first)

        controllers = [table.state.controller[table.id(one)] for one in (first, second)]
        assert (controllers, table.zone_of(METHOD_MARES), table.tokens) == (
            [YOU, OPPONENT],
            "discard-pile",
            0,
        )
        table.end_turn()
        assert table.state.controller[table.id(first)] == YOU

    @pytest.mark.must_not
    def test_not_for_one_token(self) -> None:
        """Both prices must be paid."""
        table = Table(home=[METHOD_MARES], opponent_home=[plain()], tokens=1)

        assert table.why_not_use(METHOD_MARES) is not None


@pytest.mark.card("mt53")
class TestMarblePie:
    """mt53."""

    def test_adds_nothing_in_a_faceoff(self) -> None:
        """Her 3 power do not count in the total; a Friend beside her does."""
        marble, other = piece(MARBLE_PIE), plain(2)
        table = Table(
            mine=[marble, other],
            opponent_mine=[plain(1)],
            problem=open_problem(),
            hand=[plain()],
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )

        assert table.why_total() == [(marble, 0), (other, 2)]
        assert (table.power(marble), table.total(OPPONENT)) == (3, 1)

    @pytest.mark.must_not
    def test_confronts_all_the_same(self) -> None:
        """Outside faceoffs her power counts."""
        table = Table(mine=[MARBLE_PIE], problem=open_problem())

        assert table.can_confront(table.problem)


@pytest.mark.card("mt86")
class TestRedeemingQualities:
    """mt86."""

    def test_a_discarded_friend_enters_play(self) -> None:
        """You choose among your discarded Friends, and then where it goes; its cost is not paid."""
        first, second, imp, theirs = plain(cost=9), plain(cost=9), plain_troublemaker(), plain()
        table = Table(
            hand=[REDEEMING_QUALITIES],
            home=[plain(3, WHITE)],
            discard=[first, second, imp],
            opponent_discard=[theirs],
            tokens=3,
        ).play(REDEEMING_QUALITIES)
        assert table.choices() == [first, second]
        table.choose(second)
        assert table.choices() == ["home", "mine", "theirs"]
        table.choose("mine")

        assert (table.area_of(second), table.zone_of(first), table.tokens) == ("mine", "discard-pile", 0)

    @pytest.mark.must_not
    def test_needs_white_power(self) -> None:
        """With two white power it is refused."""
        table = Table(hand=[REDEEMING_QUALITIES], home=[plain(2, WHITE)], discard=[plain()], tokens=3)

        assert refused(table, REDEEMING_QUALITIES) == "205.1"
