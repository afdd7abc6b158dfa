"""Queen Novo of Seaquestria and Beyond."""

import pytest

from everfree.ccg.cards.seaquestria_and_beyond.friends_yellow import QUEEN_NOVO_BENEVOLENT_RULER
from everfree.ccg.kernel import kinds
from everfree.ccg.language import WILD, Need
from everfree.ccg.vocab import TROUBLEMAKER_PHASE
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker

ANYONE = plain_problem(owner=(Need(WILD, 1),), opponent=1, bonus=2)


@pytest.mark.card("sb137")
class TestQueenNovo:
    """sb137."""

    @pytest.mark.parametrize(("power", "score"), [(5, 1), (1, 0)])
    def test_the_weaker_side_wins_a_challenge(self, power: int, score: int) -> None:
        """With her two power she beats a strong Troublemaker and loses to a weak one."""
        trouble = plain_troublemaker(power)
        table = Table(mine=[QUEEN_NOVO_BENEVOLENT_RULER], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE)

        table.choose(trouble)

        assert (table.score, table.area_of(QUEEN_NOVO_BENEVOLENT_RULER)) == (
            score,
            "mine" if score else "home",
        )

    def test_whosever_side_she_is_on(self) -> None:
        """In a Problem faceoff with her on the opponent's side the lower total wins too."""
        table = Table(
            mine=[plain(1)],
            opponent_mine=[QUEEN_NOVO_BENEVOLENT_RULER],
            problem=ANYONE,
            opponent_deck=[plain(1)],
        ).end_phase()

        assert (table.score, table.opponent_score) == (1 + 2, 0)

    def test_two_queens_are_as_good_as_one(self) -> None:
        """Both say the same; the lower total wins."""
        queens = piece(QUEEN_NOVO_BENEVOLENT_RULER), piece(QUEEN_NOVO_BENEVOLENT_RULER)
        table = Table(
            mine=[queens[0], plain(3)], opponent_mine=[queens[1]], problem=ANYONE, opponent_deck=[plain(1)]
        ).end_phase()

        assert (table.score, table.opponent_score) == (1, 2)

    def test_frightened_she_rules_nothing(self) -> None:
        """Face down she is involved, but her text is not there."""
        queen, trouble = piece(QUEEN_NOVO_BENEVOLENT_RULER, frightened=True), plain_troublemaker(2)
        table = Table(mine=[queen, plain(9)], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE)

        assert table.choose(trouble).score == 1

    def test_away_she_changes_nothing(self) -> None:
        """At home she is not involved, and the highest total wins."""
        trouble = plain_troublemaker(5)
        table = Table(
            home=[QUEEN_NOVO_BENEVOLENT_RULER],
            mine=[plain(9)],
            opponent_mine=[trouble],
            phase=TROUBLEMAKER_PHASE,
        ).choose(trouble)

        assert (table.score, table.told(kinds.DEFEATED)) == (1, 1)
