"""The first Problems of Premiere, pr161 to pr172."""

import pytest

from everfree.ccg.cards.premiere.problems_first import (
    A_THORN_IN_HIS_PAW,
    AVALANCHE,
    CLEARING_GLOOMY_SKIES,
    WING_POWER_795,
)
from everfree.ccg.cards.premiere.resources_attached import FIGHTING_FOR_FRIENDSHIP
from everfree.ccg.kernel.state import STOP_FACEOFFS, STOP_FORCED, STOP_WHEN_ABLE
from everfree.ccg.language import (
    ACCESSORY,
    BLUE,
    COMMON,
    FRIEND,
    ORANGE,
    PEGASUS,
    PURPLE,
    WHITE,
    WILD,
    YELLOW,
    Card,
    Need,
    Side,
    mane,
    play_on,
    resource,
)
from everfree.ccg.vocab import SCORE_PHASE, TROUBLEMAKER_PHASE
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker
from everfree.testing.table import OPPONENT, YOU

IN_FACEOFFS = (STOP_FACEOFFS, STOP_WHEN_ABLE | STOP_FORCED)
"""You are asked in every window of a faceoff while you hold a card, whether or not you can play it."""


def accessory(cost: int = 2) -> Card:
    """Make a Resource that is played on a character."""
    return resource(
        "gear",
        "Gear",
        0,
        power=1,
        cost=cost,
        rarity=COMMON,
        traits=(ACCESSORY,),
        abilities=(play_on(FRIEND),),
    )


def open_problem() -> Card:
    """Make a Problem that one power of any colour confronts, for either player."""
    return plain_problem(owner=(Need(WILD, 1),), opponent=1)


@pytest.mark.card("pr161")
class TestAThornInHisPaw:
    """pr161."""

    def test_three_yellow_friends_keep_others_out(self) -> None:
        """An opponent of who has three pays one more for a Friend there, and the printed cost elsewhere."""
        friend = plain(cost=1)
        table = Table(
            problem=A_THORN_IN_HIS_PAW,
            hand=[friend],
            opponent_mine=[plain(1, YELLOW) for _ in range(3)],
            tokens=2,
        )

        assert [table.price(friend, place) for place in ("home", "mine", "theirs")] == [1, 2, 1]
        assert table.play(friend, "mine").tokens == 0

    def test_is_for_whoever_has_them(self) -> None:
        """With three of yours there your opponent pays more and you do not; with three each, both do."""
        ours, theirs = [[plain(1, YELLOW) for _ in range(3)] for _ in range(2)]
        friend, rival = plain(cost=1), plain(cost=1)
        table = Table(
            problem=A_THORN_IN_HIS_PAW,
            hand=[friend],
            mine=ours,
            opponent_hand=[rival],
            opponent_tokens=2,
            opponents_turn=True,
        )
        both = Table(problem=A_THORN_IN_HIS_PAW, hand=[friend], mine=ours, opponent_mine=theirs)

        assert table.price(friend, "mine") == 1
        assert table.play(rival, "mine").opponent_tokens == 0
        assert both.price(friend, "mine") == 2

    @pytest.mark.must_not
    def test_two_are_not_enough(self) -> None:
        """A yellow Friend elsewhere, a frightened one and a Mane Character are no third one."""
        friend, side = plain(cost=1), Side(YELLOW, 1)
        table = Table(
            problem=A_THORN_IN_HIS_PAW,
            hand=[friend],
            opponent_mane=mane("sun", "Sun, Bright", rarity=COMMON, start=side, boosted=side),
            opponent_mane_at="mine",
            opponent_mine=[plain(1, YELLOW), plain(1, YELLOW), piece(plain(1, YELLOW), frightened=True)],
            opponent_theirs=[plain(1, YELLOW)],
        )

        assert table.price(friend, "mine") == 1

    @pytest.mark.must_not
    def test_only_friends_cost_more(self) -> None:
        """A Resource on that Problem costs what is printed."""
        table = Table(
            problem=A_THORN_IN_HIS_PAW,
            hand=[FIGHTING_FOR_FRIENDSHIP],
            opponent_mine=[plain(1, YELLOW) for _ in range(3)],
        )

        assert table.price(FIGHTING_FOR_FRIENDSHIP, "mine") == 2


