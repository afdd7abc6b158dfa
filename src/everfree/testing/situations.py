"""Set-ups that many tests of cards share: an easy Problem, stops in faceoffs, the clause of a refusal."""

from typing import Final

from everfree.ccg.kernel.state import STOP_FACEOFFS, STOP_FORCED, STOP_WHEN_ABLE
from everfree.ccg.language import WILD, Card, Need
from everfree.testing.pieces import Piece, plain_problem
from everfree.testing.table import Table

IN_FACEOFFS: Final = (STOP_FACEOFFS, STOP_WHEN_ABLE | STOP_FORCED)
"""Stops with which you are asked in every window of a faceoff while you hold a card, playable or not."""


def open_problem(bonus: int = 2) -> Card:
    """Make a Problem that either player can confront with one power of any colour."""
    return plain_problem(owner=(Need(WILD, 1),), opponent=1, bonus=bonus)


def refused(table: Table, card: Card | Piece) -> str:
    """Return the clause by which you can't play *card* now."""
    refusal = table.why_not(card)
    assert refusal is not None
    return refusal.clause
