"""Prove the trace: with every mutant applied, a test of its clause must fail.

Results are cached in a file, each under a digest of the mutant, the sources it changes and the tests it runs.
A run after an interruption or an edit tries only the mutants whose digest is not in the file.
"""

import hashlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from everfree.testing.trace.mutants import SOURCE, Mutant, Mutants, mutated
from everfree.testing.trace.tracing import Trace

STAGE: Final = Path(__file__).with_name("stage.py")
RESULTS: Final = ".rules-proof.jsonl"
"""The cache of results, below the root; not part of the repository."""
RED: Final = "red"
TIME: Final = "time"
GREEN: Final = "green"
NO_PLUGINS: Final = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
"""Saves time: pytest's search for installed plugins takes longer than most trials."""
LONGEST: Final = 300.0
"""Seconds the tests of a file may take without a mutant."""
SLACK: Final = 10.0
FACTOR: Final = 4
"""The time limit of a mutant: FACTOR times what its tests take without it, plus SLACK seconds."""
UNTESTED: Final[dict[str, Any]] = {
    "verdict": "error",
    "tests": [],
    "detail": "no test is marked with its clause",
    "seconds": 0.0,
}
MOST_EXEMPT: Final = 0.03
"""The share of all clauses that may be exempt from having a mutant."""


@dataclass(frozen=True)
class Outcome:
    """The result of a mutant: red with the tests that failed, out of time, green, or an error."""

    mutant: Mutant
    verdict: str
    tests: tuple[str, ...]
    detail: str
    seconds: float

    @property
    def is_proof(self) -> bool:
        """Whether the tests noticed that the clause does not hold."""
        return self.verdict in (RED, TIME)


@dataclass(frozen=True)
class Proof:
    """The results for the clauses asked for."""

    clauses: list[str]
    outcomes: list[Outcome]
    exempt: dict[str, str]

    @property
    def proved(self) -> list[str]:
        """Clauses that have mutants, each of which makes a test fail."""
        found: dict[str, bool] = {}
        for one in self.outcomes:
            found[one.mutant.clause] = found.get(one.mutant.clause, True) and one.is_proof
        return [clause for clause in self.clauses if found.get(clause)]

    @property
    def unproved(self) -> list[str]:
        """Clauses that are neither proved nor exempt."""
        done = {*self.proved, *self.exempt}
        return [clause for clause in self.clauses if clause not in done]

    def of(self, clause: str) -> list[Outcome]:
        return [one for one in self.outcomes if one.mutant.clause == clause]


class RedBefore(Exception):
    """Raised when tests fail without any mutant: such tests prove nothing."""


