"""601 to 605: the turn as an agenda of phases, and the Ready Phase."""

from typing import Final

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import STEP, Occurrence
from everfree.ccg.kernel.registry import claims
from everfree.ccg.kernel.state import EXHAUSTED, STOP_STEPS
from everfree.ccg.kernel.values.characteristics import Part
from everfree.ccg.language.words.effects.turns import SkipPhase
from everfree.ccg.language.words.triggers.triggers import PhaseEnds
from everfree.ccg.rules.core.durations import expire_for
from everfree.ccg.rules.priority.priority import open_window
from everfree.ccg.rules.turn.end_phase import EndPhase
from everfree.ccg.rules.turn.extra_turns import consume_modifiers, extra_phase, pass_turn
from everfree.ccg.rules.turn.main_phase import MainPhase
from everfree.ccg.rules.turn.phases import Phase, Step
from everfree.ccg.rules.turn.score_phase import ScorePhase
from everfree.ccg.rules.turn.troublemaker_phase import TroublemakerPhase
from everfree.ccg.rules.words.laws.readying import stays_exhausted
from everfree.ccg.vocab import (
    ACTION_STEP,
    DRAW_STEP,
    MAIN_PHASE,
    NO_CARD,
    NO_PHASE,
    PHASES,
    READY_PHASE,
    READY_STEP,
    SCORE_PHASE,
    TROUBLEMAKER_PHASE,
)

LEAST_INCOME: Final = 2
RAISES: Final = (2, 6, 11)
"""The scores from which on everyone receives one more action token."""


class Turn(Frame):
    """601: run one turn after the other; `State.agenda` holds the phases still to come."""

    def begin(self, game: Kernel) -> None:
        """Start a turn."""
        state = game.state
        state.turn += 1
        state.gained = [0] * state.seats
        state.moved = []
        state.left = []
        state.scored = [0] * state.seats
        state.played = []
        state.agenda = list(PHASES)
        self.step = "next_phase"
        back = expire_for(game, state.turn_player)
        game.occur([*back, Occurrence(kinds.TURN_STARTED, state.turn_player, amount=state.turn)])

    def next_phase(self, game: Kernel) -> None:
        """Start the next phase, or pass the turn to the next player (616.4)."""
        state = game.state
        if not state.agenda:
            pass_turn(game)
            self.step = "begin"
            return
        phase = extra_phase(game, state.agenda[0])
        if phase == NO_PHASE:
            phase = state.agenda.pop(0)
        if state.modifiers and consume_modifiers(game, SkipPhase, phase):
            game.occur([Occurrence(kinds.PHASE_SKIPPED, state.turn_player, amount=phase)])
            return
        if phase == READY_PHASE:
            game.push(ReadyPhase())
        elif phase == TROUBLEMAKER_PHASE:
            game.push(TroublemakerPhase())
        elif phase == MAIN_PHASE:
            game.push(MainPhase())
        elif phase == SCORE_PHASE:
            game.push(ScorePhase())
        else:
            game.push(EndPhase())


class ReadyPhase(Phase):
    """602: ready, receive tokens, draw. Nobody receives priority before the tokens are received (601.2a)."""

    def number(self) -> int:
        return READY_PHASE

    def opened(self, game: Kernel) -> None:
        """603.1: ready everything the turn player controls."""
        state = game.state
        state.step = READY_STEP
        self.step = "run"
        seat = state.turn_player
        game.together(
            [
                Occurrence(kinds.READIED, seat, card)
                for card in game.in_play()
                if state.marks[card] & EXHAUSTED
                and state.controller[card] == seat
                and not stays_exhausted(game, card)
            ]
        )

    def run(self, game: Kernel) -> None:
        """604: receive action tokens."""
        state = game.state
        state.step = ACTION_STEP
        self.step = "after_tokens"
        game.occur([Occurrence(kinds.GAINED, state.turn_player, amount=income(game))])

    def after_tokens(self, game: Kernel) -> None:
        """601.2a: open the first window of the turn."""
        self.step = "draw"
        open_window(game, STOP_STEPS)

    def draw(self, game: Kernel) -> None:
        """605: start the Draw Step."""
        self.step = "end"
        game.push(DrawStep())


class DrawStep(Step):
    """605: draw a card, except on the very first turn."""

    def number(self) -> int:
        return DRAW_STEP

    def run(self, game: Kernel) -> None:
        """605.1, 605.1a: draw, unless it is the first turn of the game."""
        self.step = "ending"
        if game.state.turn > 1:
            seat = game.state.turn_player
            game.occur([Occurrence(kinds.DREW, seat, by=seat)])

    def ending(self, game: Kernel) -> None:
        """601.2: let abilities trigger at the end of the step; they wait for its last window."""
        self.step = "end"
        if PhaseEnds in game.definitions.triggers:
            seat = game.state.turn_player
            game.occur([Occurrence(kinds.PHASE_ENDING, seat, amount=self.number(), word=STEP)])


def income(game: Kernel) -> int:
    """604.1: return how many action tokens the highest score of any player in the game gives."""
    state = game.state
    highest = max([state.score[seat] for seat in range(state.seats) if state.present[seat]])
    return LEAST_INCOME + sum([highest >= score for score in RAISES])


def income_parts(game: Kernel) -> list[Part]:
    """Explain `income`: what everyone receives, and one more for each of three scores reached."""
    more = income(game) - LEAST_INCOME
    parts = [Part("least-income", LEAST_INCOME, NO_CARD)]
    return [*parts, Part("highest-score", more, NO_CARD)] if more else parts


claims("601.3", Turn.begin)
claims("616.4", Turn.next_phase)
claims("603.1", ReadyPhase.opened)
claims("601.2a", "R11", ReadyPhase.after_tokens)
claims("604.1", "604.1a", "604.1b", "604.1c", "604.1d", income)
claims("605.1", "605.1a", DrawStep.run)
claims("R11", ReadyPhase.after_tokens)
claims("106.1", "606", "614", Turn.next_phase)
claims("502.1a", ReadyPhase.run)
claims("602", ReadyPhase)
