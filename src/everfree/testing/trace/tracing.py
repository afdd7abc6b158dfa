"""Join clauses, rulings and options with the code that claims them and the tests marked with them."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import everfree
from everfree.ccg.clauses import CHAPTERS, RULINGS, TITLES, Chapter, Ruling
from everfree.ccg.editions import EDITIONS, Options
from everfree.testing.trace.claims import Claims, Place, read_claims
from everfree.testing.trace.marks import CLAUSE, OPTION, RULING, Mark, MarkedTest, Marks, Value, read_marks
from everfree.testing.trace.options import Values, option_values

ROOT: Final = Path(everfree.__file__).resolve().parents[2]
"""The checkout; an installed package has none, and no tests to read."""
OF_THE_SLAP_GAME: Final = re.compile(r"S\d+|7\.\d+")
"""Ids of the slap game's rulings, which that game lists and checks itself."""


@dataclass(frozen=True)
class Law:
    """What is traced: clauses and rulings with our titles, and the options of the rules with their values."""

    titles: dict[str, str]
    chapters: dict[str, Chapter]
    rulings: dict[str, Ruling]
    options: dict[str, Values]


def our_law() -> Law:
    """Return the clauses, rulings and options of the card game."""
    return Law(TITLES, CHAPTERS, RULINGS, option_values(Options, EDITIONS.values()))


@dataclass(frozen=True)
class Entry:
    """One clause or ruling."""

    id: str
    title: str
    code: tuple[Place, ...]
    tests: tuple[MarkedTest, ...]

    @property
    def is_complete(self) -> bool:
        """Whether code claims it and a test is marked with it."""
        return bool(self.code and self.tests)

    @property
    def chapter(self) -> str:
        """The key of the chapter a clause belongs to."""
        return chapter_of(self.id)


@dataclass(frozen=True)
class Choice:
    """One value of one option."""

    option: str
    value: Value
    tests: tuple[MarkedTest, ...]


@dataclass(frozen=True)
class Trace:
    """Everything found, with the problems to be mended."""

    law: Law
    clauses: dict[str, Entry]
    rulings: dict[str, Entry]
    choices: list[Choice]
    undeclared: list[str]
    """Options whose type does not list the values they may take."""
    problems: list[str]

    def rulings_on(self, clause: str) -> list[Entry]:
        """List the rulings about a clause."""
        return [self.rulings[name] for name, ruling in self.law.rulings.items() if clause in ruling.clauses]

    def in_chapter(self, chapter: str) -> list[Entry]:
        return [entry for entry in self.clauses.values() if entry.chapter == chapter]


def chapter_of(clause: str) -> str:
    """Return the key of a clause's chapter: "514" of "514.4c", "glossary" of "glossary.swift"."""
    return clause.partition(".")[0]


def trace(root: Path = ROOT) -> Trace:
    """Trace the rules through the sources and tests of the checkout at *root*."""
    return joined(our_law(), read_claims(root), read_marks(root))


def joined(law: Law, claims: Claims, marks: Marks) -> Trace:
    """Join the law, the claims and the marks by their ids; report claims and marks of unknown ids."""
    problems = [*claims.problems, *marks.problems]
    problems += _unknown_claims(law, claims)
    problems += _unknown_marks(law, marks)
    titles = {name: ruling.title for name, ruling in law.rulings.items()}
    return Trace(
        law,
        clauses=_entries(law.titles, CLAUSE, claims, marks),
        rulings=_entries(titles, RULING, claims, marks),
        choices=[
            Choice(name, value, _tests_under(name, value, marks.tests))
            for name, values in law.options.items()
            for value in values.required
        ],
        undeclared=[name for name, values in law.options.items() if not values.required],
        problems=problems,
    )


def _entries(titles: dict[str, str], kind: str, claims: Claims, marks: Marks) -> dict[str, Entry]:
    tests: dict[str, list[MarkedTest]] = {}
    for test in marks.tests:
        for name in test.ids(kind):
            tests.setdefault(name, []).append(test)
    return {
        name: Entry(name, title, tuple(claims.code.get(name, ())), tuple(tests.get(name, ())))
        for name, title in titles.items()
    }


def _tests_under(option: str, value: Value, tests: Iterable[MarkedTest]) -> tuple[MarkedTest, ...]:
    mark = Mark(OPTION, option, value)
    return tuple([test for test in tests if mark in test.marks])


def _unknown_claims(law: Law, claims: Claims) -> list[str]:
    return [
        f"{place}: {place.name} claims {name}, which is no behaviour of the rules"
        for name, places in claims.code.items()
        if name not in law.titles and name not in law.rulings
        for place in places
    ]


def _unknown_marks(law: Law, marks: Marks) -> list[str]:
    found: list[str] = []
    for test in marks.tests:
        unknown = test.ids(CLAUSE) - law.titles.keys()
        unknown |= {name for name in test.ids(RULING) - law.rulings.keys() if not _is_slap(name)}
        for name in sorted(unknown):
            found.append(f"{test} is marked with {name}, which is no behaviour of the rules")
        for mark in sorted(test.marks, key=repr):
            if mark.kind == OPTION and not _is_option(law, mark):
                found.append(f"{test} is marked with the option {mark.id}={mark.value!r}, which there is not")
    return found


def _is_option(law: Law, mark: Mark) -> bool:
    """Tell whether an option may take the marked value; one without listed values is in `undeclared`."""
    values = law.options.get(mark.id)
    return values is not None and (not values.required or values.has(mark.value))


def _is_slap(ruling: str) -> bool:
    return OF_THE_SLAP_GAME.fullmatch(ruling) is not None
