"""210.1: laws about the bonus points of Problems."""

import pytest

from everfree.ccg.language import (
    ITS_PROBLEM,
    PROBLEM,
    YOU,
    At,
    Bonus,
    BonusIs,
    Card,
    Confronts,
    Score,
    Standing,
    cards,
    each,
    when,
    wordings as w,
)
from everfree.ccg.language.text import card_text
from everfree.ccg.vocab import SCORE_PHASE
from everfree.testing import Table, plain
from everfree.testing.situations import open_problem


def lecturer(points: int) -> Card:
    """Make a Friend whose Problem has this number of bonus points."""
    here = each(cards(PROBLEM, At(ITS_PROBLEM)), wording=w.ONLY)
    return plain(9, abilities=(Standing(BonusIs(here, points)),))


@pytest.mark.clause("210.1")
@pytest.mark.parametrize(("points", "scored"), [(0, 1), (5, 6)])
def test_the_winner_scores_the_bonus_of_the_law(points: int, scored: int) -> None:
    """Besides the point for confronting; the printed bonus is 3."""
    table = Table(
        problem=open_problem(bonus=3), mine=[lecturer(points)], opponent_mine=[plain(1)], phase=SCORE_PHASE
    ).until("main")

    assert table.score == scored


def test_texts_read_the_bonus_of_the_law() -> None:
    """A text that scores the bonus of the Problem it confronts scores that number."""
    greedy = plain(9, abilities=(when(Confronts(YOU), Score(Bonus(ITS_PROBLEM))),))
    table = Table(problem=open_problem(bonus=3), mine=[lecturer(5), greedy], phase=SCORE_PHASE).until("main")

    assert table.score == 1 + 5


def test_its_phrases() -> None:
    """One point is in the singular."""
    assert card_text(lecturer(1)).sides[0].paragraphs == ("This card's Problem has a bonus point.",)
    assert card_text(lecturer(2)).sides[0].paragraphs == ("This card's Problem has 2 bonus points.",)
    assert card_text(lecturer(2), "fr").sides[0].paragraphs == (
        "Le Problème de cette carte a un bonus de 2 points.",
    )
