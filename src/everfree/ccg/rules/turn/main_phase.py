"""609: the Main Phase and its six actions."""

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.registry import claims
from everfree.ccg.kernel.state import STOP_ACTIONS
from everfree.ccg.language.words.triggers.triggers import TakesAction
from everfree.ccg.rules.actions.actions import perform
from everfree.ccg.rules.actions.legality import (
    can_draw,
    can_play,
    refuse_activating,
    refuse_main_move,
    refuse_rally,
)
from everfree.ccg.rules.actions.permissions import cards_to_try
from everfree.ccg.rules.actions.timing import is_for, refuse_main_phase
from everfree.ccg.rules.priority.loops import check_optional_loop, forget_action, note_action, without_barred
from everfree.ccg.rules.priority.priority import Window
from everfree.ccg.rules.turn.phases import Phase
from everfree.ccg.vocab import MAIN_PHASE, Seat


def main_options(game: Kernel, seat: Seat) -> list[tuple[int, ...]]:
    """609.2: list every Main Phase action *seat* can take; cheap checks come first."""
    found: list[tuple[int, ...]] = []
    if refuse_main_phase(game, seat) is not None:
        return found
    memo: dict[int, int] = {}
    for card in cards_to_try(game, seat):
        event = game.definition(card).event
        if event is not None and not is_for(event.timing, MAIN_PHASE):
            continue
        if can_play(game, seat, card, memo):
            found.append((option.PLAY, card))
    tokens = game.state.tokens[seat]
    if tokens or not game.definitions.options.move_cost_floor:
        found.extend(character_options(game, seat))
    if tokens and can_draw(game, seat):
        found.append((option.DRAW,))
    for card, ability in game.board().activated:
        if is_for(ability.timing, MAIN_PHASE) and refuse_activating(game, seat, card, ability) is None:
            found.append((option.USE, card, game.definitions.number_of(ability)))
    return found


def character_options(game: Kernel, seat: Seat) -> list[tuple[int, ...]]:
    """List the characters that *seat* can move or rally."""
    found: list[tuple[int, ...]] = []
    for card in game.board().characters[seat]:
        if refuse_main_move(game, seat, card) is None:
            found.append((option.MOVE, card))
        if game.is_face_down(card) and refuse_rally(game, seat, card) is None:
            found.append((option.RALLY, card))
    return found


class MainPhase(Phase):
    """609: let the turn player open windows with actions until they end the phase."""

    def number(self) -> int:
        return MAIN_PHASE

    def can_open_window(self) -> bool:
        """609.1: every Main Phase action opens one."""
        return True

    def run(self, game: Kernel) -> None:
        """609.1: offer every action and the end of the phase; a person sees even an empty Main Phase end."""
        seat = game.state.turn_player
        game.state.had_priority = seat
        if check_optional_loop(game, seat):
            return
        self.step = "chosen"
        options = without_barred(game, seat, main_options(game, seat))
        game.ask(seat, "main", [(option.END,), *options], secret=True, pause=True)

    def chosen(self, game: Kernel) -> None:
        """End the phase, or take the action; it can still be taken back (705.2)."""
        answer = game.state.answer
        if answer[0] == option.END:
            self.step = "end"
            return
        self.step = "acted"
        note_action(game, game.state.turn_player, answer)
        perform(game, game.state.turn_player, answer)

    def acted(self, game: Kernel) -> None:
        """705.1: let the action be heard, if some text of the match waits for actions."""
        self.step = "open_window"
        if TakesAction in game.definitions.triggers:
            seat = game.state.turn_player
            game.occur([Occurrence(kinds.ACTED, seat, by=seat)])

    def open_window(self, game: Kernel) -> None:
        """R9: open a window of which the action was the first; the next player has priority."""
        self.step = "run"
        state = game.state
        state.window += 1
        window = Window(STOP_ACTIONS, game.next_player(state.turn_player), 0, opening=0)
        window.step = "settle"
        game.push(window)

    def taken_back(self, game: Kernel) -> None:
        """705.2: offer everything again, because the action was not completed."""
        forget_action(game)
        self.run(game)


claims("510.3", MainPhase.run)
claims("609.1", MainPhase.open_window)
claims("R9", MainPhase.open_window)
claims("705.2", "R28", MainPhase.taken_back)
