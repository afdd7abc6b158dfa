"""210: the bonus points of a Problem, as laws change them."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.registry import claims
from everfree.ccg.kernel.values.selection import is_selected, kept_laws_about, laws_of
from everfree.ccg.language.words.laws.bonus_points import BonusIs
from everfree.ccg.vocab import CardId


def bonus_of(game: Kernel, problem: CardId) -> int:
    """Return the bonus points of *problem*: those of the last law about it, or the printed ones (210.1)."""
    bonus = game.definition(problem).bonus
    for source, you, law in laws_of(game, BonusIs):
        if is_selected(game, law.what, problem, source, you):
            bonus = law.points
    for law in kept_laws_about(game, BonusIs, problem):
        bonus = law.points
    return bonus


claims("210.1", bonus_of)
