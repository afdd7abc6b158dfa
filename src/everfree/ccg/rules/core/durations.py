"""708.2: modifiers end when their duration does."""

from typing import Final

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Modifier, Occurrence
from everfree.ccg.language.terms import (
    NEXT_READY_PHASE,
    START_OF_YOUR_NEXT_TURN,
    WHILE_BANISHED,
    WHILE_IN_PLAY,
    WHILE_THIS_REMAINS,
    Until,
)
from everfree.ccg.rules.core.control import reverted_control
from everfree.ccg.rules.core.players import expired_tokens
from everfree.ccg.vocab import Seat, card_of

AGING: Final = (WHILE_BANISHED, WHILE_IN_PLAY, WHILE_THIS_REMAINS)
"""Durations that are over when certain cards are gone (`is_alive`)."""


def expire(game: Kernel, until: Until) -> list[Occurrence]:
    """708.2: end the modifiers that last until now; list the changes of control and lost tokens it causes."""
    ended = [
        one
        for one in game.state.modifiers
        if one.until == until or (one.until in AGING and not is_alive(game, one))
    ]
    if not ended:
        return []
    game.end_modifiers([one for one in game.state.modifiers if one not in ended])
    return [*reverted_control(game, ended), *expired_tokens(game, ended)]


def expire_for(game: Kernel, seat: Seat) -> list[Occurrence]:
    """End the modifiers that last until *seat*'s turn, which starts now; list the changes of control."""
    ended = [one for one in game.state.modifiers if one.until == START_OF_YOUR_NEXT_TURN and one.seat == seat]
    game.end_modifiers([one for one in game.state.modifiers if one not in ended])
    return reverted_control(game, ended)


def expire_in_ready_phase(game: Kernel) -> None:
    """End the modifiers that last for this Ready Phase: those on cards of the turn player."""
    state = game.state
    game.end_modifiers(
        [
            one
            for one in state.modifiers
            if one.until != NEXT_READY_PHASE
            or any(
                game.is_current(card) and state.controller[card_of(card)] != state.turn_player
                for card in one.targets
            )
        ]
    )


def is_alive(game: Kernel, modifier: Modifier) -> bool:
    """Tell whether a modifier that lasts while cards stay banished or in play still has such a card."""
    if modifier.until == WHILE_THIS_REMAINS:
        return game.is_current(modifier.source)
    if modifier.until not in AGING:
        return True
    for one in modifier.targets:
        if game.is_current(one):
            return True
    return False
