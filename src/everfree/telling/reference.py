"""The words of the game and how to play it, for the terminal, the browser and docs/play.

Which words there are, in which order, and which rules they belong to is in `messages/glossary.json`; the
sentences are in the catalogue. `messages/howto.json` lists the sentences of the short text about the game.
"""

import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from everfree.ccg.vocab import WINNING_SCORE
from everfree.messages import Messages
from everfree.telling.finding import simplified

FEWEST_LETTERS: Final = 3
"""A shorter word is not looked for inside other words."""


class Listed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word as the file lists it."""

    term: str
    """Its sentence is the message `glossary-TERM`."""
    rules: tuple[str, ...]
    """The clauses, chapters and rulings about it."""
    word: str = ""
    """The word itself, if it is the same in every language."""


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the text about the game; its title is the message `howto-SECTION-title`."""

    section: str
    sentences: tuple[str, ...]
    picture: str = ""
    """A picture of docs/play; what it shows is the message `howto-picture-PICTURE`."""


class Entry(msgspec.Struct, frozen=True):
    """A word of the game in one language."""

    term: str
    section: str
    word: str
    sentence: str
    rules: tuple[str, ...]


@cache
def listed() -> dict[str, tuple[Listed, ...]]:
    """Return the words by section, in the order in which they are listed."""
    data = files("everfree.messages").joinpath("glossary.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, tuple[Listed, ...]])


@cache
def sections() -> tuple[Section, ...]:
    """Return the parts of the text about the game, in their order."""
    data = files("everfree.messages").joinpath("howto.json").read_bytes()
    return msgspec.json.decode(data, type=tuple[Section, ...])


def glossary(messages: Messages, goal: int = WINNING_SCORE) -> list[Entry]:
    """List the words of the game in one language; *goal* is how many points win."""
    return [_entry(messages, section, one, goal) for section, terms in listed().items() for one in terms]


def _entry(messages: Messages, section: str, one: Listed, goal: int) -> Entry:
    said = messages.say(f"glossary-{one.term}", goal=goal)
    if section == "turn":
        head, _, sentence = said.partition(":")
        sentence = sentence.strip()
        return Entry(one.term, section, head.strip(), sentence[:1].upper() + sentence[1:], one.rules)
    key = one.term if one.term.startswith("type-") else f"glossary-word-{one.term}"
    return Entry(one.term, section, one.word or messages.say(key), said, one.rules)


def look_up(typed: str, entries: list[Entry]) -> list[Entry]:
    """List the entries whose word is *typed*, else begins with it, else contains it, else mentions it."""
    wanted = re.sub(r"[\s\d]+$", "", simplified(typed))
    if not wanted:
        return []
    words = {entry.term: simplified(entry.word) for entry in entries}
    is_long = len(wanted) >= FEWEST_LETTERS
    tests: tuple[Callable[[Entry], bool], ...] = (
        lambda entry: wanted in (words[entry.term], entry.term),
        lambda entry: words[entry.term].rstrip("s") == wanted.rstrip("s"),
        lambda entry: words[entry.term].startswith(wanted),
        lambda entry: is_long and wanted in words[entry.term],
        lambda entry: is_long and wanted in simplified(entry.sentence),
    )
    for fits in tests:
        if found := [entry for entry in entries if fits(entry)]:
            return found
    return []


def how_to_play(messages: Messages, goal: int = WINNING_SCORE) -> list[tuple[str, list[str]]]:
    """Return the text about the game, as titles with their sentences."""
    return [
        (
            messages.say(f"howto-{one.section}-title"),
            [messages.say(key, goal=goal) for key in one.sentences],
        )
        for one in sections()
    ]
