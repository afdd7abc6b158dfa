"""601.2: what triggers at the end of a phase is processed in its last window."""

import pytest

from everfree.ccg.kernel import kinds
from everfree.ccg.language import A_PLAYER, OPPONENT, YOU, Card, PhaseEnds, Score, when
from everfree.ccg.language.terms import Who
from everfree.ccg.vocab import MAIN_PHASE, SCORE_PHASE, TROUBLEMAKER_PHASE
from everfree.testing import Table, plain


def closing(phase: int, whose: Who) -> Card:
    """Make a Friend that scores a point as a phase ends."""
    return plain(abilities=(when(PhaseEnds(phase, whose), Score(1)),))


@pytest.mark.clause("601.2")
def test_comes_before_the_next_phase() -> None:
    """At the end of the Troublemaker Phase the point is there before anyone acts in the Main Phase."""
    table = Table(home=[closing(TROUBLEMAKER_PHASE, YOU)], phase=TROUBLEMAKER_PHASE)

    assert (table.asked, table.score) == ("main", 1)
    told = [one for one in table.log if one in ("scored", "phase-ended")]
    assert told[:2] == ["scored", "phase-ended"]


@pytest.mark.parametrize(("whose", "points"), [(YOU, 1), (OPPONENT, 1), (A_PLAYER, 2)])
def test_in_the_turn_of_whom_it_names(whose: Who, points: int) -> None:
    """Over two turns the end of your phase, of an opponent's or of both counts."""
    table = Table(home=[closing(MAIN_PHASE, whose)])

    assert table.end_turn().end_turn().score == points


def test_another_phase_is_not_it() -> None:
    """The end of the Main Phase is not that of the Score Phase."""
    table = Table(home=[closing(SCORE_PHASE, YOU)])

    table.end_phase()
    assert table.score == 1


def test_is_never_told() -> None:
    """Phases are told as they end, whether some card waits for that or not."""
    waiting, idle = Table(home=[closing(SCORE_PHASE, YOU)]).end_turn(), Table(home=[plain()]).end_turn()

    assert (waiting.told(kinds.PHASE_ENDING), idle.told(kinds.PHASE_ENDING)) == (0, 0)
