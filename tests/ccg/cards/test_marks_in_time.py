"""Cards of Marks in Time."""

import pytest

from everfree.ccg.cards.marks_in_time.manes import STARLIGHT_GLIMMER_TIME_OF_HER_LIFE
from everfree.ccg.kernel import kinds
from everfree.ccg.language import MANE, WILD, Card, Need, TurnOver, cards, each, main_phase
from everfree.ccg.vocab import END_PHASE, MAIN_PHASE, READY_PHASE, SCORE_PHASE
from everfree.testing import Table, piece, plain, plain_problem

EASY = plain_problem((Need(WILD, 1),))


def phases(table: Table) -> list[int]:
    """List the phases that started so far."""
    name = kinds.KIND_NAMES[kinds.PHASE_STARTED]
    return [event.amount for event in table.game.events or () if event.key == name]


def turner() -> Card:
    """Make a Friend that turns every Mane Character over."""
    return plain(abilities=(main_phase(TurnOver(each(cards(MANE)))),))


@pytest.mark.card("mt135")
class TestStarlightGlimmer:
    """mt135."""

    def test_confronting_her_problem_turns_her_over(self) -> None:
        """With three power and another home limit; elsewhere she stays as she is."""
        here = Table(mane=STARLIGHT_GLIMMER_TIME_OF_HER_LIFE, mane_at="mine", problem=EASY).end_phase()
        away = Table(mane=STARLIGHT_GLIMMER_TIME_OF_HER_LIFE, mine=[plain()], problem=EASY).end_phase()

        assert (here.is_boosted(here.mane), here.power(here.mane)) == (True, 3)
        assert away.is_boosted(away.mane) is False

    def test_another_ready_phase_before_the_turn_ends(self) -> None:
        """After the Score Phase cards ready, tokens come by the score, and a card is drawn."""
        tired = piece(plain(), exhausted=True)
        table = Table(
            mane=STARLIGHT_GLIMMER_TIME_OF_HER_LIFE, mane_at="mine", home=[tired], problem=EASY, score=2
        ).end_phase()

        assert phases(table)[:4] == [MAIN_PHASE, SCORE_PHASE, READY_PHASE, END_PHASE]
        assert (table.tokens, len(table.hand()), table.is_exhausted(tired)) == (3, 1, False)

    def test_only_the_first_time_in_a_game(self) -> None:
        """Turned back and over again she brings no further phase."""
        table = Table(mane=STARLIGHT_GLIMMER_TIME_OF_HER_LIFE, home=[turn := turner()])
        table.use(turn).use(turn).use(turn)
        assert (table.is_boosted(table.mane), table.told(kinds.PHASE_ADDED)) == (True, 1)

        assert phases(table.end_turn()).count(READY_PHASE) == 2

    def test_waits_for_your_end_phase(self) -> None:
        """Turned over on the opponent's turn, she readies you before your own End Phase."""
        table = Table(
            mane=STARLIGHT_GLIMMER_TIME_OF_HER_LIFE,
            opponent_home=[turn := turner()],
            opponents_turn=True,
        ).use(turn)

        assert phases(table.end_turn().end_turn())[:9] == [2, 3, 4, 0, 1, 2, 3, 0, 4]

    def test_starts_with_nothing_of_the_kind(self) -> None:
        """Her first side has no such text, and boosted from the start she was never turned up."""
        plain_side = Table(mane=STARLIGHT_GLIMMER_TIME_OF_HER_LIFE).end_phase()
        boosted = Table(mane=piece(STARLIGHT_GLIMMER_TIME_OF_HER_LIFE, boosted=True)).end_phase()

        assert [phases(one)[:3] for one in (plain_side, boosted)] == [[2, 3, 4], [2, 3, 4]]
