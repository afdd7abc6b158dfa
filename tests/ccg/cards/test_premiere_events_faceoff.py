"""The Events of Premiere for any moment of a faceoff."""

import pytest

from everfree.ccg.cards.premiere.events_faceoff import GOOD_HUSTLE, YAY
from everfree.ccg.kernel.state import STOP_FACEOFFS, STOP_FORCED, STOP_WHEN_ABLE
from everfree.ccg.language import (
    PEGASUS,
    UNICORN,
    WILD,
    YELLOW,
    Card,
    Need,
)
from everfree.ccg.vocab import SCORE_PHASE, TROUBLEMAKER_PHASE
from everfree.testing import Piece, Table, plain, plain_problem, plain_troublemaker

IN_FACEOFFS = (STOP_FACEOFFS, STOP_WHEN_ABLE | STOP_FORCED)
"""You are asked in every window of a faceoff while you hold a card, whether or not you can play it."""


def refused(table: Table, card: Card | Piece) -> str:
    """Give the clause by which you can't play *card* now."""
    refusal = table.why_not(card)
    assert refusal is not None
    return refusal.clause


def open_problem(bonus: int = 2) -> Card:
    """Make a Problem that one power of any colour confronts, for either player."""
    return plain_problem(owner=(Need(WILD, 1),), opponent=1, bonus=bonus)


@pytest.mark.card("pr101")
class TestGoodHustle:
    """pr101."""

    def test_strengthens_a_pegasus_in_a_faceoff(self) -> None:
        """Any Pegasus can be chosen, involved or not, anyone's; its power counts in the total."""
        flier, rival = plain(1, traits=(PEGASUS,)), plain(1, traits=(PEGASUS,))
        table = Table(
            hand=[GOOD_HUSTLE, plain()],
            mine=[flier],
            opponent_mine=[rival],
            problem=open_problem(),
            tokens=1,
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )

        table.play(GOOD_HUSTLE)

        assert table.choices() == [table.mane, flier, rival]
        table.choose(flier)
        assert table.why(flier) == [("printed", 1), (GOOD_HUSTLE, 2)]
        assert table.why_total() == [(flier, 3)]
        assert (table.tokens, table.zone_of(GOOD_HUSTLE)) == (0, "discard-pile")

    def test_ends_with_the_faceoff(self) -> None:
        """It decides a challenge, and in the Main Phase power is as printed again."""
        flier, imp = plain(1, traits=(PEGASUS,)), plain_troublemaker(2)
        table = Table(
            hand=[GOOD_HUSTLE], mine=[flier], opponent_mine=[imp], tokens=1, phase=TROUBLEMAKER_PHASE
        )

        table.choose(imp).play(GOOD_HUSTLE).choose(flier).until("main")

        assert (table.score, table.power(flier)) == (1, 1)

    @pytest.mark.must_not
    def test_passes_over_other_traits(self) -> None:
        """A Unicorn is not offered: your Pegasus Mane Character alone fits."""
        horned = plain(1, traits=(UNICORN,))
        table = Table(
            hand=[GOOD_HUSTLE],
            mine=[horned],
            opponent_mine=[plain(1)],
            problem=open_problem(),
            tokens=1,
            phase=SCORE_PHASE,
        )

        table.play(GOOD_HUSTLE)

        assert (table.power(table.mane), table.power(horned)) == (3, 1)

    @pytest.mark.must_not
    def test_is_refused_outside_a_faceoff(self) -> None:
        """In the Main Phase it stays in the hand (512.4)."""
        table = Table(hand=[GOOD_HUSTLE], tokens=1)

        assert table.playable() == []
        assert refused(table, GOOD_HUSTLE) == "512.4"


@pytest.mark.card("pr130")
class TestYay:
    """pr130."""

    def test_cheers_your_characters_at_an_opponents_problem(self) -> None:
        """Each of them there has one power more until the faceoff ends, for no token."""
        one, two = plain(2), plain(1)
        table = Table(
            hand=[YAY, plain()],
            home=[plain(2, YELLOW)],
            theirs=[one, two],
            opponent_theirs=[plain(1)],
            opponent_problem=open_problem(),
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )

        table.play(YAY)

        assert table.why(one) == [("printed", 2), (YAY, 1)]
        assert table.why(two) == [("printed", 1), (YAY, 1)]
        table.until("main")
        assert (table.power(one), table.power(two)) == (2, 1)

    @pytest.mark.must_not
    def test_leaves_everybody_else_alone(self) -> None:
        """Yours at home and at your own Problem, and the opponent's there, are as strong as before."""
        away, mine, rival = plain(2, YELLOW), plain(1), plain(3)
        table = Table(
            hand=[YAY, plain()],
            home=[away],
            mine=[mine],
            theirs=[plain(1)],
            opponent_mine=[plain(1)],
            opponent_theirs=[rival],
            problem=open_problem(),
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )

        table.until("priority").play(YAY)

        assert [table.power(one) for one in (away, mine, rival, table.mane)] == [2, 1, 3, 1]

    @pytest.mark.must_not
    def test_is_refused_outside_a_faceoff(self) -> None:
        """In the Main Phase it stays in the hand (512.4)."""
        table = Table(hand=[YAY], home=[plain(2, YELLOW)])

        assert table.playable() == []
        assert refused(table, YAY) == "512.4"