class Prover:
    """Runs the tests of each clause against its mutants."""

    def __init__(self, root: Path, trace: Trace, *, jobs: int) -> None:
        self.root = root
        self.trace = trace
        self.jobs = jobs
        self.results = root / RESULTS

    def prove(
        self,
        mutants: Mutants,
        *,
        clauses: list[str],
        afresh: bool = False,
        tell: Callable[[int, int, Outcome], None] = lambda done, of, outcome: None,
    ) -> Proof:
        """Try the mutants of *clauses*; call *tell* with the outcome of each one that was not cached."""
        wanted = [mutant for mutant in mutants.mutants if mutant.clause in set(clauses)]
        known = {} if afresh else self.known()
        keys = {mutant: self.digest(mutant) for mutant in wanted}
        pending = {
            key: mutant for mutant, key in keys.items() if key not in known and self._files(mutant.clause)
        }
        if pending:
            seconds = self._time_without_mutants(list(pending.values()))
            trials = [self._trial(key, mutant, seconds) for key, mutant in pending.items()]
            with self.results.open("w" if afresh else "a", encoding="utf-8") as kept:
                for number, answer in enumerate(self.staged(trials), start=1):
                    key = answer["key"]
                    known[key] = answer
                    outcome = _outcome(pending[key], answer)
                    if outcome.is_proof:  # the next run tries the others again
                        kept.write(json.dumps(answer) + "\n")
                        kept.flush()
                    tell(number, len(pending), outcome)
        exempt = {one.clause: one.reason for one in mutants.exempt if one.clause in set(clauses)}
        outcomes = [_outcome(mutant, known.get(key, UNTESTED)) for mutant, key in keys.items()]
        return Proof(clauses, outcomes, exempt)

    def digest(self, mutant: Mutant) -> str:
        """Hash *mutant*, the sources it changes and the test files it runs: the key of its cached outcome."""
        total = hashlib.sha256(repr(mutant).encode())
        for path in [f"{SOURCE}/{file}" for file in mutant.files] + self._files(mutant.clause):
            total.update(f"\0{path}\0".encode())
            total.update((self.root / path).read_bytes())
        return total.hexdigest()

    def _files(self, clause: str) -> list[str]:
        return sorted({test.path for test in self.trace.clauses[clause].tests})

    def known(self) -> dict[str, dict[str, Any]]:
        """Read the cached answers of earlier runs, by their keys."""
        if not self.results.exists():
            return {}
        lines = self.results.read_text(encoding="utf-8").splitlines()
        return {answer["key"]: answer for answer in map(json.loads, lines)}

    def _time_without_mutants(self, pending: list[Mutant]) -> dict[str, float]:
        """Run the marked tests once without mutants; return the seconds of each file.

        Raise `RedBefore` if one of them fails.
        """
        clauses: dict[str, list[str]] = {}
        for mutant in pending:
            for path in self._files(mutant.clause):
                clauses.setdefault(path, []).append(mutant.clause)
        trials = [
            {"key": path, "sources": {}, "files": [path], "clauses": ids, "limit": LONGEST}
            for path, ids in clauses.items()
        ]
        answers = list(self.staged(trials))
        red: list[str] = []
        for one in answers:
            if one["verdict"] != GREEN:
                red += one["tests"] or [f"{one['key']}: {one['detail'] or one['verdict']}"]
        if red:
            raise RedBefore("\n".join(sorted(red)))
        return {one["key"]: one["seconds"] for one in answers}

    def _trial(self, key: str, mutant: Mutant, seconds: dict[str, float]) -> dict[str, Any]:
        files = self._files(mutant.clause)
        texts = mutated(self.root, mutant)
        return {
            "key": key,
            "sources": {str(self.root / SOURCE / file): text for file, text in texts.items()},
            "files": files,
            "clauses": [mutant.clause],
            "limit": SLACK + FACTOR * sum([seconds[path] for path in files]),
        }

    def staged(self, trials: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
        """Run the trials in a process of `stage.py`; yield the answers as they arrive."""
        plan = {"jobs": self.jobs, "path": str(self.root / "src"), "trials": trials}
        with (
            tempfile.TemporaryDirectory() as scratch,
            subprocess.Popen(
                [sys.executable, "-I", str(STAGE)],
                cwd=self.root,
                env=os.environ | NO_PLUGINS | {"HYPOTHESIS_STORAGE_DIRECTORY": scratch},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            ) as stage,
        ):
            assert stage.stdin is not None
            assert stage.stdout is not None
            json.dump(plan, stage.stdin)
            stage.stdin.close()
            for line in stage.stdout:
                yield json.loads(line)
        if stage.returncode != 0:
            raise RuntimeError(f"the stage ended with {stage.returncode}")


def _outcome(mutant: Mutant, answer: dict[str, Any]) -> Outcome:
    return Outcome(mutant, answer["verdict"], tuple(answer["tests"]), answer["detail"], answer["seconds"])


def too_many_exempt(trace: Trace, mutants: Mutants) -> bool:
    """Tell whether more clauses are exempt than `MOST_EXEMPT` allows."""
    return len(mutants.exempt) > MOST_EXEMPT * len(trace.clauses)
