"""Values that may stand in a state, and their one fixed byte encoding.

A state holds integers, strings, bytes, None, tuples of these, and a few small immutable records
(scopes, occurrences, modifiers ...). A record says what it is made of (`data`); everything else is generic.
"""

from typing import Any

import msgspec

RECORDS: "dict[str, type[Record]]" = {}
"""Every record class by name."""


class Record:
    """A small value with named parts; immutable once made, so clones share it."""

    def __init_subclass__(cls) -> None:
        """Enter the class into `RECORDS`."""
        RECORDS[cls.__name__] = cls

    def data(self) -> tuple[Any, ...]:
        """Give the arguments that make an equal record."""
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
    """Give the bytes of a plain value; equal values give equal bytes."""
    return msgspec.msgpack.encode(value)


def decode(data: bytes) -> Any:
    """Undo `encode`; sequences come back as lists."""
    return msgspec.msgpack.decode(data)
