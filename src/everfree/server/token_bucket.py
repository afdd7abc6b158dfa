"""A token bucket: limits a rate, and lets short bursts pass."""

import time
from collections.abc import Callable


class TokenBucket:
    """Holds up to *at_once* tokens and gains *per_second* of them each second."""

    def __init__(
        self, per_second: float, at_once: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._per_second = per_second
        self._at_once = at_once
        self._clock = clock
        self._tokens = at_once
        self._counted = clock()

    def take(self, tokens: float = 1) -> float:
        """Take tokens, and return for how many seconds the taker must wait until the bucket had them."""
        now = self._clock()
        self._tokens = min(self._at_once, self._tokens + (now - self._counted) * self._per_second) - tokens
        self._counted = now
        return max(0.0, -self._tokens / self._per_second)
