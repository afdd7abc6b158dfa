"""A limit on how often something happens within an hour, by address."""

import time
from collections import deque
from collections.abc import Callable
from typing import Final

HOUR: Final = 3600.0
MOST_ADDRESSES: Final = 10_000
"""Addresses that are remembered before those without an entry in the last hour are forgotten."""


class HourlyLimit:
    """Remembers when each address did something in the last hour."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._clock = clock
        self._times: dict[str, deque[float]] = {}

    def admits(self, address: str) -> bool:
        """Count one more time and return True, or return False if the address has reached the limit."""
        if len(self._times) > MOST_ADDRESSES:
            self._times = {one: times for one in self._times if (times := self._recent(one))}
        times = self._recent(address)
        if len(times) >= self._most:
            return False
        times.append(self._clock())
        self._times[address] = times
        return True

    def forget_last(self, address: str) -> None:
        """Don't count the last time of an address any more."""
        if times := self._times.get(address):
            times.pop()

    def _recent(self, address: str) -> deque[float]:
        times = self._times.get(address, deque())
        while times and times[0] <= self._clock() - HOUR:
            times.popleft()
        return times
