"""510: who is asked in a priority window, decided by public facts and the seats' own declarations alone.

Whether a person is asked never depends on their hand; otherwise their opponent could infer the hand from the
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
from everfree.ccg.language.terms import PHASE_TIMINGS
from everfree.ccg.rules.actions.actions import (
    agile_cards,
    may_have_quick_options,
    quick_list,
    quick_options,
)
from everfree.ccg.rules.actions.reactions import refuse_timing
from everfree.ccg.rules.words.laws.timings import refuse_all_but_main
from everfree.ccg.vocab import HAND, Seat


def anyone_is_asked(game: Kernel, stop: int, only_reactions: bool) -> bool:
    """Tell whether any player is asked in a window that opens now."""
    quick = may_have_quick_options(game)
    present = game.state.present
    for seat, stops in enumerate(game.state.stops):
        if not present[seat]:
            continue
        if stops & STOP_WHEN_ABLE:
            if quick and quick_list(game, Seat(seat), only_reactions):
                return True
        elif opens_window(game, Seat(seat), stop):
            return True
    return False


def anyone_opens(game: Kernel, stop: int) -> bool:
    """Tell whether any person's stops open a window; it is then open to all of them, in turn order."""
    present = game.state.present
    for seat, stops in enumerate(game.state.stops):
        if present[seat] and not stops & STOP_WHEN_ABLE and opens_window(game, Seat(seat), stop):
            return True
    return False


def is_asked(game: Kernel, seat: Seat, stop: int, only_reactions: bool, is_open: bool) -> bool:
    """Tell whether *seat* is asked in a window; *is_open*: any person's stops have opened it."""
    if game.state.stops[seat] & STOP_WHEN_ABLE:
        return bool(quick_options(game, seat, only_reactions))
    if opens_window(game, seat, stop):
        return True
    if not is_open or refuse_all_but_main(game) is not None:
        return False
    return could_answer(game, seat) and not wants_to_pass(game, seat)


def opens_window(game: Kernel, seat: Seat, stop: int) -> bool:
    """Tell whether a person's own stops open a window of this kind."""
    stops = game.state.stops[seat]
    if stops & STOP_WHEN_ABLE or refuse_all_but_main(game) is not None:
        return False
    return stops & STOP_HOLD != 0 or (could_answer(game, seat) and wants_to_be_asked(game, seat, stop))


def wants_to_be_asked(game: Kernel, seat: Seat, stop: int) -> bool:
    """Tell whether *seat* has declared to be asked in such a window, or about the previous action."""
    if wants_to_pass(game, seat):
        return False
    state = game.state
    if state.asks and (seat, last_action_card(game)) in state.asks:
        return True
    return state.stops[seat] & (step_stops(game, seat) if stop == STOP_STEPS else stop) != 0


def step_stops(game: Kernel, seat: Seat) -> int:
    """Return the bits of the stops at steps that apply to *seat* in this phase of this turn."""
    state = game.state
    first = STOP_OWN_TURN if state.turn_player == seat else STOP_OTHER_TURN
    return STOP_STEPS | (first << state.phase if state.phase >= 0 else 0)


def wants_to_pass(game: Kernel, seat: Seat) -> bool:
    """Tell whether *seat* has declared to pass: until their turn, or on the card of the previous action."""
    state = game.state
    return state.auto_passing >> seat & 1 == 1 or (
        len(state.yields) > 0 and (seat, last_action_card(game)) in state.yields
    )


def could_answer(game: Kernel, seat: Seat) -> bool:
    """Tell whether, by public facts, *seat* could do something: with a hand, or with cards in play.

    An ability that is for a phase or for faceoffs counts only where its timing allows it.
    """
    if game.cards_in(HAND, seat):
        return True
    controller = game.state.controller
    for card, ability in game.board().activated:
        is_quick = ability.timing not in PHASE_TIMINGS and refuse_timing(game, ability) is None
        if controller[card] == seat and is_quick:
            return True
    return game.definitions.has_immediate and bool(agile_cards(game, seat))


def last_action_card(game: Kernel) -> str:
    """Return the id of the printed card of the previous action; empty if not everybody knows it."""
    number = game.state.acted_with
    return game.definitions.cards[number].card.id if number >= 0 else ""
