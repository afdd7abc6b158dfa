"""606 to 608: uncovering and challenging Troublemakers."""

import pytest

from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    EPIC,
    THAT,
    TROUBLEMAKER,
    IsDismissed,
    IsUncovered,
    PutOnDeck,
    Replacement,
    Score,
    This,
    one,
    when,
)
from everfree.ccg.vocab import TROUBLEMAKER_FACEOFF, TROUBLEMAKER_PHASE, Seat
from everfree.testing import Piece, Table, piece, plain, plain_troublemaker

OPPONENT = Seat(1)


def covered(*, power: int = 1, traits: tuple[str, ...] = ()) -> Piece:
    """Make a face-down Troublemaker."""
    return piece(plain_troublemaker(power, traits=traits), face_down=True)


class TestUncover:
    """607."""

    @pytest.mark.clause("607.2", "607.3")
    def test_all_of_the_turn_players_in_the_order_chosen(self) -> None:
        """You choose which comes first; in the end all of yours are up, the opponent's stay down."""
        here, there, theirs = covered(), covered(), covered()
        table = Table(mine=[here], theirs=[there], opponent_mine=[theirs], phase=TROUBLEMAKER_PHASE)

        assert (table.asked, table.choices()) == ("uncover", [here, there])
        table.choose(there)
        assert [table.is_face_down(one) for one in (here, there, theirs)] == [False, False, True]
        assert table.told(kinds.UNCOVERED) == 2

    @pytest.mark.clause("607.2", "601.2")
    @pytest.mark.ruling("R30")
    def test_what_triggers_waits_until_all_are_up(self) -> None:
        """ "When uncovered" is processed after the last one turned up (R30)."""
        loud = piece(plain_troublemaker(abilities=(when(IsUncovered(This()), Score(1)),)), face_down=True)
        table = Table(mine=[loud], theirs=[covered()], phase=TROUBLEMAKER_PHASE).choose(loud)

        assert [key for key in table.log if key in ("uncovered", "scored")] == [
            "uncovered",
            "uncovered",
            "scored",
        ]

    @pytest.mark.clause("607.1")
    def test_none_beside_an_epic_one(self) -> None:
        """Where an Epic Troublemaker is face up, anyone's, the others stay down; elsewhere they don't."""
        epic, here, there = plain_troublemaker(traits=(EPIC,)), covered(), covered()
        table = Table(mine=[here], theirs=[there], opponent_mine=[epic], phase=TROUBLEMAKER_PHASE)

        assert [table.is_face_down(one) for one in (here, there)] == [True, False]

    @pytest.mark.clause("607.3")
    def test_an_epic_one_drives_out_the_face_up_ones(self) -> None:
        """Yours and the opponent's go, face-down ones and those at the other Problem stay."""
        epic = covered(traits=(EPIC,))
        rival, far, hidden = plain_troublemaker(), plain_troublemaker(), covered()
        table = Table(mine=[epic], opponent_mine=[rival, hidden], theirs=[far], phase=TROUBLEMAKER_PHASE)

        assert [table.zone_of(one) for one in (epic, rival, far, hidden)] == [
            "play",
            "discard-pile",
            "play",
            "play",
        ]

    @pytest.mark.clause("607.3", "710.1")
    def test_driving_out_can_be_replaced(self) -> None:
        """It is no repair by the game: a replacement saves yours as it saves the opponent's."""
        angel = plain(abilities=(Replacement(IsDismissed(one(TROUBLEMAKER)), PutOnDeck(THAT)),))
        epic, own, rival = covered(traits=(EPIC,)), plain_troublemaker(), plain_troublemaker()
        table = Table(home=[angel], mine=[own, epic], opponent_mine=[rival], phase=TROUBLEMAKER_PHASE)

        assert (table.zone_of(rival), table.zone_of(own)) == ("draw-deck", "draw-deck")
        assert (table.told(kinds.PUT_ON_DECK), table.told(kinds.DISMISSED)) == (2, 0)

    @pytest.mark.clause("607.1", "607.3")
    @pytest.mark.ruling("R30")
    def test_epic_and_plain_at_one_problem(self) -> None:
        """Epic first: the other stays down; plain first: it is driven out (R30)."""
        epic, common = covered(traits=(EPIC,)), covered()
        epic_first = Table(mine=[epic, common], phase=TROUBLEMAKER_PHASE).choose(epic)
        plain_first = Table(mine=[epic, common], phase=TROUBLEMAKER_PHASE).choose(common)

        assert (epic_first.zone_of(common), epic_first.is_face_down(common)) == ("play", True)
        assert plain_first.zone_of(common) == "discard-pile"


