"""A process in which tests run against changed sources: no file is changed, and no trial sees another.

Run by its path, so that it can load the test runner without loading the game. It reads a plan from its
standard input and prints an answer for each trial as it ends, one JSON object a line. A trial is a fork of
this process that imports the game anew, with the changed text of a module in place of its file.
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
"""Reasons for a test to fail that say nothing about the clause: the changed text itself makes no sense."""
MOST_MEMORY = 4 << 30
"""Bytes a trial may ask for; a loop that never ends may also never stop growing."""


class ChangedSource(importlib.machinery.SourceFileLoader):
    """Loads a module from a text instead of its file."""

    def __init__(self, name: str, path: str, text: str) -> None:
        super().__init__(name, path)
        self.text = text

    def get_code(self, fullname: str) -> CodeType:
        """Compile the text; nothing is read from or written to a cache."""
        code: CodeType = compile(self.text, self.path, "exec", dont_inherit=True)
        return code


class Changes:
    """Finds the modules whose source is changed, before Python finds their files."""

    def __init__(self, sources: dict[str, str]) -> None:
        self.sources = sources
        self.loaded: set[str] = set()

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Give the changed module of this name, if it is one."""
        spec = importlib.machinery.PathFinder.find_spec(name, path, target)
        if spec is None or spec.origin not in self.sources:
            return None
        self.loaded.add(spec.origin)
        spec.loader = ChangedSource(name, spec.origin, self.sources[spec.origin])
        return spec


class Watcher:
    """Runs only the tests marked with one of the clauses, and remembers how they end."""

    def __init__(self, clauses: list[str]) -> None:
        self.clauses = set(clauses)
        self.red: list[str] = []
        self.errors: list[str] = []

    def pytest_sessionstart(self) -> None:
        """Make generated examples the same every time, and a failing one enough."""
        hypothesis.settings.register_profile(
            "trial",
            parent=hypothesis.settings(),
            database=None,
            derandomize=True,
            phases=(hypothesis.Phase.explicit, hypothesis.Phase.generate),
        )
        hypothesis.settings.load_profile("trial")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave the tests that are not marked with the clauses."""
        items[:] = [
            item
            for item in items
            if any(self.clauses.intersection(mark.args) for mark in item.iter_markers("clause"))
        ]

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Note a file that can't be loaded."""
        if report.failed:
            self.errors.append(f"{report.nodeid}: {report.longreprtext}")

    def pytest_exception_interact(self, call: pytest.CallInfo[Any], report: pytest.TestReport) -> None:
        """Note a test that failed because the changed source is no program."""
        if call.excinfo is not None and issubclass(call.excinfo.type, BROKEN):
            self.errors.append(f"{report.nodeid}: {call.excinfo.exconly()}")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test that failed; one that could not even begin has said nothing."""
        if report.failed and report.when == "call":
            self.red.append(report.nodeid)
        elif report.failed:
            self.errors.append(f"{report.nodeid}: {report.when}: {report.longreprtext}")


def tried(trial: dict[str, Any]) -> dict[str, Any]:
    """Run the tests of a trial in this process."""
    changes, watcher = Changes(trial["sources"]), Watcher(trial["clauses"])
    sys.meta_path.insert(0, changes)
    options = ["-q", "-p", "no:cacheprovider", *(["-x"] if trial["sources"] else [])]
    status = pytest.main([*options, *trial["files"]], plugins=[watcher])
    unused = set(trial["sources"]) - changes.loaded
    if unused:
        watcher.errors.append(f"no test imports {', '.join(sorted(unused))}")
    if watcher.errors or status not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        detail = watcher.errors[0] if watcher.errors else f"pytest ended with {status!r}"
        return {"verdict": ERROR, "tests": [], "detail": detail}
    return {"verdict": RED if watcher.red else GREEN, "tests": watcher.red, "detail": ""}


class Running:
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
            os._exit(0)  # the loop of the parent is not ours to go on with

    @property
    def spent(self) -> float:
        """Seconds since it began."""
        return time.monotonic() - self.began

    @property
    def left(self) -> float:
        """Seconds until it is ended."""
        return float(self.trial["limit"]) - self.spent

    def read(self) -> bool:
        """Take what it says; False when it has said everything."""
        part = os.read(self.pipe, 1 << 16)
        self.answer += part
        return bool(part)

    def result(self, *, is_late: bool) -> dict[str, Any]:
        """Give its answer, and take leave of its process."""
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
    """Try everything in *plan*, so many at a time, and print the answers as they come."""
    sys.path.insert(0, plan["path"])
    waiting = list(reversed(plan["trials"]))
    running: set[Running] = set()
    selector = selectors.DefaultSelector()
    try:
        while waiting or running:
            while waiting and len(running) < plan["jobs"]:
                one = Running(waiting.pop())
                running.add(one)
                selector.register(one.pipe, selectors.EVENT_READ, one)
            spoken = selector.select(max(0.0, min([one.left for one in running])))
            done = {key.data for key, _ in spoken if not key.data.read()}
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
