"""Telling every replica of a match what happened: a port, with its adapter for one process.

A message may get lost; nobody relies on it. Whoever missed one finds the truth in the log.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

import msgspec


class Committed(msgspec.Struct, frozen=True, tag="committed"):
    """The log of a match has this many commands now."""

    number: int


class Present(msgspec.Struct, frozen=True, tag="present"):
    """Somebody came to a seat or left it."""

    seat: int
    connection: str
    """The connection that has the seat now; empty when nobody is there."""
    away_since: int = 0
    """Since when nobody is."""


class Seated(msgspec.Struct, frozen=True, tag="seated"):
    """Somebody sat down."""


class UndoAsked(msgspec.Struct, frozen=True, tag="undo-asked"):
    """A seat asks to take back."""

    seat: int
    back_to: int
    until: int
    at: int
    """How many commands there were."""


class UndoSettled(msgspec.Struct, frozen=True, tag="undo-settled"):
    """The request to take back was answered, or has lapsed."""

    declined: bool


class CorrectionProposed(msgspec.Struct, frozen=True, tag="correction-proposed"):
    """A seat proposes a repair of the position, as encoded `Correction`s."""

    seat: int
    changes: bytes
    at: int
    """How many commands there were."""


class CorrectionSettled(msgspec.Struct, frozen=True, tag="correction-settled"):
    """The proposal was answered."""


News = Committed | Present | Seated | UndoAsked | UndoSettled | CorrectionProposed | CorrectionSettled

Listener = Callable[[News], Coroutine[Any, Any, None]]


class Bus(Protocol):
    """Carries news of a match to everybody who holds a replica of it, the sender too."""

    async def publish(self, match: str, news: News) -> None:
        """Tell it."""
        ...

    def subscribe(self, match: str, listener: Listener) -> Callable[[], None]:
        """Have news of a match told; give the function that ends it."""
        ...


class LocalBus:
    """News inside one process, told after `publish` returned, as over any network."""

    def __init__(self) -> None:
        self._listeners: dict[str, list[Listener]] = {}
        self._telling: set[asyncio.Task[None]] = set()

    async def publish(self, match: str, news: News) -> None:
        """Tell it."""
        for listener in tuple(self._listeners.get(match, ())):
            task = asyncio.create_task(listener(news))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    def subscribe(self, match: str, listener: Listener) -> Callable[[], None]:
        """Have news of a match told; give the function that ends it."""
        self._listeners.setdefault(match, []).append(listener)

        def end() -> None:
            self._listeners[match].remove(listener)
            if not self._listeners[match]:
                del self._listeners[match]

        return end
