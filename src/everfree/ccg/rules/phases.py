"""601.2: what all phases and steps have in common: a window at the start and one at the end."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import claims
from everfree.ccg.kernel.records import Modifier, Occurrence
from everfree.ccg.kernel.state import STOP_STEPS
from everfree.ccg.language.triggers import PhaseEnds
from everfree.ccg.language.words import (
    END_OF_PHASE,
    START_OF_YOUR_NEXT_TURN,
    WHILE_BANISHED,
    WHILE_IN_PLAY,
    Until,
)
from everfree.ccg.rules.control import returning
from everfree.ccg.rules.players import running_out
from everfree.ccg.rules.priority import open_window
from everfree.ccg.rules.scoring import forget_points
from everfree.ccg.vocab import NO_STEP, Seat


class Phase(Frame):
    """A phase: it starts, a window, what it does, a window, it ends."""

    def number(self) -> int:
        """Give the phase."""
        raise NotImplementedError

    def begin(self, game: Kernel) -> None:
        """Start the phase; what triggers at its start waits for the window."""
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
        """Offer what there is now."""
        self.step = "run"
        return True

    def end(self, game: Kernel) -> None:
        """Let trigger what triggers at the end of the phase; it waits for the last window."""
        self.step = "closing"
        state = game.state
        ending = Occurrence(kinds.PHASE_ENDING, state.turn_player, amount=self.number())
        if PhaseEnds not in game.cast.triggers or not game.occur([ending]):
            self.closing(game)

    def closing(self, game: Kernel) -> None:
        """Open the last window."""
        self.step = "close"
        if not open_window(game, STOP_STEPS):
            self.close(game)

    def close(self, game: Kernel) -> None:
        """End the phase and what lasts until its end."""
        back = expire(game, END_OF_PHASE)
        game.done()
        game.occur([*back, Occurrence(kinds.PHASE_ENDED, game.state.turn_player, amount=self.number())])


class Step(Frame):
    """A step of a phase."""

    def number(self) -> int:
        """Give the step."""
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
        """Offer what there is now."""
        self.step = "run"
        return True

    def end(self, game: Kernel) -> None:
        """Open the last window."""
        self.step = "close"
        if not open_window(game, STOP_STEPS):
            self.close(game)

    def close(self, game: Kernel) -> None:
        """End the step."""
        game.state.step = NO_STEP
        game.done()


def expire(game: Kernel, until: Until) -> list[Occurrence]:
    """708.2: end the modifiers that last until now; list what comes of it: cards go back, tokens are lost."""
    ended = [one for one in game.state.modifiers if one.until == until or not is_alive(game, one)]
    if not ended:
        return []
    game.end_modifiers([one for one in game.state.modifiers if one not in ended])
    return [*returning(game, ended), *running_out(game, ended)]


def expire_for(game: Kernel, seat: Seat) -> list[Occurrence]:
    """End what lasts until the start of *seat*'s next turn, which is now; list what comes of it."""
    ended = [one for one in game.state.modifiers if one.until == START_OF_YOUR_NEXT_TURN and one.seat == seat]
    game.end_modifiers([one for one in game.state.modifiers if one not in ended])
    return returning(game, ended)


def is_alive(game: Kernel, modifier: Modifier) -> bool:
    """Tell whether what lasts while cards stay banished or in play is still about any card."""
    if modifier.until not in (WHILE_BANISHED, WHILE_IN_PLAY):
        return True
    return any(game.is_current(one) for one in modifier.targets)


claims("601.2", Phase.opened)
claims("601.2", Phase.closing)
claims("601.2", Step.begin)
claims("509.4", Kernel.end_modifiers)
