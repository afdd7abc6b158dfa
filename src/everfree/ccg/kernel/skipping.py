"""Seats that pass everywhere until their next turn, and what ends that: public facts alone."""

from everfree.ccg.kernel.kinds import FACEOFF_STARTED, TURN_STARTED
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.state import State
from everfree.ccg.vocab import CardId


def wake(state: State, occurrence: Occurrence) -> None:
    """End the skipping of everybody in a faceoff, of whose turn starts, and of whose cards are touched.

    Asked only of what everybody was told; what a player does to their own cards does not wake them.
    """
    if occurrence.kind == FACEOFF_STARTED:
        state.skipping = 0
        return
    if occurrence.kind == TURN_STARTED:
        state.skipping &= ~(1 << occurrence.seat)
    if occurrence.card >= 0:
        touch(state, occurrence.card, occurrence.by)
    for card in occurrence.cards:
        touch(state, card, occurrence.by)


def touch(state: State, card: CardId, by: int) -> None:
    """End the skipping of a card's owner and controller, unless it is their own doing."""
    for seat in (state.owner[card], state.controller[card]):
        if seat != by:
            state.skipping &= ~(1 << seat)
