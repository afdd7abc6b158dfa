"""Automatic passing: a seat passes in every window until its next turn or until something concerns it.

Only public facts end it, so that nobody learns a secret from the fact that a player stops passing.
"""

from everfree.ccg.kernel.kinds import FACEOFF_STARTED, TURN_STARTED
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.state import State
from everfree.ccg.vocab import CardId


def end_auto_passing(state: State, occurrence: Occurrence) -> None:
    """End automatic passing for the seats that *occurrence* concerns.

    A faceoff ends it for everybody, the start of a turn for its player, anything that happens to a card for
    its owner and controller, unless they caused it. Call it only with occurrences told to everybody.
    """
    if occurrence.kind == FACEOFF_STARTED:
        state.auto_passing = 0
        return
    if occurrence.kind == TURN_STARTED:
        state.auto_passing &= ~(1 << occurrence.seat)
    if occurrence.card >= 0:
        end_for_card(state, occurrence.card, occurrence.by)
    for card in occurrence.cards:
        end_for_card(state, card, occurrence.by)


def end_for_card(state: State, card: CardId, by: int) -> None:
    """End automatic passing for the owner and controller of *card*, except for *by*, who caused it."""
    for seat in (state.owner[card], state.controller[card]):
        if seat != by:
            state.auto_passing &= ~(1 << seat)
