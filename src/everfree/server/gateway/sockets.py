"""How many sockets are open: in all, by guest, by address, and to watch a table."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from everfree.server.limits import Limits
from everfree.server.refusals import RequestRefused


class OpenSockets:
    """Counts open sockets, and refuses those beyond the limits."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._by_guest: Counter[str] = Counter()
        self._by_address: Counter[str] = Counter()
        self._watching: Counter[str] = Counter()
        self._all = 0

    @property
    def count(self) -> int:
        """How many are open."""
        return self._all

    @contextmanager
    def opened(self, guest: str, address: str) -> Iterator[None]:
        """Count a socket until the context ends; raise `RequestRefused` if there are too many.

        A visitor without a cookie has no guest id and is counted by address only.
        """
        if (
            self._all >= self._limits.sockets
            or self._by_address[address] >= self._limits.sockets_per_address
            or (guest and self._by_guest[guest] >= self._limits.sockets_per_guest)
        ):
            raise RequestRefused("server-too-many-sockets", 429)
        self._count(guest, address, 1)
        try:
            yield
        finally:
            self._count(guest, address, -1)

    @contextmanager
    def watching(self, table: str) -> Iterator[None]:
        """Count a spectator of a table until the context ends; raise `RequestRefused` if it has too many."""
        if self._watching[table] >= self._limits.spectators_per_table:
            raise RequestRefused("server-too-many-spectators", 429)
        _add(self._watching, table, 1)
        try:
            yield
        finally:
            _add(self._watching, table, -1)

    def _count(self, guest: str, address: str, change: int) -> None:
        self._all += change
        _add(self._by_guest, guest, change)
        _add(self._by_address, address, change)


def _add(counter: Counter[str], key: str, change: int) -> None:
    counter[key] += change
    if not counter[key]:
        del counter[key]
