"""Encoding: turn the values in a state into bytes and back; equal values have equal bytes.

A state holds integers, strings, bytes, None, tuples of these, and a few small immutable records
(scopes, occurrences, modifiers ...). A record lists its parts in `data`; everything else is generic.
"""

from typing import Any, Final

import msgspec

RECORDS: "Final[dict[str, type[Record]]]" = {}
"""Every record class by name."""


class Record:
    """A small value with named parts; immutable once made, so clones of a state share it."""

    def __init_subclass__(cls) -> None:
        """Register the class in `RECORDS`."""
        RECORDS[cls.__name__] = cls

    def data(self) -> tuple[Any, ...]:
        """Return the constructor arguments of an equal record."""
        raise NotImplementedError


def to_plain(value: Any) -> Any:
    """Turn *value* into nested tuples of integers, strings, bytes and None."""
    if isinstance(value, Record):
        return (type(value).__name__, *[to_plain(part) for part in value.data()])
    if isinstance(value, tuple | list):
        return ("", *[to_plain(part) for part in value])
    return value


def from_plain(value: Any) -> Any:
    """Undo `to_plain`; sequences come back as tuples."""
    if isinstance(value, list):
        name = value[0]
        inner = tuple([from_plain(part) for part in value[1:]])
        if name == "":
            return inner
        return RECORDS[name](*inner)
    return value


def encode(value: Any) -> bytes:
    """Return the bytes of a plain value; equal values have equal bytes."""
    return msgspec.msgpack.encode(value)


def decode(data: bytes) -> Any:
    """Undo `encode`; sequences come back as lists."""
    return msgspec.msgpack.decode(data)
