"""507: triggers about powers, which are compared as at least zero (R34)."""

from typing import Final

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.registry import ALWAYS, listens
from everfree.ccg.kernel.values.characteristics import power_of
from everfree.ccg.language.words.selectors.powers import ReachesPower
from everfree.ccg.vocab import CardId, Seat

AT_POWER: Final = 1
"""The note a card keeps under such an ability while its power equals the one the ability waits for."""


def watch_powers(game: Kernel) -> None:
    """Apply POWER_REACHED when a card's power becomes the one its ability waits for.

    It is applied again only after the power was different in between.
    """
    state = game.state
    for card, _, ability, _ in game.board().triggers.get(kinds.POWER_REACHED, ()):
        trigger = ability.trigger
        note = (game.ref(card), game.definitions.number_of(ability), AT_POWER)
        has_reached = isinstance(trigger, ReachesPower) and max(0, power_of(game, card)) == trigger.power
        if has_reached and note not in state.noted:
            state.noted.append(note)
            game.apply(Occurrence(kinds.POWER_REACHED, state.controller[card], card, power_of(game, card)))
        elif not has_reached and note in state.noted:
            state.noted.remove(note)


def _reaches_power(
    game: Kernel, trigger: ReachesPower, occurrence: Occurrence, source: CardId, you: Seat
) -> bool:
    return occurrence.card == source and occurrence.amount == trigger.power


ALWAYS[ReachesPower] = watch_powers
listens(ReachesPower, kinds.POWER_REACHED, _reaches_power)