@pytest.mark.card("pr162")
class TestAvalanche:
    """pr162."""

    def test_the_opponent_of_who_confronts_discards(self) -> None:
        """When you confront it your opponent discards a card of their choice."""
        one, two = plain(1), plain(2)
        table = Table(
            problem=AVALANCHE,
            mine=[plain(2, ORANGE), plain(2, PURPLE)],
            hand=[plain(1)],
            opponent_hand=[one, two],
            phase=SCORE_PHASE,
        )

        assert (table.asked, table.question.seat) == ("discard", OPPONENT)
        assert table.choices() == [one, two]
        table.choose(two)

        assert [table.zone_of(card) for card in (one, two)] == ["hand", "discard-pile"]
        assert len(table.hand()) == 1

    def test_its_owner_discards_as_well(self) -> None:
        """When the opponent confronts your Avalanche it is you who discards."""
        one, two = plain(1), plain(2)
        table = Table(
            problem=AVALANCHE,
            hand=[one, two],
            opponent_mine=[plain(6)],
            opponent_hand=[plain(1)],
            opponents_turn=True,
            phase=SCORE_PHASE,
        )

        assert (table.asked, table.question.seat) == ("discard", YOU)
        assert table.choices() == [one, two]

    @pytest.mark.must_not
    def test_nobody_discards_while_it_is_not_confronted(self) -> None:
        """Confronting the other Problem does not count, nor too little power here."""
        table = Table(
            problem=AVALANCHE,
            opponent_problem=open_problem(),
            mine=[plain(2, ORANGE)],
            theirs=[plain(1)],
            opponent_hand=[plain(1)],
        )

        table.end_phase().until("main")

        assert table.score == 1
        assert len(table.hand(OPPONENT)) == 2  # with the card of their Draw Step

    def test_an_empty_hand_loses_nothing(self) -> None:
        """The point is scored and nobody is asked."""
        table = Table(problem=AVALANCHE, mine=[plain(2, ORANGE), plain(2, PURPLE)], hand=[plain(1)])

        table.end_phase()

        assert table.score == 1
        assert len(table.hand()) == 1


