"""A rule by its number: our sentence, what stands beside it, our rulings and examples, in one language."""

import re
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from everfree.ccg.clauses import CHAPTERS, FRENCH, RULINGS, TITLES
from everfree.telling.finding import simplified

NUMBER: Final = re.compile(r"(\d{3}|glossary)(\..+)?")

Numbered = tuple[str, str]
"""The number of a rule and its sentence."""


class Explained(msgspec.Struct, frozen=True):
    """A clause, a ruling or a chapter with what belongs to it."""

    id: str
    sentence: str
    chapter: str = ""
    """The number of its chapter; empty for a chapter and for a ruling."""
    chapter_title: str = ""
    parts: tuple[Numbered, ...] = ()
    """The clauses of a chapter, or the parts of a clause."""
    neighbours: tuple[Numbered, ...] = ()
    """The clauses before and after it."""
    rulings: tuple[Numbered, ...] = ()
    clauses: tuple[Numbered, ...] = ()
    """What a ruling is about."""
    alternatives: tuple[str, ...] = ()
    """The readings that a ruling turned down."""
    option: str = ""
    examples: tuple[str, ...] = ()


@cache
def _examples() -> dict[str, tuple[str, ...]]:
    data = files("everfree.ccg.clauses").joinpath("examples.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, tuple[str, ...]])


def sentence(name: str, language: str) -> str:
    """Return our sentence of a clause, a ruling or a chapter; in English if it is not translated."""
    if name in CHAPTERS:
        return CHAPTERS[name].french if language == "fr" else CHAPTERS[name].english
    english = TITLES[name] if name in TITLES else RULINGS[name].title
    return FRENCH.get(name, english) if language == "fr" else english


def is_part(clause: str, whole: str) -> bool:
    """Tell whether *clause* is a part of *whole*, as 514.4a is of 514.4 and of 514; 514.41 is not."""
    if "." not in whole:
        return clause.startswith(f"{whole}.")
    return clause != whole and clause.startswith(whole) and not clause[len(whole)].isdigit()


def explain(name: str, language: str) -> Explained | None:
    """Return a rule with what belongs to it, or None if there is none of this number.

    A number that is missing from our list because it only groups others is explained by its parts.
    """
    wanted = {known.casefold(): known for known in (*TITLES, *CHAPTERS, *RULINGS)}.get(name.casefold(), name)
    if wanted in RULINGS:
        return _ruling(wanted, language)
    parts = _numbered([one for one in TITLES if is_part(one, wanted)], language)
    if wanted in CHAPTERS:
        return Explained(wanted, sentence(wanted, language), parts=parts, rulings=_rulings(wanted, language))
    if wanted not in TITLES and not parts:
        return None
    chapter = wanted.partition(".")[0]
    return Explained(
        wanted,
        sentence(wanted, language) if wanted in TITLES else "",
        chapter=chapter,
        chapter_title=sentence(chapter, language),
        parts=parts,
        neighbours=_neighbours(wanted, language),
        rulings=_rulings(wanted, language),
        examples=_examples().get(wanted, ()),
    )


def _ruling(name: str, language: str) -> Explained:
    ruling = RULINGS[name]
    return Explained(
        name,
        sentence(name, language),
        clauses=_numbered([one for one in ruling.clauses if one in TITLES], language),
        alternatives=ruling.alternatives,
        option=ruling.option,
        examples=_examples().get(name, ()),
    )


def _numbered(names: list[str], language: str) -> tuple[Numbered, ...]:
    return tuple([(name, sentence(name, language)) for name in names])


def _rulings(name: str, language: str) -> tuple[Numbered, ...]:
    """List the rulings about a clause, or about any clause of a chapter."""
    found = [
        key
        for key, ruling in RULINGS.items()
        if name in ruling.clauses or any(name in CHAPTERS and is_part(one, name) for one in ruling.clauses)
    ]
    return _numbered(found, language)


def _neighbours(name: str, language: str) -> tuple[Numbered, ...]:
    beside = [one for one in TITLES if not is_part(one, name)]
    if name not in beside:
        return ()
    place = beside.index(name)
    return _numbered([*beside[max(0, place - 1) : place], *beside[place + 1 : place + 2]], language)


def mentioning(typed: str, language: str) -> list[Numbered]:
    """List the clauses and rulings whose sentences have every word of *typed*."""
    words = simplified(typed).split()
    names = [*TITLES, *RULINGS] if words else []
    told = [(name, sentence(name, language)) for name in names]
    return [(name, text) for name, text in told if all(word in simplified(text) for word in words)]


def is_number(typed: str) -> bool:
    """Tell whether *typed* looks like the number of a rule or a ruling."""
    return NUMBER.fullmatch(typed) is not None or re.fullmatch(r"[RC]\d+", typed, re.IGNORECASE) is not None
