"""The header of a lesson's match, from which it can be replayed like any other."""

from dataclasses import replace
from typing import Final

import msgspec

from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.theme import THEME_DECKS
from everfree.ccg.editions import COMPREHENSIVE
from everfree.ccg.laying import decks_of
from everfree.ccg.stops import stops_against
from everfree.ccg.table import header
from everfree.lessons.course import LESSONS
from everfree.lessons.lesson import Lesson
from everfree.table.log import Header

COMPUTER: Final = "lesson"
"""The level of a computer that follows the script of a lesson."""


def decks_for(lesson: Lesson) -> list[Deck]:
    """Return the decks of both seats."""
    if lesson.game is not None:
        return [THEME_DECKS[name] for name in lesson.game.decks]
    assert lesson.position is not None
    return decks_of(lesson.position)


def header_of(lesson: Lesson, seed: bytes) -> Header:
    """Return the header of a match of this lesson; the learner has the first seat."""
    points = COMPREHENSIVE.points_to_win if lesson.game is None else lesson.game.points
    options = replace(COMPREHENSIVE, points_to_win=points)
    stops = stops_against(frozenset((1,)), 2)
    made = header(decks_for(lesson), seed, stops=stops, options=options, position=lesson.position)
    return msgspec.structs.replace(made, setup={**made.setup, "lesson": lesson.id})


def lesson_in(header: Header) -> Lesson | None:
    """Return the lesson of a match, or None if it is no lesson or this version has it no more."""
    return LESSONS.get(header.setup.get("lesson", ""))