@pytest.mark.card("pr167")
class TestClearingGloomySkies:
    """pr167."""

    @pytest.mark.parametrize(("pegasi", "law"), [(1, []), (2, [1]), (3, [1])])
    def test_two_pegasi_are_worth_one_more(self, pegasi: int, law: list[int]) -> None:
        """Two or more Pegasus characters there add one to the total, one adds nothing."""
        flock = [plain(1, traits=(PEGASUS,)) for _ in range(pegasi)]
        imp = plain_troublemaker()
        table = Table(
            hand=[plain()],
            problem=CLEARING_GLOOMY_SKIES,
            mine=flock,
            opponent_mine=[imp],
            phase=TROUBLEMAKER_PHASE,
            stops=IN_FACEOFFS,
        )

        table.choose(imp)

        assert table.why_total() == [
            *[(one, 1) for one in flock],
            *[(CLEARING_GLOOMY_SKIES, amount) for amount in law],
        ]

    def test_is_for_either_player(self) -> None:
        """The opponent's two count for the opponent; yours at home and there are not two in one place."""
        rivals = [plain(5, traits=(PEGASUS,)), plain(4, traits=(PEGASUS,))]
        allies = [plain(4, BLUE, traits=(PEGASUS,)), plain(3, WHITE)]
        table = Table(
            hand=[plain()],
            problem=CLEARING_GLOOMY_SKIES,
            mine=allies,
            opponent_mine=rivals,
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )

        assert table.why_total() == [(allies[0], 4), (allies[1], 3)]
        assert table.why_total(OPPONENT) == [(rivals[0], 5), (rivals[1], 4), (CLEARING_GLOOMY_SKIES, 1)]

    def test_need_not_be_involved(self) -> None:
        """The Troublemaker's controller has the point as well for two Pegasi beside it."""
        imp = plain_troublemaker(2)
        table = Table(
            hand=[plain()],
            problem=CLEARING_GLOOMY_SKIES,
            mine=[plain(1)],
            opponent_mine=[imp, plain(1, traits=(PEGASUS,)), plain(1, traits=(PEGASUS,))],
            phase=TROUBLEMAKER_PHASE,
            stops=IN_FACEOFFS,
        )

        table.choose(imp)

        assert table.why_total(OPPONENT) == [(imp, 2), (CLEARING_GLOOMY_SKIES, 1)]

    def test_the_exhausted_count_and_the_frightened_do_not(self) -> None:
        """An exhausted Pegasus is one, a frightened Friend has no traits (505.1a)."""
        flyer, tired = plain(1, traits=(PEGASUS,)), piece(plain(1, traits=(PEGASUS,)), exhausted=True)
        hiding, imp = piece(plain(1, traits=(PEGASUS,)), frightened=True), plain_troublemaker()
        tables = [
            Table(
                hand=[plain()],
                problem=CLEARING_GLOOMY_SKIES,
                mine=[flyer, other],
                opponent_mine=[imp],
                phase=TROUBLEMAKER_PHASE,
                stops=IN_FACEOFFS,
            ).choose(imp)
            for other in (tired, hiding)
        ]

        assert [table.total() for table in tables] == [2, 1]

    def test_a_mane_character_is_one_of_the_flock(self) -> None:
        """Rainbow Dash and one Pegasus Friend are two; at home she does not count."""
        flyer, imp = plain(1, traits=(PEGASUS,)), plain_troublemaker()
        here, away = [
            Table(
                hand=[plain()],
                problem=CLEARING_GLOOMY_SKIES,
                mane_at=place,
                mine=[flyer],
                opponent_mine=[imp],
                phase=TROUBLEMAKER_PHASE,
                stops=IN_FACEOFFS,
            ).choose(imp)
            for place in ("mine", "home")
        ]

        assert here.why_total() == [(here.mane, 1), (flyer, 1), (CLEARING_GLOOMY_SKIES, 1)]
        assert away.why_total() == [(flyer, 1)]

    @pytest.mark.must_not
    def test_only_in_faceoffs_here(self) -> None:
        """A challenge at the other Problem is not helped by a flock at this one."""
        flock, fighter, imp = [plain(1, traits=(PEGASUS,)) for _ in range(2)], plain(1), plain_troublemaker()
        table = Table(
            hand=[plain()],
            problem=CLEARING_GLOOMY_SKIES,
            mine=flock,
            theirs=[fighter],
            opponent_theirs=[imp],
            phase=TROUBLEMAKER_PHASE,
            stops=IN_FACEOFFS,
        )

        table.choose(imp)

        assert table.why_total() == [(fighter, 1)]

    @pytest.mark.must_not
    def test_is_no_help_in_confronting(self) -> None:
        """Only faceoff totals are higher."""
        flock = [plain(4, BLUE, traits=(PEGASUS,)), plain(2, WHITE, traits=(PEGASUS,))]
        table = Table(problem=CLEARING_GLOOMY_SKIES, mine=flock)

        assert not table.can_confront(CLEARING_GLOOMY_SKIES)


@pytest.mark.card("pr171")
class TestWingPower795:
    """pr171."""

    def test_resources_on_characters_here_are_cheaper(self) -> None:
        """A Resource of cost two is played for one token on a character there, whosever it is."""
        gear, ally, rival = accessory(), plain(1), plain(1)
        table = Table(problem=WING_POWER_795, hand=[gear], mine=[ally], opponent_mine=[rival], tokens=1)

        assert table.play(gear).choices() == [ally, rival]
        table.choose(ally)

        assert (table.host_of(gear), table.tokens) == (ally, 0)

    def test_is_for_either_player(self) -> None:
        """At the opponent's Problem your Resources cost less as well."""
        gear, ally = accessory(), plain(1)
        table = Table(opponent_problem=WING_POWER_795, hand=[gear], theirs=[ally], tokens=1)

        assert table.play(gear).tokens == 0

    @pytest.mark.must_not
    def test_elsewhere_they_are_not(self) -> None:
        """On a Friend at home it costs what is printed: with one token it can't be played."""
        gear, ally = accessory(), plain(1)
        poor, rich = [Table(problem=WING_POWER_795, hand=[gear], home=[ally], tokens=have) for have in (1, 2)]

        refusal = poor.why_not(gear)
        assert refusal is not None
        assert refusal.reason == "short-of-tokens"
        assert rich.play(gear).tokens == 0

    @pytest.mark.must_not
    def test_other_cards_here_are_not(self) -> None:
        """A Resource on the Problem itself and a Friend played there cost what is printed."""
        friend = plain(cost=2)
        table = Table(problem=WING_POWER_795, hand=[FIGHTING_FOR_FRIENDSHIP, friend], mine=[plain(1)])

        assert (table.price(FIGHTING_FOR_FRIENDSHIP, "mine"), table.price(friend, "mine")) == (2, 2)
