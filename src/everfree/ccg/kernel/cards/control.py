"""513.2: modifiers that give another player control of a card."""

from typing import TYPE_CHECKING

from everfree.ccg.kernel.records import Modifier
from everfree.ccg.language.words.effects.control import GainControl
from everfree.ccg.vocab import Ref

if TYPE_CHECKING:
    from everfree.ccg.kernel.kernel import Kernel


def is_control(game: "Kernel", modifier: Modifier) -> bool:
    """Tell whether *modifier* says who controls a card; its amount is then a seat."""
    return isinstance(game.definitions.nodes[modifier.change], GainControl)


def release(game: "Kernel", reference: Ref) -> None:
    """End the control modifiers of a card that becomes a different card (410.6)."""
    state = game.state
    state.modifiers = [
        one for one in state.modifiers if one.targets != (reference,) or not is_control(game, one)
    ]
