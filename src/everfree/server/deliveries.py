"""How long it takes until the last viewer in this process was sent what a request changed."""

import time

from everfree.server.metrics import Metrics, Where


class Delivery:
    """A change on its way to the sockets of its viewers."""

    __slots__ = ("_began", "_metrics", "_waiting", "_where")

    def __init__(self, metrics: Metrics, began: float, where: Where) -> None:
        """Measure from the moment *began* of the monotonic clock."""
        self._metrics, self._began, self._where = metrics, began, where
        self._waiting = 0

    def expect(self) -> None:
        """Wait for one more socket."""
        self._waiting += 1

    def sent(self) -> None:
        """Note that a socket has taken the change; count the time at the last one.

        A change that some viewer is never sent, because their socket is closed first, is not counted.
        """
        self._waiting -= 1
        if not self._waiting:
            self._metrics.shown(time.monotonic() - self._began, self._where)


def from_elsewhere(metrics: Metrics, milliseconds: int) -> Delivery:
    """Measure from a commit of another process so many *milliseconds* ago, by the database's clock."""
    since = max(0, milliseconds) / 1000
    return Delivery(metrics, time.monotonic() - since, "elsewhere")
