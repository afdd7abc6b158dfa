"""The opponent of a lesson: it follows its script and declines everything else."""

from typing import Final

from everfree.ccg.game import Game
from everfree.ccg.kernel.options import DONE, END, NO, PASS
from everfree.ccg.kernel.records import Question
from everfree.lessons.lesson import Lesson, Step
from everfree.lessons.matching import holds, named_options

DECLINES: Final = (PASS, END, NO, DONE)


def fits(game: Game, step: Step) -> bool:
    """Tell whether the conditions of a step hold."""
    return (step.after is None or holds(game, step.after)) and (
        step.until is None or not holds(game, step.until)
    )


def scripted_answer(lesson: Lesson, game: Game) -> int:
    """Return the index of the option that the opponent takes."""
    question = game.question
    for step in lesson.script:
        if fits(game, step) and (named := named_options(game, question, step)):
            return named[0]
    return declining(question)


def declining(question: Question) -> int:
    """Return the option that does nothing, or the first one if something must be done."""
    declines = [place for place, option in enumerate(question.options) if option[0] in DECLINES]
    return declines[0] if declines else 0
