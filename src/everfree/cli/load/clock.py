"""Processor time of the parts of a process, measured by wrapping functions from outside.

Nothing of this is in the server itself: only `server_process` wraps its functions, so a server that players
use pays nothing.
"""

import threading
import time
import types
from collections.abc import Callable, Coroutine, Generator
from functools import wraps
from typing import Any


class Clock:
    """Adds up processor time by part; time inside a nested part is charged to that part alone."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self.is_on = False
        """Whether anything is charged: reading the processor time costs some itself."""
        self._threads = threading.local()

    def _charge(self) -> list[str]:
        """Charge the time since the last change to the part that runs; return the parts of this thread."""
        now = time.thread_time()
        parts: list[str] | None = getattr(self._threads, "parts", None)
        if parts is None:
            parts = self._threads.parts = []
        if parts:
            self.seconds[parts[-1]] = self.seconds.get(parts[-1], 0.0) + now - self._threads.since
        self._threads.since = now
        return parts

    def enter(self, part: str) -> None:
        self._charge().append(part)

    def leave(self) -> None:
        self._charge().pop()

    def wrap(self, owner: Any, name: str, part: str) -> None:
        """Replace a function of a class or module by one that charges its time to *part*."""
        wrapped = self._coroutine if _is_async(getattr(owner, name)) else self._function
        setattr(owner, name, wrapped(getattr(owner, name), part))

    def _function(self, function: Callable[..., Any], part: str) -> Callable[..., Any]:
        @wraps(function)
        def timed(*arguments: Any, **named: Any) -> Any:
            if not self.is_on:
                return function(*arguments, **named)
            self.enter(part)
            try:
                return function(*arguments, **named)
            finally:
                self.leave()

        return timed

    def _coroutine(self, function: Callable[..., Any], part: str) -> Callable[..., Any]:
        @wraps(function)
        async def timed(*arguments: Any, **named: Any) -> Any:
            if not self.is_on:
                return await function(*arguments, **named)
            return await self._steps(function(*arguments, **named), part)

        return timed

    @types.coroutine
    def _steps(self, work: Coroutine[Any, Any, Any], part: str) -> Generator[Any, Any, Any]:
        """Run a coroutine and charge the steps in which it runs, not those in which it waits."""
        error: BaseException | None = None
        value: Any = None
        while True:
            self.enter(part)
            try:
                waits_for = work.send(value) if error is None else work.throw(error)
            except StopIteration as done:
                return done.value
            finally:
                self.leave()
            try:
                value, error = (yield waits_for), None
            except BaseException as thrown:  # noqa: BLE001 - a cancellation belongs to the coroutine too
                value, error = None, thrown


def _is_async(function: Any) -> bool:
    return bool(function.__code__.co_flags & 0x80)
