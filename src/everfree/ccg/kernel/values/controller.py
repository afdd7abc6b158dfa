"""513.2: compute who controls a card in play."""

from typing import TYPE_CHECKING

from everfree.ccg.kernel.cards.control import is_control
from everfree.ccg.kernel.values.selection import laws_of
from everfree.ccg.language.words.effects.control import ControlsHost
from everfree.ccg.vocab import CardId, Seat

if TYPE_CHECKING:
    from everfree.ccg.kernel.kernel import Kernel


def controller_of(game: "Kernel", card: CardId) -> Seat:
    """Return who should control *card*: the player the latest control modifier names (711.3), else its owner.

    Abilities of attached cards and modifiers with a duration both count. A player who has left the game
    controls nothing (103.5a).
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
