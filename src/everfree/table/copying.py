"""Copies of plain objects; a server makes some for every command."""

from typing import TypeVar

T = TypeVar("T")


def shallow_copy(one: T) -> T:
    """Return another object with the same attributes; several times faster than `copy.copy`."""
    other = one.__class__.__new__(one.__class__)
    other.__dict__.update(one.__dict__)
    return other
