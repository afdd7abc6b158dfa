"""601.2: what all phases and steps have in common: a window at the start and one at the end."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.registry import claims
from everfree.ccg.kernel.state import STOP_STEPS
from everfree.ccg.language.terms import END_OF_PHASE, END_OF_SCORE_PHASE
from everfree.ccg.language.words.triggers.triggers import PhaseEnds
from everfree.ccg.rules.core.durations import expire, expire_in_ready_phase
from everfree.ccg.rules.core.points import forget_points
from everfree.ccg.rules.priority.priority import open_window
from everfree.ccg.vocab import NO_STEP, READY_PHASE, SCORE_PHASE


class Phase(Frame):
    """A phase: its start, a window, its content (`run`), a window, its end."""

    def number(self) -> int:
        raise NotImplementedError

    def begin(self, game: Kernel) -> None:
        """Start the phase; what triggers at its start waits for the first window."""
        state = game.state
        state.phase = self.number()
        state.step = NO_STEP
        state.actions = 0
        forget_points(game)
        if state.trail or state.barred:
            state.trail = []
            state.barred = []
        self.step = "opened"
        if not game.occur([Occurrence(kinds.PHASE_STARTED, state.turn_player, amount=self.number())]):
            self.opened(game)

    def opened(self, game: Kernel) -> None:
        """Open the first window."""
        self.step = "run"
        if not open_window(game, STOP_STEPS):
            self.run(game)

    def run(self, game: Kernel) -> None:
        """Do what the phase is for."""
        raise NotImplementedError

    def ask_again(self, game: Kernel) -> bool:
        self.step = "run"
        return True

    def end(self, game: Kernel) -> None:
        """Let abilities trigger at the end of the phase; they wait for the last window."""
        self.step = "closing"
        if PhaseEnds in game.definitions.triggers:
            ending = Occurrence(kinds.PHASE_ENDING, game.state.turn_player, amount=self.number())
            if game.occur([ending]):
                return
        self.closing(game)

    def closing(self, game: Kernel) -> None:
        """Open the last window."""
        self.step = "close"
        if not open_window(game, STOP_STEPS):
            self.close(game)

    def close(self, game: Kernel) -> None:
        """End the phase, and everything that lasts until its end."""
        back = expire(game, END_OF_PHASE)
        if self.number() == READY_PHASE:
            expire_in_ready_phase(game)
        if self.number() == SCORE_PHASE:
            back += expire(game, END_OF_SCORE_PHASE)
        game.done()
        game.occur([*back, Occurrence(kinds.PHASE_ENDED, game.state.turn_player, amount=self.number())])


class Step(Frame):
    """A step of a phase."""

    def number(self) -> int:
        raise NotImplementedError

    def begin(self, game: Kernel) -> None:
        """Start the step with its window."""
        game.state.step = self.number()
        self.step = "run"
        if not open_window(game, STOP_STEPS):
            self.run(game)

    def run(self, game: Kernel) -> None:
        """Do what the step is for."""
        raise NotImplementedError

    def ask_again(self, game: Kernel) -> bool:
        self.step = "run"
        return True

    def end(self, game: Kernel) -> None:
        """Open the last window."""
        self.step = "close"
        if not open_window(game, STOP_STEPS):
            self.close(game)

    def close(self, game: Kernel) -> None:
        game.state.step = NO_STEP
        game.done()


claims("601.2", Phase.opened)
claims("601.2", Phase.closing)
claims("601.2", Step.begin)
claims("511.2", Kernel.end_modifiers)
