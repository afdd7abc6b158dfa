"""The lessons in their order, read from `data`; a file is named after the place and the id of its lesson."""

import tomllib
from importlib import resources
from typing import Final

import msgspec

from everfree.lessons.lesson import Lesson


def read_lesson(name: str, text: str) -> Lesson:
    """Read a lesson from TOML; *name* is that of its file, such as "1_turn_and_tokens.toml"."""
    lesson = msgspec.convert(tomllib.loads(text), Lesson)
    _, _, word = name.removesuffix(".toml").partition("_")
    return msgspec.structs.replace(lesson, id=word.replace("_", "-"))


def course() -> dict[str, Lesson]:
    """Return all lessons by id, in their order."""
    files = resources.files("everfree.lessons") / "data"
    named = sorted([one for one in files.iterdir() if one.name.endswith(".toml")], key=lambda one: one.name)
    read = [read_lesson(one.name, one.read_text(encoding="utf-8")) for one in named]
    return {lesson.id: lesson for lesson in read}


LESSONS: Final = course()


def after(lesson: str) -> str:
    """Return the id of the next lesson; empty after the last one."""
    ids = list(LESSONS)
    place = ids.index(lesson) + 1
    return ids[place] if place < len(ids) else ""
