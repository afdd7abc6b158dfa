"""Cards of Canterlot Nights about prices, bonus points, the bottom of the deck and crowded Problems."""

import pytest

from everfree.ccg.cards.canterlot_nights.friends_orange import DOC_TOP_PONY_PEDIATRICIAN as DOC_TOP
from everfree.ccg.cards.canterlot_nights.friends_purple import SPIKE_ASSISTANT_LIBRARIAN as SPIKE
from everfree.ccg.cards.canterlot_nights.resources import APPLE_CIDER
from everfree.ccg.cards.canterlot_nights.troublemakers import FLUTTERBAT
from everfree.ccg.vocab import READY_PHASE, SCORE_PHASE
from everfree.testing import Table, piece, plain
from everfree.testing.secrecy import check_state
from everfree.testing.situations import open_problem
from everfree.testing.table import OPPONENT


@pytest.mark.card("cn32")
class TestDocTop:
    """cn32."""

    def test_rallying_costs_less_while_he_is_exhausted(self) -> None:
        """He exhausts himself; then one token is enough."""
        scared = piece(plain(), frightened=True)
        table = Table(home=[DOC_TOP, scared], tokens=1).use(DOC_TOP)

        assert table.rally(scared).tokens == 0
        assert not table.is_face_down(scared)

    def test_at_least_one_token(self) -> None:
        """Two of them do not make it free."""
        scared = piece(plain(), frightened=True)
        tired = piece(DOC_TOP, exhausted=True), piece(DOC_TOP, exhausted=True)
        table = Table(home=[*tired, scared], tokens=2)

        assert table.rally(scared).tokens == 1

    @pytest.mark.must_not
    def test_not_while_he_is_ready(self) -> None:
        """It costs two tokens as ever."""
        scared = piece(plain(), frightened=True)

        assert Table(home=[DOC_TOP, scared], tokens=2).rally(scared).tokens == 0

    @pytest.mark.must_not
    def test_not_for_an_opponent(self) -> None:
        """You pay less, nobody else."""
        scared = piece(plain(), frightened=True)
        table = Table(
            home=[piece(DOC_TOP, exhausted=True)],
            opponent_home=[scared],
            opponents_turn=True,
            opponent_tokens=2,
        )

        assert table.rally(scared).opponent_tokens == 0


@pytest.mark.card("cn130")
class TestAppleCider:
    """cn130."""

    def won(self, *, beside: bool) -> int:
        """Win a faceoff at your Problem of 3 bonus points, with a Friend who drinks there or elsewhere."""
        drinker = piece(plain(9), attached=(APPLE_CIDER,))
        return (
            Table(
                problem=open_problem(bonus=3),
                mine=[drinker] if beside else [plain(9)],
                theirs=[] if beside else [drinker],
                opponent_mine=[plain(1)],
                phase=SCORE_PHASE,
            )
            .until("main")
            .score
        )

    def test_the_problem_has_no_bonus(self) -> None:
        """Only the point for confronting is scored."""
        assert self.won(beside=True) == 1

    @pytest.mark.must_not
    def test_another_problem_keeps_it(self) -> None:
        """The bonus is scored where that Friend is not."""
        assert self.won(beside=False) == 4


@pytest.mark.card("cn62")
class TestSpike:
    """cn62."""

    def test_one_of_the_bottom_cards_goes_on_top(self) -> None:
        """The other stays where it is."""
        table = Table(home=[SPIKE])
        before = table.deck()
        table.use(SPIKE)
        assert (table.asked, table.choices()) == ("put-on-top", [before[-2], before[-1], "done"])

        table.choose(before[-1])
        assert table.deck() == [before[-1], *before[:-1]]
        assert (table.knows(before[-2]), table.is_exhausted(SPIKE)) == (True, True)

    @pytest.mark.must_not
    def test_you_may_leave_them(self) -> None:
        """The deck is as before, and nobody else has seen the cards."""
        table = Table(home=[SPIKE])
        before = table.deck()
        table.use(SPIKE)
        check_state(table.game, OPPONENT, 5)
        table.choose("done")

        assert (table.deck(), table.knows(before[-1], OPPONENT)) == (before, False)


@pytest.mark.card("cn0")
class TestFlutterbat:
    """cn0."""

    def night(self, mine: int, theirs: int) -> Table:
        """Start an opponent's turn with so many characters at each Problem and her at yours."""
        return Table(
            mine=[FLUTTERBAT, *[plain() for _ in range(mine)]],
            theirs=[plain() for _ in range(theirs)],
            phase=READY_PHASE,
            opponents_turn=True,
        )

    @pytest.mark.parametrize("others", [0, 1])
    def test_she_flies_to_a_problem_with_no_more_characters(self, others: int) -> None:
        """At the start of the opponent's Troublemaker Phase; as many are few enough."""
        assert self.night(1, others).until("main").area_of(FLUTTERBAT) == "theirs"

    @pytest.mark.must_not
    def test_not_to_a_more_crowded_one(self) -> None:
        """Characters of both players count."""
        assert self.night(1, 2).until("main").area_of(FLUTTERBAT) == "mine"

    @pytest.mark.must_not
    def test_not_in_your_own_turn(self) -> None:
        """The phase is your opponent's."""
        table = Table(mine=[FLUTTERBAT, plain()], phase=READY_PHASE).until("main")

        assert table.area_of(FLUTTERBAT) == "mine"

    def test_uncovered_she_flies_to_another_problem(self) -> None:
        """Played face down on your turn, she is uncovered in the next one's Troublemaker Phase."""
        covered = piece(FLUTTERBAT, face_down=True)
        table = Table(mine=[covered, plain()], phase=READY_PHASE).until("main")

        assert (table.is_face_down(covered), table.area_of(covered)) == (False, "theirs")
