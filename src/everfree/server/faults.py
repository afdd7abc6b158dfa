"""Faults of the server itself: each is counted, and logged once a minute at most."""

import time
from collections import Counter
from collections.abc import Callable
from typing import Final, Literal

from everfree.server.logs import logger

Kind = Literal["http", "socket", "request", "view", "match", "computer", "bus", "task"]
KINDS: Final[tuple[Kind, ...]] = ("http", "socket", "request", "view", "match", "computer", "bus", "task")

PAUSE: Final = 60.0
"""Seconds between two lines about the same fault of the same match."""
MOST_REMEMBERED: Final = 1000

log = logger()


class Faults:
    """Logs exceptions nobody expected, and counts them by where they were caught.

    `http` is a response with status 500, `socket` a socket closed with code 4500, `request` a request over a
    socket that was declined because of the exception, `view` a view that could not be built for a viewer,
    `match` a match whose log could not be replayed, `computer` a failed process of a computer player,
    `bus` news that could not be sent or received, and `task` a background task that failed.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._counts: Counter[Kind] = Counter()
        self._logged: dict[tuple[str, str, str], float] = {}
        """When a fault was last logged, by its kind, its match and its exception."""

    def record(self, kind: Kind, error: BaseException, *, request: str = "", match: str = "") -> None:
        """Count an exception; log it with its request and its match, unless it was logged a moment ago."""
        self._counts[kind] += 1
        if self._was_logged((kind, match, repr(error)[:200])):
            return
        context = {name: value for name, value in (("request", request), ("match", match)) if value}
        log.error("fault", kind=kind, reason=repr(error), exc_info=error, **context)

    def _was_logged(self, fault: tuple[str, str, str]) -> bool:
        """Tell whether the same fault was logged within the last `PAUSE`; remember that it is logged now."""
        now = self._clock()
        if now - self._logged.get(fault, -PAUSE) < PAUSE:
            return True
        if len(self._logged) >= MOST_REMEMBERED:
            self._logged.clear()
        self._logged[fault] = now
        return False

    @property
    def totals(self) -> dict[str, int]:
        """How many faults of each kind there were since the start."""
        return {kind: self._counts[kind] for kind in KINDS}
