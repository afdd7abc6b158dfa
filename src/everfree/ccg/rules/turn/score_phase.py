"""610 to 613: the Score Phase and its three steps."""

from collections.abc import Sequence
from typing import Any

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Faceoff, Occurrence
from everfree.ccg.kernel.registry import claims
from everfree.ccg.kernel.state import STOP_FORCED, STOP_STEPS
from everfree.ccg.kernel.values.characteristics import characters_of
from everfree.ccg.language.words.effects.turns import MoreConfrontSteps
from everfree.ccg.rules.confront.confronting import ReplaceSolved, note_rivals, solved_problems
from everfree.ccg.rules.confront.requirements import power_at, power_needed, refuse_confronting
from everfree.ccg.rules.core.movement import problem_areas
from everfree.ccg.rules.faceoffs.faceoffs import RunFaceoff
from everfree.ccg.rules.priority.priority import open_window
from everfree.ccg.rules.turn.extra_turns import consume_modifiers
from everfree.ccg.rules.turn.phases import Phase, Step
from everfree.ccg.vocab import (
    CONFRONT_STEP,
    FACEOFF_STEP,
    MULTI_PROBLEM_FACEOFF,
    PROBLEM_FACEOFF,
    SCORE_PHASE,
    SOLVE_STEP,
    AreaId,
    Seat,
    card_of,
)


class ScorePhase(Phase):
    """610: a Confront Step for each Problem, a Faceoff Step, a Solve Step."""

    __slots__ = ("rounds", "visited")

    def __init__(self, visited: tuple[AreaId, ...] = (), rounds: int = 1) -> None:
        super().__init__()
        self.visited = visited
        self.rounds = rounds
        """How many Confront Steps each Problem has."""

    def data(self) -> tuple[Any, ...]:
        return (self.visited, self.rounds)

    def number(self) -> int:
        return SCORE_PHASE

    def begin(self, game: Kernel) -> None:
        """Clear what the previous Score Phase has recorded."""
        state = game.state
        state.confronted = []
        state.contested = []
        state.contested_by = []
        state.resolved = []
        self.rounds += consume_modifiers(game, MoreConfrontSteps, SCORE_PHASE)
        super().begin(game)

    def run(self, game: Kernel) -> None:
        """610.1: ask in which order Problems are confronted, if any can be confronted now."""
        remaining = [area for area in problem_areas(game) if self.visited.count(area) < self.rounds]
        if not remaining:
            self.step = "faceoff"
            return
        options = order_options(game, remaining)
        if not options:
            self.step = "stepped"
            game.push(ConfrontStep(tuple(remaining)))
            return
        self.step = "chosen"
        game.ask(game.state.turn_player, "confront-order", options)

    def chosen(self, game: Kernel) -> None:
        """611: start the Confront Step of the chosen Problem."""
        self.step = "stepped"
        game.push(ConfrontStep((AreaId(game.state.answer[1]),)))

    def stepped(self, game: Kernel) -> None:
        """Record which Problem the Confront Step was for."""
        self.visited = (*self.visited, AreaId(game.state.answer[1]))
        self.step = "run"

    def faceoff(self, game: Kernel) -> None:
        """612: start the Faceoff Step."""
        self.step = "solve"
        game.push(FaceoffStep())

    def solve(self, game: Kernel) -> None:
        """613: start the Solve Step."""
        self.step = "end"
        game.push(SolveStep())


def order_options(game: Kernel, areas: Sequence[AreaId]) -> list[tuple[int, ...]]:
    """610.1: list the Problems of *areas* that may be next; nothing if none can be confronted now.

    Only a Problem that can be confronted is a choice; with full control, any where one has characters.
    """
    state = game.state
    seat = state.turn_player
    here = [state.area[card] for card in characters_of(game, seat)]
    manned = [area for area in areas if area in here and game.problem_at(area) >= 0]
    ready = [area for area in manned if refuse_confronting(game, seat, game.problem_at(area)) is None]
    has_full_control = state.stops[seat] & STOP_FORCED != 0
    return [(option.AREA, area) for area in (manned if ready and has_full_control else ready)]


