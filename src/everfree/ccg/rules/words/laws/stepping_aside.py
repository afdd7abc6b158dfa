"""611.3e, 608.1: Troublemakers that a player can ignore when confronting this turn."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Modifier, Occurrence, Scope
from everfree.ccg.kernel.registry import claims, does
from everfree.ccg.kernel.values.selection import seat_of
from everfree.ccg.language.terms import END_OF_TURN
from everfree.ccg.language.words.laws.stepping_aside import StepAside
from everfree.ccg.vocab import CardId, Ref, Seat, card_of


def _step_aside(
    game: Kernel, effect: StepAside, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    """Create a modifier on this card; its amount is the seat of the player who may confront."""
    source = card_of(scope.source)
    if not game.is_current(scope.source):
        return []
    seat = seat_of(game, effect.who, source, scope.you, scope)
    game.modify(effect, scope, END_OF_TURN, amount=seat, targets=(scope.source,))
    return [Occurrence(kinds.MODIFIED, scope.you, source, source=scope.source, by=scope.you)]


def steps(game: Kernel, card: CardId) -> list[Modifier]:
    """List the modifiers by which *card* stops preventing players from confronting."""
    reference = game.ref(card)
    nodes = game.definitions.nodes
    return [
        one
        for one in game.state.modifiers
        if reference in one.targets and isinstance(nodes[one.change], StepAside)
    ]


def lets_pass(game: Kernel, card: CardId, seat: Seat) -> bool:
    """611.3e: tell whether a modifier lets *seat* confront despite this Troublemaker."""
    return any(one.amount == seat for one in steps(game, card))


does(StepAside, _step_aside)

claims("611.3e", lets_pass)
