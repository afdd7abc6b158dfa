"""513.2: who controls a card in play: the latest modifier that says so, else its owner."""

from typing import TYPE_CHECKING

from everfree.ccg.kernel.records import Modifier
from everfree.ccg.kernel.scope import laws_of
from everfree.ccg.language.control import ControlsHost, GainControl
from everfree.ccg.vocab import CardId, Ref, Seat

if TYPE_CHECKING:
    from everfree.ccg.kernel.kernel import Kernel


def is_control(game: "Kernel", modifier: Modifier) -> bool:
    """Tell whether *modifier* says who controls a card; its number is then a seat."""
    return isinstance(game.cast.nodes[modifier.change], GainControl)


def controller_of(game: "Kernel", card: CardId) -> Seat:
    """Give who should control *card*: whoever the latest modifier says, of a card or with a duration (711.3).

    A player who has left the game controls nothing (103.5a).
    """
    state = game.state
    reference = game.ref(card)
    latest, seat = -1, state.owner[card]
    for source, you, _ in laws_of(game, ControlsHost):
        if state.host[source] == card and state.stamps[source] > latest:
            latest, seat = state.stamps[source], you
    for modifier in state.modifiers:
        if (
            reference in modifier.targets
            and is_control(game, modifier)
            and state.present[modifier.amount]
            and modifier.stamp > latest
        ):
            latest, seat = modifier.stamp, Seat(modifier.amount)
    return seat


def release(game: "Kernel", reference: Ref) -> None:
    """End the modifiers that gave this card, which is becoming a different one, to another player (410.6)."""
    state = game.state
    state.modifiers = [
        one for one in state.modifiers if one.targets != (reference,) or not is_control(game, one)
    ]
