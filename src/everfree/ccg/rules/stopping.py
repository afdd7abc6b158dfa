"""510: who is asked in a priority window: on public facts and the seats' own declarations alone.

Whether a person is asked never depends on what they hold: else their opponent could read their hand from the
pauses. Players that search are asked when they can act; nobody sees their pauses, so they open no window for
others (docs/adr/0003).
"""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.state import (
    STOP_HOLD,
    STOP_OTHER_TURN,
    STOP_OWN_TURN,
    STOP_STEPS,
    STOP_WHEN_ABLE,
)
from everfree.ccg.rules.actions import agile_cards, can_be_quick, quick_options
from everfree.ccg.rules.timings import refuse_all_but_main
from everfree.ccg.vocab import HAND, Seat


def anyone_is_asked(game: Kernel, stop: int, only_reactions: bool) -> bool:
    """Tell whether any player is asked in a window that opens now."""
    quick = can_be_quick(game)
    present = game.state.present
    for seat, stops in enumerate(game.state.stops):
        if not present[seat]:
            continue
        if stops & STOP_WHEN_ABLE:
            if quick and quick_options(game, Seat(seat), only_reactions):
                return True
        elif opens(game, Seat(seat), stop):
            return True
    return False


def anyone_opens(game: Kernel, stop: int) -> bool:
    """Tell whether the stop of any person opens a window: it is then open to all of them, in rules order."""
    return any(opens(game, seat, stop) for seat in game.players(game.state.turn_player))


def is_asked(game: Kernel, seat: Seat, stop: int, only_reactions: bool, is_open: bool) -> bool:
    """Tell whether *seat* is asked in a window; *is_open* if anybody's stop has opened it."""
    if game.state.stops[seat] & STOP_WHEN_ABLE:
        return bool(quick_options(game, seat, only_reactions))
    if opens(game, seat, stop):
        return True
    if not is_open or refuse_all_but_main(game) is not None:
        return False
    return could_answer(game, seat) and not declines(game, seat)


def opens(game: Kernel, seat: Seat, stop: int) -> bool:
    """Tell whether a person's own stops open a window of this kind."""
    stops = game.state.stops[seat]
    if stops & STOP_WHEN_ABLE or refuse_all_but_main(game) is not None:
        return False
    return stops & STOP_HOLD != 0 or (could_answer(game, seat) and wants(game, seat, stop))


def wants(game: Kernel, seat: Seat, stop: int) -> bool:
    """Tell whether *seat* has declared to be asked in a window of this kind, or about the action before."""
    if declines(game, seat):
        return False
    state = game.state
    if state.asks and (seat, subject(game)) in state.asks:
        return True
    return state.stops[seat] & (here(game, seat) if stop == STOP_STEPS else stop) != 0


def here(game: Kernel, seat: Seat) -> int:
    """Give the stops at the start and end of steps that count in this phase of this turn."""
    state = game.state
    first = STOP_OWN_TURN if state.turn_player == seat else STOP_OTHER_TURN
    return STOP_STEPS | (first << state.phase if state.phase >= 0 else 0)


def declines(game: Kernel, seat: Seat) -> bool:
    """Tell whether *seat* has declared to pass: until their turn, or about the card of the action before."""
    state = game.state
    return state.skipping >> seat & 1 == 1 or (
        len(state.yields) > 0 and (seat, subject(game)) in state.yields
    )


def could_answer(game: Kernel, seat: Seat) -> bool:
    """Tell whether, for all that is public, *seat* could do something: with a hand, or what is in play."""
    if game.cards_in(HAND, seat):
        return True
    if any(game.state.controller[card] == seat for card, _ in game.board().activated):
        return True
    return game.cast.has_immediate and bool(agile_cards(game, seat))


def subject(game: Kernel) -> str:
    """Give the id of the printed card of the action before, empty where not everybody knows it."""
    number = game.state.acted_with
    return game.cast.definitions[number].card.id if number >= 0 else ""