class TestChallenge:
    """608."""

    @pytest.mark.clause("608.1", "608.2")
    def test_opposing_ones_where_you_have_a_character(self) -> None:
        """Offered are face-up Troublemakers of the opponent with a character of yours, or none of them."""
        here, away, hidden, own = plain_troublemaker(), plain_troublemaker(), covered(), plain_troublemaker()
        table = Table(
            mine=[plain(), own],
            opponent_mine=[here, hidden],
            opponent_theirs=[away],
            phase=TROUBLEMAKER_PHASE,
        )

        assert (table.asked, table.choices()) == ("challenge", [here, "done"])
        assert table.choose("done").asked == "main"

    @pytest.mark.clause("608.2")
    @pytest.mark.ruling("R41")
    @pytest.mark.parametrize("state", ["exhausted", "frightened"])
    def test_an_idle_character_is_enough(self, state: str) -> None:
        """Exhausted or frightened, a character may challenge; it adds no power (R41)."""
        idle = piece(plain(9), exhausted=state == "exhausted", frightened=state == "frightened")
        trouble = plain_troublemaker(1)
        table = Table(
            mine=[idle], opponent_mine=[trouble], opponent_deck=[plain(5)], phase=TROUBLEMAKER_PHASE
        )

        assert table.choices() == [trouble, "done"]
        table.choose(trouble)
        assert (table.zone_of(trouble), table.area_of(idle)) == ("play", "home")

    @pytest.mark.clause("608.2")
    def test_your_own_only_if_it_is_epic(self) -> None:
        """An own Epic Troublemaker can be challenged, an own plain one can't."""
        epic, common = plain_troublemaker(traits=(EPIC,)), plain_troublemaker()
        table = Table(mine=[plain(), epic], theirs=[plain(), common], phase=TROUBLEMAKER_PHASE)

        assert table.choices() == [epic, "done"]

    @pytest.mark.clause("608.1", "608.4")
    def test_one_at_each_problem_one_after_the_other(self) -> None:
        """After the first challenge the other Problem's Troublemaker is offered."""
        here, there = plain_troublemaker(1), plain_troublemaker(1)
        table = Table(
            mine=[plain(9)],
            theirs=[plain(9)],
            opponent_mine=[here],
            opponent_theirs=[there],
            phase=TROUBLEMAKER_PHASE,
        )

        assert table.choices() == [here, there, "done"]
        assert table.choose(there).choices() == [here, "done"]
        assert table.choose(here).asked == "main"
        assert (table.score, table.told(kinds.DEFEATED)) == (2, 2)

    @pytest.mark.clause("608.3")
    def test_not_the_same_one_twice(self) -> None:
        """A Troublemaker that won is not offered again in this step."""
        trouble = plain_troublemaker(9)
        table = Table(mine=[plain(), plain()], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE)
        table.choose(trouble)
        assert table.asked == "send-home"

        table.choose(table.choices()[0])
        refusal = table.why_not(trouble)

        assert table.asked == "main"
        assert refusal is not None
        assert (refusal.clause, refusal.reason) == ("608.3", "already-challenged")

    @pytest.mark.clause("608.3")
    def test_again_in_the_next_turn(self) -> None:
        """Two turns later the same Troublemaker can be challenged anew."""
        trouble = plain_troublemaker(9)
        one, two = plain(), plain()
        table = Table(mine=[one, two], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE)

        table.choose(trouble, one).end_turn().end_turn()

        assert (table.state.turn, table.choices()) == (6, [trouble, "done"])

    @pytest.mark.clause("608.4", "514.2a")
    def test_it_starts_a_troublemaker_faceoff(self) -> None:
        """The faceoff is told with its kind, its Troublemaker and its Problem."""
        trouble = plain_troublemaker(1)
        table = Table(mine=[plain(9)], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE).choose(trouble)

        started = next(event for event in table.game.events or () if event.key == "faceoff-started")

        assert (started.seat, started.amount, started.area) == (0, TROUBLEMAKER_FACEOFF, 2)
        assert [one.card for one in started.cards[0]] == [trouble.id]

    @pytest.mark.clause("606", "601.3")
    def test_only_the_turn_player_is_asked(self) -> None:
        """On the opponent's turn the opponent may challenge yours; you are not asked."""
        trouble = plain_troublemaker(1)
        table = Table(
            mine=[trouble],
            opponent_mine=[plain(9)],
            phase=TROUBLEMAKER_PHASE,
            opponents_turn=True,
        )

        assert (table.question.seat, table.choices()) == (OPPONENT, [trouble, "done"])
        assert table.choose(trouble).opponent_score == 1
