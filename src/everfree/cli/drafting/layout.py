"""Expressions of calls and tuples, laid out in lines as the project's formatter does."""

from dataclasses import dataclass
from typing import Final

WIDTH: Final = 110
"""The line length of the project."""
INDENT: Final = "    "


@dataclass(frozen=True)
class Call:
    """A call; an argument with an empty name is positional."""

    function: str
    arguments: "tuple[tuple[str, Expression], ...]"


@dataclass(frozen=True)
class Items:
    """A tuple."""

    items: "tuple[Expression, ...]"


Expression = str | Call | Items
"""A name, number or string as it is written, a call, or a tuple."""


def flat(expression: Expression) -> str:
    """Return *expression* in one line."""
    if isinstance(expression, str):
        return expression
    if isinstance(expression, Call):
        return (
            f"{expression.function}({', '.join([_named(name, flat(v)) for name, v in expression.arguments])})"
        )
    return f"({', '.join([flat(item) for item in expression.items])}{',' * (len(expression.items) == 1)})"


def laid_out(before: str, expression: Expression, after: str = "", indent: str = "") -> list[str]:
    """Return the lines of *before*, *expression* and *after*, split at brackets where a line is too long.

    The arguments of a call stay together in a line of their own where they fit; otherwise each has its line,
    as each item of a tuple has. A single argument has no comma behind it.
    """
    line = f"{indent}{before}{flat(expression)}{after}"
    if len(line) <= WIDTH or isinstance(expression, str):
        return [line]
    inner = indent + INDENT
    if isinstance(expression, Call):
        opened, parts = f"{expression.function}(", expression.arguments
        together = inner + ", ".join([_named(name, flat(value)) for name, value in parts])
        if len(together) <= WIDTH:
            return [f"{indent}{before}{opened}", together, f"{indent}){after}"]
    else:
        opened, parts = "(", tuple([("", item) for item in expression.items])
    comma = "" if isinstance(expression, Call) and len(parts) == 1 else ","
    body = [
        line for name, value in parts for line in laid_out(f"{name}=" if name else "", value, comma, inner)
    ]
    return [f"{indent}{before}{opened}", *body, f"{indent}){after}"]


def _named(name: str, value: str) -> str:
    return f"{name}={value}" if name else value
