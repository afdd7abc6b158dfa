"""Run the tests of chapters 7 and 8 again, with the cards of their positions put into play in reverse order.

The rules of those chapters do not ask which card entered play first, unless they are about timestamps. If a
test passes in one order only, then either the kernel depends on the order of cards on the table, or the test
asserts an order that is not part of the rule. Files that passed are cached with the results of the mutants.
"""

import hashlib
import json
from dataclasses import dataclass
from typing import Any, Final

from everfree.testing.trace.marks import CLAUSE, MarkedTest
from everfree.testing.trace.mutants import SOURCE
from everfree.testing.trace.proof import GREEN, LONGEST, Prover, RedBefore

PARTS: Final = ("7", "8")
"""The parts of the rulebook whose tests are run again, by the first digit of their chapters."""
TIMESTAMPS: Final = ("711.3", "711.3a", "711.4", "711.5", "711.6")
"""Clauses whose text is about timestamps, which follow the order in which cards enter play."""
OPTION: Final = "--in-reverse"
"""The option of the suite under which the scenario builder reverses the order."""


@dataclass(frozen=True)
class Reversal:
    """The results of the tests in reverse order; each list is in source order."""

    tests: list[MarkedTest]
    """Tests that were run, cases of one test counted once."""
    dependent: list[str]
    """Ids of the cases that pass in the given order only, or files that could not be run in reverse."""
    exempt: list[MarkedTest]
    """Tests of timestamps, which were not run."""


def run_in_reverse(prover: Prover, *, clauses: list[str], afresh: bool = False) -> Reversal:
    """Run the tests of those *clauses* that belong to chapters 7 and 8, except tests of timestamps.

    Raise RedBefore if one of them fails in the given order too.
    """
    wanted = [clause for clause in clauses if clause.startswith(PARTS)]
    marked = {test for clause in wanted for test in prover.trace.clauses[clause].tests}
    tests = sorted(marked, key=lambda test: (test.path, test.line))
    exempt = [test for test in tests if test.ids(CLAUSE).intersection(TIMESTAMPS)]
    run = [test for test in tests if test not in exempt]
    paths = list(dict.fromkeys([test.path for test in run]))
    return Reversal(run, _dependent(prover, paths, wanted, afresh=afresh), exempt)


def _dependent(prover: Prover, paths: list[str], clauses: list[str], *, afresh: bool) -> list[str]:
    known = {} if afresh else prover.known()
    sources = _digest_of_sources(prover)
    keys = {_digest(prover, path, clauses, sources): path for path in paths}
    pending = [_trial(key, path, clauses, [OPTION]) for key, path in keys.items() if key not in known]
    red: dict[str, list[str]] = {}
    if pending:
        with prover.results.open("a", encoding="utf-8") as kept:
            for answer in prover.staged(pending):
                if answer["verdict"] == GREEN:
                    kept.write(json.dumps(answer) + "\n")
                    kept.flush()
                else:
                    path = keys[answer["key"]]
                    red[path] = _failures(answer, path)
    failing = sorted(red)
    if failing:
        _check_in_order(prover, failing, clauses)
    return [test for path in failing for test in red[path]]


def _check_in_order(prover: Prover, paths: list[str], clauses: list[str]) -> None:
    """Raise RedBefore if a test fails without the reversal too."""
    red: list[str] = []
    for answer in prover.staged([_trial(path, path, clauses, []) for path in paths]):
        if answer["verdict"] != GREEN:
            red += _failures(answer, answer["key"])
    if red:
        raise RedBefore("\n".join(sorted(red)))


def _failures(answer: dict[str, Any], path: str) -> list[str]:
    """List the tests that failed in a trial, or the file if it could not be run to its end."""
    return answer["tests"] or [f"{path}: {answer['detail'] or answer['verdict']}"]


def _trial(key: str, path: str, clauses: list[str], options: list[str]) -> dict[str, Any]:
    return {
        "key": key,
        "sources": {},
        "files": [path],
        "clauses": clauses,
        "without": list(TIMESTAMPS),
        "options": options,
        "limit": LONGEST,
    }


def _digest_of_sources(prover: Prover) -> bytes:
    """Hash every source and the conftest files: each of them may change the result."""
    total = hashlib.sha256()
    for path in [*sorted((prover.root / SOURCE).rglob("*.py")), *(prover.root / "tests").glob("conftest.py")]:
        total.update(f"\0{path.relative_to(prover.root).as_posix()}\0".encode())
        total.update(path.read_bytes())
    return total.digest()


def _digest(prover: Prover, path: str, clauses: list[str], sources: bytes) -> str:
    total = hashlib.sha256(repr((OPTION, TIMESTAMPS, path, clauses)).encode())
    total.update(sources)
    total.update((prover.root / path).read_bytes())
    return total.hexdigest()
