"""The values under which an option of the rules must be tested."""

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any, Literal, get_args, get_origin, get_type_hints

from everfree.testing.trace.marks import Value


@dataclass(frozen=True)
class Values:
    """The values an option may take; a number is open, and has to be tested as the editions set it."""

    required: tuple[Value, ...]
    is_open: bool = False

    def has(self, value: Value | None) -> bool:
        """Say whether it may take this value; 1 is not True here."""
        return self.is_open or repr(value) in map(repr, self.required)


def option_values(options: type, editions: Iterable[Any]) -> dict[str, Values]:
    """Give the values of each option of a dataclass; none for a word whose type does not list them."""
    types = get_type_hints(options)
    presets = [options(), *editions]
    return {
        field.name: _values(types[field.name], [getattr(one, field.name) for one in presets])
        for field in fields(options)
    }


def _values(kind: object, set_to: list[Value]) -> Values:
    if kind is bool:
        return Values((False, True))
    if kind is int:
        return Values(tuple(dict.fromkeys(set_to)), is_open=True)
    return Values(get_args(kind) if get_origin(kind) is Literal else ())
