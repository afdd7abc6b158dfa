"""Run tests against changed sources in a process of its own, without changing any file.

This file is run by its path, so that it loads pytest without importing the game. It reads a plan from
standard input and prints an answer for each trial as it ends, one JSON object a line. Each trial is a fork of
this process, which then imports the game with the changed text of a module in place of its file.
"""

import importlib.machinery
import json
import os
import resource
import selectors
import signal
import sys
import time
import traceback
from collections.abc import Sequence
from types import CodeType, ModuleType
from typing import Any

import hypothesis
import pytest

RED = "red"
GREEN = "green"
TIME = "time"
ERROR = "error"
BROKEN = (ImportError, NameError, SyntaxError)
"""Exceptions that show that the changed source is not a valid program, which proves nothing."""
MOST_MEMORY = 4 << 30
"""Bytes a trial may allocate, because a mutant with an endless loop may also allocate without end."""


class ChangedSource(importlib.machinery.SourceFileLoader):
    """Loads a module from a given text instead of its file."""

    def __init__(self, name: str, path: str, text: str) -> None:
        super().__init__(name, path)
        self.text = text

    def get_code(self, fullname: str) -> CodeType:
        """Compile the text, without the bytecode cache."""
        code: CodeType = compile(self.text, self.path, "exec", dont_inherit=True)
        return code


class Changes:
    """An import finder that comes before Python's own and finds the modules whose source is changed."""

    def __init__(self, sources: dict[str, str]) -> None:
        self.sources = sources
        self.loaded: set[str] = set()

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Return a spec that loads the changed text, or None for a module that is not changed."""
        spec = importlib.machinery.PathFinder.find_spec(name, path, target)
        if spec is None or spec.origin not in self.sources:
            return None
        self.loaded.add(spec.origin)
        spec.loader = ChangedSource(name, spec.origin, self.sources[spec.origin])
        return spec


class Watcher:
    """A pytest plugin: runs the tests marked with one of *clauses* and none of *without*, notes failures."""

    def __init__(self, clauses: list[str], *, without: list[str]) -> None:
        self.clauses = set(clauses)
        self.without = set(without)
        self.red: list[str] = []
        self.errors: list[str] = []

    def pytest_sessionstart(self) -> None:
        """Make Hypothesis generate the same examples every time, and not shrink a failing one."""
        hypothesis.settings.register_profile(
            "trial",
            parent=hypothesis.settings(),
            database=None,
            derandomize=True,
            phases=(hypothesis.Phase.explicit, hypothesis.Phase.generate),
        )
        hypothesis.settings.load_profile("trial")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Deselect the tests that are not marked with the clauses."""
        items[:] = [item for item in items if self._is_wanted(item)]

    def _is_wanted(self, item: pytest.Item) -> bool:
        clauses = {clause for mark in item.iter_markers("clause") for clause in mark.args}
        return bool(clauses & self.clauses) and not clauses & self.without

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Note an error for a file that can't be imported."""
        if report.failed:
            self.errors.append(f"{report.nodeid}: {report.longreprtext}")

    def pytest_exception_interact(self, call: pytest.CallInfo[Any], report: pytest.TestReport) -> None:
        """Note an error for a test that failed because the changed source is not a valid program."""
        if call.excinfo is not None and issubclass(call.excinfo.type, BROKEN):
            self.errors.append(f"{report.nodeid}: {call.excinfo.exconly()}")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a failed test; a failure in setup or teardown is an error, which proves nothing."""
        if report.failed and report.when == "call":
            self.red.append(report.nodeid)
        elif report.failed:
            self.errors.append(f"{report.nodeid}: {report.when}: {report.longreprtext}")


def tried(trial: dict[str, Any]) -> dict[str, Any]:
    """Run the tests of a trial in this process and return the verdict."""
    changes, watcher = Changes(trial["sources"]), Watcher(trial["clauses"], without=trial.get("without", []))
    sys.meta_path.insert(0, changes)
    options = ["-q", "-p", "no:cacheprovider", *trial.get("options", [])]
    if trial["sources"]:
        options.append("-x")
    status = pytest.main([*options, *trial["files"]], plugins=[watcher])
    unused = set(trial["sources"]) - changes.loaded
    if unused:
        watcher.errors.append(f"no test imports {', '.join(sorted(unused))}")
    if watcher.errors or status not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        detail = watcher.errors[0] if watcher.errors else f"pytest ended with {status!r}"
        return {"verdict": ERROR, "tests": [], "detail": detail}
    return {"verdict": RED if watcher.red else GREEN, "tests": watcher.red, "detail": ""}


class RunningTrial:
    """A trial in a process of its own."""

    def __init__(self, trial: dict[str, Any]) -> None:
        self.trial = trial
        self.began = time.monotonic()
        self.answer = b""
        self.pipe, theirs = os.pipe()
        self.process = os.fork()
        if self.process == 0:
            self._child(theirs)
        os.close(theirs)

    def _child(self, pipe: int) -> None:
        try:
            resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
            nowhere = os.open(os.devnull, os.O_RDWR)
            os.dup2(nowhere, sys.stdin.fileno())
            os.dup2(nowhere, sys.stdout.fileno())
            with os.fdopen(pipe, "w", encoding="utf-8") as out:
                json.dump(tried(self.trial), out)
        finally:
            if sys.exc_info()[0] is not None:
                traceback.print_exc()
            os._exit(0)  # returning would continue the loop of the parent in this process

    @property
    def spent(self) -> float:
        """Seconds since the start."""
        return time.monotonic() - self.began

    @property
    def left(self) -> float:
        """Seconds until the time limit."""
        return float(self.trial["limit"]) - self.spent

    def read(self) -> bool:
        """Read a part of the answer; return False at its end."""
        part = os.read(self.pipe, 1 << 16)
        self.answer += part
        return bool(part)

    def result(self, *, is_late: bool) -> dict[str, Any]:
        """Return the answer; wait for the process, which is killed first if it is late."""
        if is_late:
            os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.pipe)
        found: dict[str, Any] = {"verdict": ERROR, "tests": [], "detail": "it ended without an answer"}
        if is_late:
            found = {"verdict": TIME, "tests": [], "detail": ""}
        elif self.answer:
            found = json.loads(self.answer)
        return found | {"key": self.trial["key"], "seconds": round(self.spent, 2)}


def perform(plan: dict[str, Any]) -> None:
    """Run the trials of *plan*, `jobs` of them at a time, and print each answer as it arrives."""
    sys.path.insert(0, plan["path"])
    waiting = list(reversed(plan["trials"]))
    running: set[RunningTrial] = set()
    selector = selectors.DefaultSelector()
    try:
        while waiting or running:
            while waiting and len(running) < plan["jobs"]:
                one = RunningTrial(waiting.pop())
                running.add(one)
                selector.register(one.pipe, selectors.EVENT_READ, one)
            ready = selector.select(max(0.0, min([one.left for one in running])))
            done = {key.data for key, _ in ready if not key.data.read()}
            late = {one for one in running - done if one.left <= 0}
            for one in done | late:
                running.discard(one)
                selector.unregister(one.pipe)
                sys.stdout.write(json.dumps(one.result(is_late=one in late)) + "\n")
                sys.stdout.flush()
    finally:
        for one in running:
            os.kill(one.process, signal.SIGKILL)
            os.waitpid(one.process, 0)


if __name__ == "__main__":
    perform(json.load(sys.stdin))
