"""514.4a: texts that add to power totals; 515.1: replacements of flips."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Modifier, Occurrence, Scope
from everfree.ccg.kernel.registry import APPLY, FEASIBLE, does
from everfree.ccg.kernel.values.characteristics import amount_of
from everfree.ccg.language.terms import END_OF_FACEOFF, END_OF_TURN
from everfree.ccg.language.words.faceoffs.totals import AddToTotal
from everfree.ccg.vocab import Ref, card_of


def _add_to_total(
    game: Kernel, effect: AddToTotal, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    amount = amount_of(game, effect.amount, card_of(scope.source), scope.you, scope)
    game.modify(effect, scope, END_OF_TURN if effect.next else END_OF_FACEOFF, amount=amount)
    return [Occurrence(kinds.MODIFIED, scope.you, source=scope.source, by=scope.you)]


def _can_add_to_total(game: Kernel, effect: AddToTotal, scope: Scope) -> bool:
    return effect.next or game.state.faceoff is not None


def count_from_now(game: Kernel, occurrence: Occurrence) -> Occurrence:
    """Let what was added to the next faceoff of a player count in the one that starts, if they are in it."""
    state = game.state
    if state.faceoff is None or not state.modifiers:
        return occurrence
    seats = state.faceoff.seats
    state.modifiers = [
        one.lasting(END_OF_FACEOFF) if is_for_next(game, one) and one.seat in seats else one
        for one in state.modifiers
    ]
    return occurrence


def is_for_next(game: Kernel, modifier: Modifier) -> bool:
    """Tell whether a modifier waits for the next faceoff of its player."""
    return modifier.until == END_OF_TURN and isinstance(game.definitions.nodes[modifier.change], AddToTotal)


does(AddToTotal, _add_to_total)
FEASIBLE[AddToTotal] = _can_add_to_total
APPLY[kinds.FACEOFF_STARTED] = count_from_now
