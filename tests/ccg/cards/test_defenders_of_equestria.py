"""Cards of Defenders of Equestria."""

import pytest

from everfree.ccg.cards.defenders_of_equestria.resources import BEHIND_ENEMY_LINES
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.state import STOP_FACEOFFS, STOP_FORCED
from everfree.ccg.language import PURPLE, Card
from everfree.ccg.vocab import TROUBLEMAKER_PHASE
from everfree.testing import Piece, Table, piece, plain, plain_problem, plain_troublemaker
from everfree.testing.table import OPPONENT, YOU

HELD = plain(cost=9)


def lines() -> Piece:
    """Lay the card on a Problem of yours."""
    return piece(plain_problem(), attached=(BEHIND_ENEMY_LINES,))


def challenged(*troublemakers: Card | Piece, problem: Card | Piece | None = None, power: int = 3) -> Table:
    """Have your opponent challenge the first of your Troublemakers at your Problem."""
    return Table(
        mine=troublemakers,
        problem=problem or lines(),
        opponent_mine=[plain(power)],
        opponent_hand=[HELD],
        opponents_turn=True,
        phase=TROUBLEMAKER_PHASE,
        stops=(1, STOP_FACEOFFS | STOP_FORCED),
    ).choose(troublemakers[0])


@pytest.mark.card("de109")
class TestBehindEnemyLines:
    """de109."""

    def test_is_played_on_any_problem(self) -> None:
        """For one token, with two purple power; on your Problem or your opponent's."""
        table = Table(home=[plain(2, PURPLE)], hand=[BEHIND_ENEMY_LINES], tokens=1).play(BEHIND_ENEMY_LINES)

        assert table.choices() == [table.problem, table.opponent_problem]
        table.choose(table.opponent_problem)
        assert (table.host_of(BEHIND_ENEMY_LINES), table.tokens) == (table.opponent_problem, 0)

    def test_lets_two_of_yours_lie_there(self) -> None:
        """Uncovering a second Troublemaker there violates nothing; a third one would."""
        covered = [piece(plain_troublemaker(), face_down=True) for _ in range(3)]
        two = Table(mine=covered[:2], problem=lines(), phase=TROUBLEMAKER_PHASE).until("main")
        three = Table(mine=covered, problem=lines(), phase=TROUBLEMAKER_PHASE).until("uniqueness")

        assert [two.is_face_down(one) for one in covered[:2]] == [False, False]
        assert (two.told(kinds.DISMISSED), three.choices()) == (0, covered)

    @pytest.mark.must_not
    def test_allows_nothing_elsewhere_nor_to_others(self) -> None:
        """At the other Problem, and for your opponent at this one, one is the limit."""
        covered = [piece(plain_troublemaker(), face_down=True) for _ in range(2)]
        elsewhere = Table(theirs=covered, problem=lines(), phase=TROUBLEMAKER_PHASE)
        theirs = Table(opponent_mine=covered, problem=lines(), opponents_turn=True, phase=TROUBLEMAKER_PHASE)

        assert elsewhere.until("uniqueness").question.seat == YOU
        assert theirs.until("uniqueness").question.seat == OPPONENT

    def test_all_of_yours_there_stand_together(self) -> None:
        """Challenged, your other Troublemaker there becomes involved; one elsewhere does not."""
        first, second, far = plain_troublemaker(2), plain_troublemaker(3), plain_troublemaker(9)
        table = Table(
            mine=[first, second],
            theirs=[far],
            problem=lines(),
            opponent_mine=[friend := plain(4)],
            opponent_hand=[HELD],
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
            stops=(1, STOP_FACEOFFS | STOP_FORCED),
        ).choose(first)

        assert table.why_total(YOU) == [(first, 2), (second, 3)]
        assert table.involved() == [first, second, friend]

    @pytest.mark.must_not
    def test_a_covered_one_stays_out(self) -> None:
        """Face down a Troublemaker is none that texts mean (505.2)."""
        first, covered = plain_troublemaker(2), piece(plain_troublemaker(9), face_down=True)

        assert challenged(first, covered).why_total(YOU) == [(first, 2)]

    def test_together_they_win_where_one_would_lose(self) -> None:
        """Three power of the challenger beat the first alone, not both."""
        first, second = plain_troublemaker(1), plain_troublemaker(5)
        alone = challenged(first, second, problem=plain_problem()).until("main")
        both = challenged(first, second).until("main")

        assert (alone.opponent_score, both.opponent_score) == (1, 0)
        assert (alone.zone_of(first), both.zone_of(first)) == ("discard-pile", "play")

    def test_only_the_challenged_one_is_defeated(self) -> None:
        """A challenger who beats both scores for the one that was challenged."""
        first, second = plain_troublemaker(1, points=2), plain_troublemaker(1, points=3)
        table = challenged(first, second, power=9).until("main")

        assert (table.opponent_score, table.zone_of(first), table.zone_of(second)) == (
            2,
            "discard-pile",
            "play",
        )

    @pytest.mark.must_not
    def test_does_not_help_a_challenge_of_yours(self) -> None:
        """Your own challenge there brings none of your Troublemakers in."""
        trouble, own = plain_troublemaker(1), plain_troublemaker(9)
        table = Table(
            mine=[friend := plain(3), own],
            problem=lines(),
            hand=[HELD],
            opponent_mine=[trouble],
            phase=TROUBLEMAKER_PHASE,
            stops=(STOP_FACEOFFS | STOP_FORCED, 1),
        ).choose(trouble)

        assert table.why_total(YOU) == [(friend, 3)]
