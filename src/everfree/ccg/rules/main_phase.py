"""609: the Main Phase and its six actions."""

from everfree.ccg.kernel import options as option
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import claims
from everfree.ccg.kernel.state import STOP_ACTIONS
from everfree.ccg.rules.actions import perform
from everfree.ccg.rules.legality import (
    refuse_draw,
    refuse_move,
    refuse_play,
    refuse_rally,
    refuse_use,
)
from everfree.ccg.rules.phases import Phase
from everfree.ccg.rules.priority import Window
from everfree.ccg.vocab import CHARACTER, HAND, MAIN_PHASE, Seat


def main_options(game: Kernel, seat: Seat) -> list[tuple[int, ...]]:
    """609.2: list every Main Phase action *seat* can take."""
    state = game.state
    found: list[tuple[int, ...]] = []
    for card in game.cards_in(HAND, seat):
        if refuse_play(game, seat, card) is None:
            found.append((option.PLAY, card))
    tokens = state.tokens[seat]
    if tokens:
        for card in game.in_play():
            if state.controller[card] == seat and game.definition(card).type & CHARACTER:
                if refuse_move(game, seat, card) is None:
                    found.append((option.MOVE, card))
                if refuse_rally(game, seat, card) is None:
                    found.append((option.RALLY, card))
    if refuse_draw(game, seat) is None:
        found.append((option.DRAW,))
    for card, ability in game.board().activated:
        if refuse_use(game, seat, card, ability) is None:
            found.append((option.USE, card, game.cast.number_of(ability)))
    return found


class MainPhase(Phase):
    """609: the turn player opens windows with actions until they end the phase."""

    def number(self) -> int:
        """Give the phase."""
        return MAIN_PHASE

    def run(self, game: Kernel) -> None:
        """609.1: offer every action and the end of the phase."""
        seat = game.state.turn_player
        self.step = "chosen"
        game.ask(seat, "main", [(option.END,), *main_options(game, seat)], secret=True)

    def chosen(self, game: Kernel) -> None:
        """R9: the action is the first of a new window; after it the next player has priority."""
        answer = game.state.answer
        if answer[0] == option.END:
            self.step = "end"
            return
        self.step = "run"
        seat = game.state.turn_player
        window = Window(STOP_ACTIONS, game.opponents(seat)[0], 0, opening=0)
        window.step = "settle"
        game.state.window += 1
        game.state.had_priority = seat
        game.push(window)
        perform(game, seat, answer)

    def taken_back(self, game: Kernel) -> None:
        """705.2: the action was not completed; offer everything again."""
        self.run(game)


claims("609.2", main_options)
claims("510.3", "609.1", MainPhase.run)
