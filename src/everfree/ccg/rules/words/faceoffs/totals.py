"""514.4a: texts that add to power totals; 515.1: replacements of flips."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.registry import FEASIBLE, does
from everfree.ccg.kernel.values.characteristics import amount_of
from everfree.ccg.language.terms import END_OF_FACEOFF
from everfree.ccg.language.words.faceoffs.totals import AddToTotal
from everfree.ccg.vocab import Ref, card_of


def _add_to_total(
    game: Kernel, effect: AddToTotal, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    amount = amount_of(game, effect.amount, card_of(scope.source), scope.you, scope)
    game.modify(effect, scope, END_OF_FACEOFF, amount=amount)
    return [Occurrence(kinds.MODIFIED, scope.you, source=scope.source, by=scope.you)]


def _can_add_to_total(game: Kernel, effect: AddToTotal, scope: Scope) -> bool:
    return game.state.faceoff is not None


does(AddToTotal, _add_to_total)
FEASIBLE[AddToTotal] = _can_add_to_total