class ConfrontStep(Step):
    """611: confront one Problem if its requirements are met.

    With several areas the order is still open, because no Problem could be confronted as the step began. If
    one can be confronted after the first window, the turn player chooses then.
    """

    __slots__ = ("areas",)

    def __init__(self, areas: tuple[AreaId, ...]) -> None:
        super().__init__()
        self.areas = areas

    def data(self) -> tuple[Any, ...]:
        return (self.areas,)

    def number(self) -> int:
        return CONFRONT_STEP

    def begin(self, game: Kernel) -> None:
        """Start the step; if nobody acts in its window, what could not be confronted still can't be."""
        if len(self.areas) == 1:
            super().begin(game)
            return
        game.state.step = CONFRONT_STEP
        self.step = "run"
        if not open_window(game, STOP_STEPS):
            self.areas = self.areas[:1]
            self.step = "end"

    def run(self, game: Kernel) -> None:
        """610.1: ask which Problem it is, if that is open and one can be confronted now."""
        options = order_options(game, self.areas) if len(self.areas) > 1 else []
        if not options:
            self.confront(game, self.areas[0])
            return
        self.step = "chosen"
        game.ask(game.state.turn_player, "confront-order", options)

    def chosen(self, game: Kernel) -> None:
        """Confront the chosen Problem."""
        self.confront(game, AreaId(game.state.answer[1]))

    def close(self, game: Kernel) -> None:
        """End the step, and tell the phase by the answer which Problem it was for."""
        super().close(game)
        game.state.answer = (option.AREA, self.areas[0])

    def confront(self, game: Kernel, area: AreaId) -> None:
        """611.1: confront the Problem, unless something else happens instead (R19)."""
        self.areas = (area,)
        self.step = "end"
        state = game.state
        seat = state.turn_player
        problem = game.problem_at(area)
        if problem < 0 or refuse_confronting(game, seat, problem) is not None:
            return
        excess = power_at(game, seat, area) - power_needed(game, seat, problem)
        cards = tuple([card for card in characters_of(game, seat) if state.area[card] == area])
        game.occur(
            [
                Occurrence(
                    kinds.CONFRONTED,
                    seat,
                    problem,
                    amount=max(0, excess),
                    area=area,
                    cards=cards,
                    by=seat,
                )
            ]
        )


class FaceoffStep(Step):
    """612: start a Problem faceoff if the rules call for one."""

    def number(self) -> int:
        return FACEOFF_STEP

    def run(self, game: Kernel) -> None:
        """612.1, 612.2, R21: start it at all Problems if two were confronted, else at the contested one."""
        self.step = "end"
        state = game.state
        seat = state.turn_player
        if game.definitions.options.faceoff_settled == "faceoff_step":
            for problem in state.confronted:
                if game.is_current(problem):
                    note_rivals(game, seat, card_of(problem))
        if len(state.confronted) >= 2:
            areas = tuple(problem_areas(game))
            game.push(
                RunFaceoff(Faceoff(MULTI_PROBLEM_FACEOFF, seat, (seat, *rivals_everywhere(game)), areas))
            )
        elif state.contested and game.is_current(state.contested[0]):
            rivals = [other for other in game.opponents(seat) if state.contested_by[0] >> other & 1]
            area = state.area[card_of(state.contested[0])]
            if rivals:
                game.push(RunFaceoff(Faceoff(PROBLEM_FACEOFF, seat, (seat, *rivals), (area,))))


def rivals_everywhere(game: Kernel) -> list[Seat]:
    """R7: list who faces the turn player at all Problems: those with characters there, else the next one."""
    state = game.state
    areas = problem_areas(game)
    seat = state.turn_player
    found = [
        other
        for other in game.opponents(seat)
        if any(state.area[card] in areas for card in characters_of(game, other))
    ]
    return found or [game.next_player(seat)]


class SolveStep(Step):
    """613: solve and replace the Problems at which a faceoff was resolved."""

    def number(self) -> int:
        return SOLVE_STEP

    def begin(self, game: Kernel) -> None:
        """613.1: solve them as the step starts."""
        game.state.step = SOLVE_STEP
        self.step = "opened"
        game.together(solved_problems(game))

    def opened(self, game: Kernel) -> None:
        """Open the step's first window."""
        super().begin(game)

    def run(self, game: Kernel) -> None:
        """613.2: replace them."""
        self.step = "end"
        game.push(ReplaceSolved())


claims("610.1", order_options)
claims("611.1", ConfrontStep.confront)
claims("612.1", "612.2", "R7", "R20", "R21", FaceoffStep.run)
claims("R7", "R43", rivals_everywhere)
claims("R35", ConfrontStep.confront)
claims("R43", FaceoffStep.run)
claims("R22", FaceoffStep.run)
