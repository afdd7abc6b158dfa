"""210: the bonus points of Problems."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Scope
from everfree.ccg.kernel.registry import AMOUNTS
from everfree.ccg.kernel.values.selection import is_place
from everfree.ccg.language.words.selectors.bonuses import Bonus
from everfree.ccg.rules.words.laws.bonus_points import bonus_of
from everfree.ccg.vocab import CardId, Seat


def _bonus(game: Kernel, amount: Bonus, source: CardId, you: Seat, scope: Scope | None) -> int:
    """Return the bonus of the Problem at the place; of several Problems, as in a faceoff, the highest."""
    problems = [
        problem
        for area, problem in game.board().problems.items()
        if is_place(game, amount.place, area, you, source, scope)
    ]
    return max([bonus_of(game, problem) for problem in problems], default=0)


AMOUNTS[Bonus] = _bonus
