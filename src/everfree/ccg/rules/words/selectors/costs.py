"""204.1: cards described by their cost."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Scope
from everfree.ccg.kernel.registry import TESTS
from everfree.ccg.kernel.values.characteristics import cost_of
from everfree.ccg.language.words.selectors.costs import WithCost
from everfree.ccg.vocab import CardId, Seat


def _with_cost(
    game: Kernel, test: WithCost, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return 0 <= cost_of(game, card) <= test.most


TESTS[WithCost] = _with_cost
