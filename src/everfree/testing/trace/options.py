"""List the values under which each option of the rules must be tested."""

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any, Literal, get_args, get_origin, get_type_hints

from everfree.testing.trace.marks import Value


@dataclass(frozen=True)
class Values:
    """The values to test; with *is_open* (a number), other values than these are allowed too."""

    required: tuple[Value, ...]
    is_open: bool = False

    def has(self, value: Value | None) -> bool:
        """Tell whether the option may take *value*; unlike with `==`, 1 is not True here."""
        return self.is_open or repr(value) in map(repr, self.required)


def option_values(options: type, editions: Iterable[Any]) -> dict[str, Values]:
    """Return the values of each option of a dataclass; none for a `str` whose type is not a `Literal`."""
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
