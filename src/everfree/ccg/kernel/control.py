"""513.2: who controls a card in play: the latest modifier that says so, else its owner."""

from typing import TYPE_CHECKING

from everfree.ccg.kernel.records import Modifier
from everfree.ccg.language.control import GainControl
from everfree.ccg.vocab import CardId, Ref, Seat

if TYPE_CHECKING:
    from everfree.ccg.kernel.kernel import Kernel


def is_control(game: "Kernel", modifier: Modifier) -> bool:
    """Tell whether *modifier* says who controls a card; its number is then a seat."""
    return isinstance(game.cast.nodes[modifier.change], GainControl)


def controller_of(game: "Kernel", card: CardId) -> Seat:
    """Give who should control *card*: modifiers stand in the order of their timestamps (711.3).

    A player who has left the game controls nothing (103.5a).
    """
    state = game.state
    reference = game.ref(card)
    for modifier in reversed(state.modifiers):
        if reference in modifier.targets and is_control(game, modifier) and state.present[modifier.amount]:
            return Seat(modifier.amount)
    return state.owner[card]


def release(game: "Kernel", reference: Ref) -> None:
    """End the modifiers that gave this card, which is becoming a different one, to another player (410.6)."""
    state = game.state
    state.modifiers = [
        one for one in state.modifiers if one.targets != (reference,) or not is_control(game, one)
    ]
