"""Lessons: positions on the real engine, with a coach who says what to press and a goal the engine checks.

A lesson is a TOML file in `data`; its sentences are in `messages/*/lessons.ftl`. The server, the browser and
the terminal use the same ones. May import the game, `telling` and `messages`. Start with `lesson.py` (what a
lesson is made of), then `coach.py`. How to write one: docs/guides/write-a-lesson.md. Advice in whole games is
here too: `advising.py` words hints, `reviews.py` reviews, both with the answers of `answers.py`.
"""

from everfree.lessons.coach import CoachView, coach
from everfree.lessons.course import LESSONS
from everfree.lessons.hints import Hint, Hints
from everfree.lessons.lesson import Lesson
from everfree.lessons.matching import LEARNER
from everfree.lessons.opening import COMPUTER, header_of, lesson_in
from everfree.lessons.script import scripted_answer

__all__ = [
    "COMPUTER",
    "LEARNER",
    "LESSONS",
    "CoachView",
    "Hint",
    "Hints",
    "Lesson",
    "coach",
    "header_of",
    "lesson_in",
    "scripted_answer",
]
