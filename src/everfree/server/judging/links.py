"""How long the connection of a player takes, measured by pings that its client answers."""

import secrets
import time
from collections import deque
from collections.abc import Callable
from typing import Final

PING_SECONDS: Final = 2.0
FIRST_PING_SECONDS: Final = 0.2
"""How soon another ping follows as long as too few were answered."""
KEPT: Final = 7
"""How many round trips are counted: the last ones."""
FEWEST: Final = 3
FURTHEST_MS: Final = 200
"""A distance from the median counts for no more.

So two late answers of seven do not look like a connection that nobody can play over.
"""
MOST_OPEN: Final = 8
"""How many pings may be without an answer; the oldest are forgotten."""


class Link:
    """The pings of one connection."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._open: dict[str, float] = {}
        self._trips: deque[int] = deque(maxlen=KEPT)

    def ping(self) -> str:
        """Return the nonce of a ping that is sent now."""
        nonce = secrets.token_hex(4)
        self._open[nonce] = self._clock()
        if len(self._open) > MOST_OPEN:
            del self._open[next(iter(self._open))]
        return nonce

    def pong(self, nonce: str) -> bool:
        """Count the answer to a ping; return False if there was no such ping."""
        sent = self._open.pop(nonce, None)
        if sent is not None:
            self._trips.append(round((self._clock() - sent) * 1000))
        return sent is not None

    @property
    def measured(self) -> tuple[int, int] | None:
        """The median round trip and the mean distance from it in milliseconds; None if too few are known."""
        if len(self._trips) < FEWEST:
            return None
        ordered = sorted(self._trips)
        median = ordered[len(ordered) // 2]
        return median, round(sum([min(abs(one - median), FURTHEST_MS) for one in ordered]) / len(ordered))

    @property
    def pause(self) -> float:
        """Seconds until the next ping."""
        return FIRST_PING_SECONDS if self.measured is None else PING_SECONDS
