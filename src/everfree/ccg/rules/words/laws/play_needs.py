"""205: texts that lower play requirements for a while."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence, Scope
from everfree.ccg.kernel.registry import does
from everfree.ccg.language.words.laws.play_needs import LowerNeeds
from everfree.ccg.vocab import Ref, Seat


def _lower_needs(
    game: Kernel, effect: LowerNeeds, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    game.modify(effect, scope, effect.until, amount=effect.amount)
    return [Occurrence(kinds.MODIFIED, scope.you, source=scope.source, by=scope.you)]


def needed_less(game: Kernel, seat: Seat, colour: int) -> int:
    """Return by how much texts now lower the power of one colour that cards of *seat* require."""
    less = 0
    for modifier in game.state.modifiers:
        node = game.definitions.nodes[modifier.change]
        if modifier.seat == seat and isinstance(node, LowerNeeds) and node.colour == colour:
            less += modifier.amount
    return less


does(LowerNeeds, _lower_needs)
