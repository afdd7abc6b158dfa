"""Sentences kept from one position to the next, so that only those whose facts changed are built again."""

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

T = TypeVar("T")


class Memory:
    """What was built for one viewer of one match at the last position, by the facts it was built from.

    A key must contain every fact that what is built depends on, except those that never change in a match:
    the viewer, the number of seats and the printed cards.
    """

    def __init__(self) -> None:
        self._before: dict[Hashable, Any] = {}
        self._now: dict[Hashable, Any] = {}
        self._facts: Any = None
        self._whole: Any = None

    def unless_changed(self, facts: tuple[Any, ...], build: Callable[[], T]) -> T:
        """Return what was built at the last position if *facts* are the same, else build it with `recall`."""
        if facts != self._facts:
            self._before, self._now = self._now, {}
            self._whole = build()
            self._before = {}
        self._facts = facts  # even if they are equal, so that those of the last position can be freed
        whole: T = self._whole
        return whole

    def recall(self, key: Hashable, build: Callable[..., T], *arguments: Any) -> T:
        """Return the part that was built for *key*, or else build it with *arguments*."""
        found = self._now.get(key)
        if found is None:
            found = self._before.get(key)
            if found is None:
                found = build(*arguments)
            self._now[key] = found
        result: T = found
        return result
