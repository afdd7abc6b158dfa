"""512.3, R31: cards and abilities with which the turn player opens a window in any of their phases.

In the Main Phase they are offered beside its six actions; in other phases, when a window closes.
"""

from everfree.ccg.kernel import options as option
from everfree.ccg.kernel.cards.zones import HIDDEN_ZONES
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.registry import LATER, claims
from everfree.ccg.kernel.state import STOP_ACTIONS, STOP_STEPS, STOP_WHEN_ABLE
from everfree.ccg.rules.actions.actions import perform
from everfree.ccg.rules.actions.legality import refuse_activating, refuse_main_play
from everfree.ccg.rules.actions.timing import is_for
from everfree.ccg.rules.priority.priority import Window
from everfree.ccg.rules.priority.stopping import wants_to_be_asked
from everfree.ccg.rules.words.laws.timings import refuse_all_but_main
from everfree.ccg.vocab import HAND, MAIN_PHASE, WRAP_UP_STEP, Seat


def phase_abilities(game: Kernel, seat: Seat) -> list[tuple[int, ...]]:
    """List the abilities with which *seat* can open a window in this phase."""
    return [
        (option.USE, card, game.definitions.number_of(ability))
        for card, ability in game.board().activated
        if is_for(ability.timing, game.state.phase) and refuse_activating(game, seat, card, ability) is None
    ]


def phase_events(game: Kernel, seat: Seat) -> list[tuple[int, ...]]:
    """List the Events in hand with which *seat* can open a window in this phase."""
    return [
        (option.PLAY, card)
        for card in game.cards_in(HAND, seat)
        if game.definition(card).event is not None and refuse_main_play(game, seat, card, {}) is None
    ]


def is_asked(game: Kernel, seat: Seat) -> bool:
    """Tell whether *seat* is asked: by public abilities, stops, or, if they search, what they can do."""
    zone = game.state.zone
    if any(zone[one[1]] not in HIDDEN_ZONES for one in phase_abilities(game, seat)):
        return True
    stops = game.state.stops[seat]
    if stops & STOP_WHEN_ABLE:
        return bool(phase_events(game, seat))
    return wants_to_be_asked(game, seat, STOP_STEPS) and bool(game.cards_in(HAND, seat))


def as_it_closes(game: Kernel) -> bool:
    """510.3: let the turn player open another window in the same phase; return True if they are asked."""
    state = game.state
    if state.faceoff is not None or state.phase == MAIN_PHASE or state.step == WRAP_UP_STEP:
        return False
    if refuse_all_but_main(game) is not None or not is_asked(game, state.turn_player):
        return False
    game.push(OpenWindow())
    return True


class OpenWindow(Frame):
    """512.3: let the turn player open a window with an action of this phase before the game moves on."""

    def can_open_window(self) -> bool:
        return True

    def begin(self, game: Kernel) -> None:
        """Offer the actions, and to move on."""
        seat = game.state.turn_player
        game.state.had_priority = seat
        self.step = "chosen"
        options = [(option.DONE,), *phase_abilities(game, seat), *phase_events(game, seat)]
        game.ask(seat, "phase-action", options, secret=True)

    def ask_again(self, game: Kernel) -> bool:
        self.step = "begin"
        return True

    def chosen(self, game: Kernel) -> None:
        """Move on, or take the action; it can still be taken back (705.2)."""
        answer = game.state.answer
        if answer[0] == option.DONE:
            game.done()
            return
        self.step = "acted"
        perform(game, game.state.turn_player, answer)

    def acted(self, game: Kernel) -> None:
        """R9: open a window of which the action was the first; the next player has priority."""
        state = game.state
        game.done()
        state.window += 1
        window = Window(STOP_ACTIONS, game.next_player(state.turn_player), 0, opening=0)
        window.step = "settle"
        game.push(window)

    def taken_back(self, game: Kernel) -> None:
        """705.2: offer everything again, because the action was not completed."""
        self.begin(game)


LATER.offer_window = as_it_closes

claims("512.3", "R31", OpenWindow.begin)
claims("510.3", as_it_closes)
