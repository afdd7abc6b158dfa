"""A position in one line, for the reprs of games and scenarios."""

from collections.abc import Sequence
from typing import Final

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.state import PLAYING
from everfree.ccg.vocab import NO_PHASE
from everfree.library.questions import counted

PHASE_TITLES: Final = ("Ready Phase", "Troublemaker Phase", "Main Phase", "Score Phase", "End Phase")


def phase_name(kernel: Kernel) -> str:
    """Name the phase as the rulebook does; before the first turn, the setup."""
    phase = kernel.state.phase
    return "setup" if phase == NO_PHASE else PHASE_TITLES[phase]


def score_line(kernel: Kernel, names: Sequence[str]) -> str:
    """Return names and points: "Rainbow Dash 7 : 9 Applejack", or a list for more than two players."""
    score = kernel.state.score
    if len(names) == 2:
        return f"{names[0]} {score[0]} : {score[1]} {names[1]}"
    return ", ".join([f"{name} {points}" for name, points in zip(names, score, strict=True)])


def position_line(kernel: Kernel, names: Sequence[str]) -> str:
    """Return turn, phase, points, and who is asked what or who has won."""
    state = kernel.state
    start = f"turn {state.turn}, {phase_name(kernel)}, {score_line(kernel, names)}"
    if state.outcome != PLAYING:
        return f"{start}, {names[state.winner]} has won" if state.winner >= 0 else f"{start}, drawn"
    question = state.question
    if question is None:
        return start
    asked = f"{names[question.seat]}, {question.kind.replace('-', ' ')}, {counted(question.size())}"
    return f"{start}, asked: {asked}"
