"""The first Problems of Premiere, pr161 to pr172."""

import pytest

from everfree.ccg.cards.premiere.problems_first import AVALANCHE, CLEARING_GLOOMY_SKIES
from everfree.ccg.kernel.state import STOP_FACEOFFS, STOP_FORCED, STOP_WHEN_ABLE
from everfree.ccg.language import BLUE, ORANGE, PEGASUS, PURPLE, WHITE, WILD, Card, Need
from everfree.ccg.vocab import SCORE_PHASE, TROUBLEMAKER_PHASE
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker
from everfree.testing.table import OPPONENT, YOU

IN_FACEOFFS = (STOP_FACEOFFS, STOP_WHEN_ABLE | STOP_FORCED)
"""You are asked in every window of a faceoff while you hold a card, whether or not you can play it."""


def open_problem() -> Card:
    """Make a Problem that one power of any colour confronts, for either player."""
    return plain_problem(owner=(Need(WILD, 1),), opponent=1)


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
