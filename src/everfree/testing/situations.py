"""What many tests of cards begin with: an open Problem, stops in faceoffs, the clause that refuses."""

from typing import Final

from everfree.ccg.kernel.state import STOP_FACEOFFS, STOP_FORCED, STOP_WHEN_ABLE
from everfree.ccg.language import WILD, Card, Need
from everfree.testing.pieces import Piece, plain_problem
from everfree.testing.table import Table

IN_FACEOFFS: Final = (STOP_FACEOFFS, STOP_WHEN_ABLE | STOP_FORCED)
"""You are asked in every window of a faceoff while you hold a card, whether or not you can play it."""


def open_problem(bonus: int = 2) -> Card:
    """Make a Problem that one power of any colour confronts, for either player."""
    return plain_problem(owner=(Need(WILD, 1),), opponent=1, bonus=bonus)


def refused(table: Table, card: Card | Piece) -> str:
    """Give the clause by which you can't play *card* now."""
    refusal = table.why_not(card)
    assert refusal is not None
    return refusal.clause
