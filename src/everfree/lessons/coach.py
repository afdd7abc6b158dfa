"""The coach: at each question the sentence of the step that fits, and which options it names.

The coach keeps nothing: all follows from the game, so it is right after an undo too. Whether the goal can
still be reached it finds out by following its own advice on a copy of the game.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from everfree.ccg.game import Game
from everfree.ccg.kernel.options import CARD, MOVE, PLAY, RALLY, USE
from everfree.ccg.table import PonyTable
from everfree.lessons.course import after
from everfree.lessons.lesson import Lesson, Step
from everfree.lessons.matching import LEARNER, all_hold, holds, is_asked, named_options
from everfree.lessons.script import declining, fits, scripted_answer
from everfree.telling.said import CardName, PlayerName, Said, said
from everfree.telling.shapes import Asked
from everfree.telling.voice import Arguments, counted_points, counted_tokens

PLAYING: Final = "playing"
DONE: Final = "done"
LOST: Final = "lost"
LONGEST_LINE: Final = 120
"""How many answers the coach looks ahead."""


class CoachView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the coach of a lesson says now; sent to the learner only."""

    lesson: str
    text: Said | None = None
    """None if the coach has nothing to say about this question."""
    state: str = PLAYING
    """playing, done or lost: the goal can't be reached any more."""
    names: tuple[int, ...] = ()
    """Indexes of the options that the sentence names."""
    step: int = 0
    """Number of the step, counted from 1; 0 while the learner is not asked."""
    steps: int = 0
    next: str = ""
    """Id of the next lesson; empty after the last one."""
    whole: bool = False
    """Whether this is a whole game instead of a position."""
    again: int = -1
    """The command to undo in order to begin again; -1 at the beginning."""


def coach(
    lesson: Lesson, table: PonyTable, asked: Asked | None, kinds: Sequence[str] = (), *, at: str = "table"
) -> CoachView:
    """Return what the coach says; *kinds* are the kinds of questions the learner has answered.

    *at* is where the learner sits: at a drawn "table", a full "screen" of text or at "lines" of text.
    """
    game = table.played
    is_whole, steps = lesson.game is not None, 0 if lesson.game is not None else len(lesson.steps)
    view = CoachView(lesson.id, steps=steps, next=after(lesson.id), whole=is_whole)
    if all_hold(game, lesson.goal):
        text = said(f"lesson-{lesson.id}-done", won="yes" if game.winner == LEARNER else "no", **_names(game))
        return msgspec.structs.replace(view, state=DONE, text=text)
    if game.is_over or (not is_whole and not leads_to_goal(lesson, game)):
        return msgspec.structs.replace(view, state=LOST, text=said("lesson-lost"))
    if asked is None:
        return view
    place, names = advice(lesson, game, kinds)
    if place < 0 and is_whole:
        return view
    key = "lesson-go-on" if place < 0 else f"lesson-{lesson.id}-{lesson.steps[place].say}"
    text = said(key, **_named(game, asked, names), **_names(game), at=at)
    return msgspec.structs.replace(view, text=text, names=names, step=0 if is_whole else place + 1)


def advice(lesson: Lesson, game: Game, kinds: Sequence[str] = ()) -> tuple[int, tuple[int, ...]]:
    """Return the place of the step for the learner's open question, or -1, and the options it names."""
    question = game.question
    for place, step in enumerate(lesson.steps):
        if not is_asked(game, question, step) or not fits(game, step) or _is_old(step, kinds):
            continue
        names = named_options(game, question, step)
        if names or not step.wants:
            return place, names
    if lesson.position is None:
        return -1, ()
    return -1, (declining(question),)


def _is_old(step: Step, kinds: Sequence[str]) -> bool:
    return step.first > 0 and kinds.count(step.asked) >= step.first


def leads_to_goal(lesson: Lesson, game: Game) -> bool:
    """Tell whether the goal is reached by following the coach's advice from here on."""
    trial = game.copy()
    for _ in range(LONGEST_LINE):
        if all_hold(trial, lesson.goal):
            return True
        if trial.is_over or (lesson.lost is not None and holds(trial, lesson.lost)):
            return False
        if trial.question.seat == LEARNER:
            trial.take(advice(lesson, trial)[1][0])
        else:
            trial.take(scripted_answer(lesson, trial))
    return False


def _named(game: Game, asked: Asked, names: tuple[int, ...]) -> Arguments:
    """Return the card and the words on the button of the first named option."""
    state, question = game.state, game.question
    card: CardName | str = ""
    choice: Said | str = ""
    if names:
        told = asked.options[names[0]]
        choice = told.label or told.text
        option = question.options[names[0]]
        if option[0] in (CARD, PLAY, MOVE, RALLY, USE):
            printed = game.kernel.definitions.cards[state.definition[option[1]]].card.id
            card = CardName(printed, state.handles[LEARNER][option[1]])
    return {"card": card, "choice": choice}


def _names(game: Game) -> Arguments:
    """Return what any sentence of a coach may mention."""
    state = game.state
    return {
        "opponent": PlayerName(1 - LEARNER),
        "tokens": counted_tokens(state.tokens[LEARNER]),
        "points": counted_points(state.score[LEARNER]),
    }
