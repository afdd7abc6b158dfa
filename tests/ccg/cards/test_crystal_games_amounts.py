"""Cards of The Crystal Games and Absolute Discord whose numbers depend on other cards."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.language import BLUE, ORANGE, PINK, PURPLE, YELLOW
from everfree.ccg.rules.turn.end_phase import home_limit
from everfree.testing import Table, piece, plain
from everfree.testing.situations import open_problem
from everfree.testing.table import OPPONENT, YOU

TWILIGHT = POOL["cg00"]
RAINBOW = POOL["cg13"]
YOINK = POOL["cg124"]
CLAUDE = POOL["cg195"]
RACER = POOL["cg199"]
HONESTY = POOL["cg203"]
CONTAGIOUS = POOL["ad183"]


@pytest.mark.card("cg00")
class TestPrincessTwilightSparkle:
    """cg00."""

    def test_gains_for_opposing_characters_at_her_problem(self) -> None:
        """Two of them are there; your own and those elsewhere do not count."""
        table = Table(
            hand=[TWILIGHT],
            home=[plain(3, PURPLE)],
            mine=[plain()],
            opponent_mine=[plain(), plain()],
            opponent_theirs=[plain()],
            tokens=5,
        ).play(TWILIGHT, "mine")

        assert table.tokens == 2

    @pytest.mark.must_not
    def test_gains_nothing_at_home(self) -> None:
        """At home there is no Problem of hers."""
        table = Table(hand=[TWILIGHT], home=[plain(3, PURPLE)], opponent_mine=[plain()], tokens=5)

        assert table.play(TWILIGHT, "home").tokens == 0


@pytest.mark.card("cg124")
class TestYoink:
    """cg124."""

    @pytest.mark.must_not
    def test_compares_each_friend_with_its_own_cost(self) -> None:
        """A Friend with 3 power and cost 2 can be chosen; equal numbers, or a higher cost, are not enough."""
        dear, cheap, even = plain(3, cost=4), plain(3, cost=2), plain(2, cost=2)
        table = Table(
            problem=open_problem(),
            hand=[YOINK],
            mine=[plain(3, PINK, cost=3)],
            opponent_mine=[cheap, dear, even],
        )
        while YOINK not in table.playable():
            table = table.end_phase() if table.asked == "main" else table.pass_()
        table.play(YOINK)  # nobody asks whom, because there is one

        assert table.zone_of(cheap) == "discard-pile"
        assert (table.zone_of(dear), table.zone_of(even)) == ("play", "play")


@pytest.mark.card("cg195")
class TestClaude:
    """cg195."""

    @pytest.mark.must_not
    def test_takes_a_friend_no_stronger_than_himself(self) -> None:
        """His power is looked at as it was in play, although he is retired first."""
        weak, equal, strong = plain(2), plain(3), plain(4)
        table = Table(home=[CLAUDE], opponent_home=[weak, equal, strong]).use(CLAUDE)
        assert table.choices() == [weak, equal]

        table.choose(equal)

        assert (table.zone_of(CLAUDE), table.area_of(equal)) == ("discard-pile", "home")
        assert table.end_turn().area_of(equal) == "their home"


@pytest.mark.card("cg199")
class TestBackupRacer:
    """cg199."""

    def test_goes_home_to_return_a_cheap_friend_there(self) -> None:
        """Only an opponent's Friend at that Problem that costs no more than the Racer can be chosen."""
        cheap, also, dear, away = plain(cost=1), plain(cost=2), plain(cost=9), plain(cost=1)
        table = Table(
            hand=[RACER],
            home=[plain(9, BLUE), plain(9, YELLOW)],
            opponent_mine=[cheap, also, dear],
            opponent_theirs=[away],
            tokens=9,
        ).play(RACER, "mine")
        table.choose("yes")
        assert table.choices() == [cheap, also]

        table.choose(also)

        assert (table.area_of(RACER), table.zone_of(also)) == ("home", "hand")

    @pytest.mark.must_not
    def test_stays_if_you_decline(self) -> None:
        """It is not sent home for nothing."""
        rival = plain(cost=1)
        table = Table(
            hand=[RACER], home=[plain(9, BLUE), plain(9, YELLOW)], opponent_mine=[rival], tokens=9
        ).play(RACER, "mine")

        assert table.choose("no").area_of(RACER) == "mine"

    @pytest.mark.must_not
    def test_asks_nothing_at_home(self) -> None:
        """At home it did not enter at a Problem."""
        table = Table(hand=[RACER], home=[plain(9, BLUE), plain(9, YELLOW)], tokens=9).play(RACER, "home")

        assert table.asked == "main"


@pytest.mark.card("cg203")
class TestElementOfHonesty:
    """cg203."""

    def test_moves_its_counters_onto_the_friend(self) -> None:
        """The Friend that entered gets as many +1 power counters as it had; its own go."""
        comer = plain(1, ORANGE, cost=0)
        element = piece(HONESTY, counters=("Harmony", "Harmony"))
        table = Table(hand=[comer], home=[element]).play(comer, "home").use(element)

        assert (table.power(comer), table.counters(element)) == (3, {})

    @pytest.mark.must_not
    def test_not_for_another_colour_or_player(self) -> None:
        """A blue Friend, or an opponent's, lets you do nothing."""
        blue, theirs = plain(1, BLUE, cost=0), plain(1, ORANGE, cost=0)
        element = piece(HONESTY, counters=("Harmony",))
        table = Table(hand=[blue], home=[element]).play(blue, "home")
        assert table.why_not_use(element) is not None

        table = Table(home=[element], opponent_hand=[theirs], opponents_turn=True).play(theirs, "their home")
        assert (table.question.seat, table.asked) == (OPPONENT, "main")


@pytest.mark.card("ad183")
class TestHighlyContagious:
    """ad183."""

    @pytest.mark.must_not
    def test_counts_each_players_own_characters_here(self) -> None:
        """You have two characters there, which lower your limit by 2; your opponent has none there."""
        usual = Table()
        limits = [home_limit(usual.game, seat) for seat in (YOU, OPPONENT)]

        table = Table(
            problem=CONTAGIOUS, mine=[plain(), plain()], theirs=[plain()], opponent_theirs=[plain()]
        )

        assert [home_limit(table.game, seat) for seat in (YOU, OPPONENT)] == [limits[0] - 2, limits[1]]


@pytest.mark.card("cg13")
class TestRainbowDash:
    """cg13."""

    @pytest.mark.must_not
    def test_moves_a_friend_for_each_of_her_colours(self) -> None:
        """She has one colour at home alone, so one Friend is moved."""
        ally, other = plain(), plain()
        table = Table(home=[RAINBOW, ally, other], tokens=2).use(RAINBOW)
        assert set(table.choices()) == {RAINBOW, ally, other}

        table.choose(ally).choose("mine")

        assert (table.area_of(ally), table.area_of(other), table.tokens) == ("mine", "home", 0)
