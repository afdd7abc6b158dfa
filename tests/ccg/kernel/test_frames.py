"""Procedures: a step is stored by its name, so every name must be a method of the procedure."""

import ast
import inspect
import textwrap
from collections.abc import Iterator

import pytest

from everfree.ccg.kernel.frames import FRAMES, Frame


def named_steps(cls: type[Frame]) -> Iterator[str]:
    """List the names that a procedure writes to its own step."""
    for node in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(cls)))):
        if isinstance(node, ast.Assign) and any(ast.unparse(one) == "self.step" for one in node.targets):
            yield from values(node.value)


def values(expression: ast.expr) -> Iterator[str]:
    """List the strings that an expression may be: one, or one of the two of a condition."""
    if isinstance(expression, ast.IfExp):
        yield from values(expression.body)
        yield from values(expression.orelse)
    elif isinstance(expression, ast.Constant):
        yield str(expression.value)


CONCRETE = sorted(name for name, cls in FRAMES.items() if not cls.__subclasses__())


@pytest.mark.parametrize("name", CONCRETE)
def test_every_step_is_a_method(name: str) -> None:
    """Otherwise the game stops when it comes to that step, also if a base class has named it."""
    cls = FRAMES[name]
    bases = [one for one in cls.__mro__ if issubclass(one, Frame) and one is not Frame]
    named = {"begin", *(step for one in bases for step in named_steps(one))}
    assert sorted(step for step in named if not callable(getattr(cls, step, None))) == []


def test_steps_are_found() -> None:
    """The search itself finds names, also in a choice of two."""
    found = {step for cls in FRAMES.values() for step in named_steps(cls)}
    assert len(found) > 80
