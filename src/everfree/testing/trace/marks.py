"""Read which tests carry which marks from the sources of the tests, without running any of them.

A mark is read from a test, its class, a `pytestmark` or one `pytest.param`. A mark anywhere else, or one
whose arguments are not literals, would be silently ignored, so it is reported as a problem.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

CLAUSE: Final = "clause"
RULING: Final = "ruling"
OPTION: Final = "option"
CARD: Final = "card"
MUST_NOT: Final = "must_not"
LONG: Final = "long"
"""On a test, or one of its cases, that `make test` leaves out: its other marks do not count."""
KINDS: Final = (CLAUSE, RULING, OPTION, CARD)
MOST_CLAUSES: Final = 3
"""Clauses one test may be marked with; with more, its failure would not say which clause is broken."""

Value = str | int | bool
Test = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Mark:
    """One mark as written; the mark of an option has its name as id and one value."""

    kind: str
    id: str
    value: Value | None = None


@dataclass(frozen=True)
class MarkedTest:
    """A test, the first line of its docstring, and the marks of all its cases."""

    path: str
    line: int
    name: str
    promise: str
    marks: frozenset[Mark]

    def __str__(self) -> str:
        return f"{self.path}::{self.name}"

    def ids(self, kind: str) -> set[str]:
        return {mark.id for mark in self.marks if mark.kind == kind}


@dataclass(frozen=True)
class Marks:
    """The tests that carry a mark, in source order, and an error for each mark that can't be read."""

    tests: list[MarkedTest]
    problems: list[str]


def read_marks(root: Path, *, below: str = "tests") -> Marks:
    """Read the marks of every test in the files of *below*."""
    found = Marks([], [])
    for path in sorted((root / below).rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        if any(f"mark.{kind}(" in text for kind in KINDS):
            _Reader(path.relative_to(root).as_posix(), found).read(ast.parse(text))
    return found


class _Reader:
    """Reads one file of tests."""

    def __init__(self, path: str, found: Marks) -> None:
        self.path = path
        self.found = found
        self.seen: set[ast.Call] = set()

    def read(self, tree: ast.Module) -> None:
        """Read the tests of the file; then report the marks that belong to no test."""
        self._body(tree.body, "", self._pytestmark(tree.body))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _kind(node) and node not in self.seen:
                self._problem(node, "this mark is on no test")

    def _body(self, body: list[ast.stmt], prefix: str, inherited: list[Mark]) -> None:
        for node in body:
            if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
                own = self._marks(node.decorator_list) + self._pytestmark(node.body)
                self._body(node.body, f"{prefix}{node.name}::", inherited + own)
            elif isinstance(node, Test) and node.name.startswith("test"):
                self._test(node, prefix, inherited)

    def _test(self, node: Test, prefix: str, inherited: list[Mark]) -> None:
        parameters = [one for one in node.decorator_list if _is_parametrize(one)]
        shared = inherited + self._marks(node.decorator_list, parameters)
        cases = [shared]
        for case in parameters:
            assert isinstance(case, ast.Call)
            cases += [shared + self._marks(marks) for marks in _marks_of_params(case)]
        if any(len(_ids(case)) > MOST_CLAUSES for case in cases):
            self._problem(node, f"{node.name} has more than {MOST_CLAUSES} clauses")
        marks = frozenset([mark for case in cases if Mark(LONG, LONG) not in case for mark in case])
        if marks:
            promise = (ast.get_docstring(node) or "").partition("\n")[0]
            self.found.tests.append(
                MarkedTest(self.path, node.lineno, f"{prefix}{node.name}", promise, marks)
            )

    def _pytestmark(self, body: list[ast.stmt]) -> list[Mark]:
        for node in body:
            if isinstance(node, ast.Assign) and [ast.unparse(one) for one in node.targets] == ["pytestmark"]:
                return self._marks(_listed(node.value))
        return []

    def _marks(self, nodes: list[ast.expr], parameters: list[ast.expr] | None = None) -> list[Mark]:
        """Read the marks among these decorators; an option may take its values from the *parameters*."""
        found: list[Mark] = []
        for node in nodes:
            kind = _kind(node)
            found += [
                Mark(word, word) for word in (MUST_NOT, LONG) if ast.unparse(node) == f"pytest.mark.{word}"
            ]
            if not kind:
                continue
            assert isinstance(node, ast.Call)
            self.seen.add(node)
            try:
                found += _option(node, parameters or []) if kind == OPTION else _plain(node, kind)
            except (ValueError, LookupError):
                self._problem(node, "the arguments of this mark can't be read")
        return found

    def _problem(self, node: ast.expr | ast.stmt, what: str) -> None:
        self.found.problems.append(f"{self.path}:{node.lineno}: {what}")


def _kind(node: ast.expr) -> str | None:
    """Return the kind of our mark that a call makes, or None."""
    if not isinstance(node, ast.Call):
        return None
    words = ast.unparse(node.func)
    return next((kind for kind in KINDS if words in (f"pytest.mark.{kind}", f"mark.{kind}")), None)


def _plain(node: ast.Call, kind: str) -> list[Mark]:
    ids = [ast.literal_eval(one) for one in node.args]
    if not ids or node.keywords or not all(isinstance(one, str) for one in ids):
        raise ValueError
    return [Mark(kind, one) for one in ids]


def _option(node: ast.Call, parameters: list[ast.expr]) -> list[Mark]:
    """Read `option("name", value)`, or `option("name", parameter="word")`: the values given to *word*."""
    name, *values = [ast.literal_eval(one) for one in node.args]
    if node.keywords:
        given = {one.arg: ast.literal_eval(one.value) for one in node.keywords}
        values += _values_given(parameters, given.pop("parameter"))
        if given:
            raise ValueError
    if not values or not isinstance(name, str) or not all(isinstance(one, Value) for one in values):
        raise ValueError
    return [Mark(OPTION, name, value) for value in values]


def _values_given(parameters: list[ast.expr], word: str) -> list[Value]:
    for node in parameters:
        assert isinstance(node, ast.Call)
        names = ast.literal_eval(node.args[0])
        if isinstance(names, str):
            names = names.split(",")
        if word in names:
            place = list(names).index(word)
            cases = _listed(node.args[1])
            return [ast.literal_eval(_cells(case, len(names))[place]) for case in cases]
    raise ValueError


def _cells(case: ast.expr, count: int) -> list[ast.expr]:
    if isinstance(case, ast.Call):  # pytest.param
        return case.args
    return [case] if count == 1 else _listed(case)


def _is_parametrize(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.parametrize"


def _marks_of_params(parametrize: ast.Call) -> Iterator[list[ast.expr]]:
    """Yield the list of marks of each `pytest.param` of a parametrisation."""
    for node in ast.walk(parametrize):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.param":
            yield [mark for word in node.keywords if word.arg == "marks" for mark in _listed(word.value)]


def _listed(node: ast.expr) -> list[ast.expr]:
    return node.elts if isinstance(node, ast.List | ast.Tuple) else [node]


def _ids(case: list[Mark]) -> set[str]:
    return {mark.id for mark in case if mark.kind == CLAUSE}
