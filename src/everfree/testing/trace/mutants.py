"""Read the named mutants: for each clause a change to the source that removes its behaviour.

`tests/mutants/514.toml` has the mutants of chapter 514. A change replaces a text that must occur exactly once
in its file. If an edit of that file no longer fits the mutant, reading it reports a problem.
"""

import ast
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

FOLDER: Final = "tests/mutants"
SOURCE: Final = "src/everfree"


@dataclass(frozen=True)
class Change:
    """One replacement of a text in a file below the package."""

    file: str
    old: str
    new: str


@dataclass(frozen=True)
class Mutant:
    """A named set of changes after which one clause does not hold."""

    clause: str
    name: str
    changes: tuple[Change, ...]

    @property
    def files(self) -> list[str]:
        return list(dict.fromkeys([change.file for change in self.changes]))


@dataclass(frozen=True)
class Exempt:
    """A clause whose behaviour can't be removed by itself, and why."""

    clause: str
    reason: str


@dataclass(frozen=True)
class Mutants:
    """All mutants and exemptions, and the errors found in them."""

    mutants: list[Mutant]
    exempt: list[Exempt]
    problems: list[str]

    def of(self, clause: str) -> list[Mutant]:
        return [mutant for mutant in self.mutants if mutant.clause == clause]


class Unfit(ValueError):
    """A mutant that does not fit the source it changes."""


def read_mutants(root: Path, *, clauses: Iterable[str]) -> Mutants:
    """Read the mutants of the checkout at *root* and check that each fits its source and a known clause."""
    found = Mutants([], [], [])
    for path in sorted((root / FOLDER).glob("*.toml")):
        try:
            _read(tomllib.loads(path.read_text(encoding="utf-8")), found)
        except (tomllib.TOMLDecodeError, KeyError, TypeError) as reason:
            found.problems.append(f"{path.name}: can't be read: {reason}")
    _check(root, set(clauses), found)
    return found


def _read(page: dict[str, Any], found: Mutants) -> None:
    for entry in page.pop("mutant", []):
        clause, name = entry.pop("clause"), entry.pop("name")
        changes = entry.pop("change", None) or [entry]
        found.mutants.append(Mutant(clause, name, tuple([Change(**one) for one in changes])))
    for entry in page.pop("exempt", []):
        found.exempt.append(Exempt(**entry))
    if page:
        raise KeyError(", ".join(page))


def _check(root: Path, clauses: set[str], found: Mutants) -> None:
    names: set[str] = set()
    for mutant in found.mutants:
        if mutant.clause not in clauses:
            found.problems.append(f"{mutant.name}: there is no clause {mutant.clause}")
        if mutant.name in names:
            found.problems.append(f"{mutant.name}: the name is taken")
        names.add(mutant.name)
        try:
            for text in mutated(root, mutant).values():
                ast.parse(text)
        except (Unfit, SyntaxError) as reason:
            found.problems.append(f"{mutant.name}: {reason}")
    for exempt in found.exempt:
        if exempt.clause not in clauses:
            found.problems.append(f"exempt: there is no clause {exempt.clause}")
        if found.of(exempt.clause):
            found.problems.append(f"exempt: {exempt.clause} has a mutant")


def mutated(root: Path, mutant: Mutant) -> dict[str, str]:
    """Return the changed text of every file that *mutant* changes; raise `Unfit` if a change does not fit."""
    texts: dict[str, str] = {}
    for change in mutant.changes:
        path = root / SOURCE / change.file
        if change.file not in texts:
            if not path.is_file():
                raise Unfit(f"there is no file {change.file}")
            texts[change.file] = path.read_text(encoding="utf-8")
        times = texts[change.file].count(change.old)
        if times != 1:
            raise Unfit(f"its old text stands {times} times in {change.file}")
        if change.old == change.new:
            raise Unfit(f"it changes nothing in {change.file}")
        texts[change.file] = texts[change.file].replace(change.old, change.new)
    return texts
