"""News of a match, sent to every process that holds a replica: a port, and its adapter for one process.

News may get lost, so nothing depends on it: a replica that missed some reads the commands from the log.
`nats_bus.py` has the adapter for several processes.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

import msgspec

from everfree.server.faults import Faults
from everfree.server.storage.match_logs import Row
from everfree.telling.said import Said


class Committed(msgspec.Struct, frozen=True, tag="committed"):
    """A command was appended to the log of a match."""

    row: Row


class Present(msgspec.Struct, frozen=True, tag="present"):
    """The player of a seat connected or disconnected."""

    seat: int
    connection: str
    """Id of the connection that has the seat now; empty while the player is away."""
    away_since: int = 0
    """Since when the player is away, in milliseconds since 1970."""
    opened: int = 0
    """When the connection that came or went was opened, in nanoseconds since 1970."""


class Seated(msgspec.Struct, frozen=True, tag="seated"):
    """A guest took the free seat."""


class RequestsChanged(msgspec.Struct, frozen=True, tag="requests-changed"):
    """A player asks the others for something, or such a request was answered, withdrawn or has expired."""


class Rematched(msgspec.Struct, frozen=True, tag="rematched"):
    """A player of a finished match opened another table for the same players."""

    table: str


class Forwarded(msgspec.Struct, frozen=True, tag="forwarded"):
    """A player's command, on its way to the process that judges a real-time table."""

    seat: int
    nonce: str
    request: str
    """The hash of the request that the nonce stands for."""
    command: bytes
    age: int
    """For how many milliseconds the sender has had it; so no two clocks need be compared."""
    guest: str = ""
    """Id of a spectator, who has no seat yet: the judge gives one."""
    link: tuple[int, int] | None = None
    """Round trip and jitter of a spectator's connection, whose first slap counts already."""


class Measured(msgspec.Struct, frozen=True, tag="measured"):
    """How many milliseconds the connection of a seat takes, for the judge of a real-time table."""

    seat: int
    round_trip: int
    jitter: int


class Ruled(msgspec.Struct, frozen=True, tag="ruled"):
    """What the judge of a real-time table did with a player's command."""

    seat: int
    nonce: str
    number: int = -1
    """The number of the command; -1 if it was refused."""
    reason: Said | None = None
    """Why it was refused."""
    guest: str = ""
    """Id of the spectator who sent it; empty for a seat."""


class Judging(msgspec.Struct, frozen=True, tag="judging"):
    """A process begins to judge a real-time table: whoever forwarded a command sends it again."""


TableNews = Committed | Present | Seated | RequestsChanged | Rematched
"""What changes a table."""
JudgeNews = Forwarded | Measured | Ruled | Judging
"""What players and the judge of a real-time table send each other."""
News = TableNews | JudgeNews

Listener = Callable[[News], Coroutine[Any, Any, None]]


class Bus(Protocol):
    """Delivers news of a match to everybody who holds a replica of it, the sender included."""

    async def publish(self, match: str, news: News) -> None:
        """Send news of a match to its subscribers."""
        ...

    async def subscribe(self, match: str, listener: Listener) -> Callable[[], None]:
        """Call *listener* with all news of a match; return the function that unsubscribes it.

        News that are published after this has returned are delivered, unless they get lost.
        """
        ...


class LocalBus:
    """Delivers news inside one process, in tasks that run after `publish` returns, as over a network."""

    def __init__(self, faults: Faults) -> None:
        self._faults = faults
        self._listeners: dict[str, list[Listener]] = {}
        self._deliveries: set[asyncio.Task[None]] = set()

    async def publish(self, match: str, news: News) -> None:
        """Send news of a match to its subscribers."""
        self.deliver(match, news)

    def deliver(self, match: str, news: News) -> None:
        """Start to call every listener of a match."""
        for listener in tuple(self._listeners.get(match, ())):
            task = asyncio.create_task(self._deliver(match, news, listener))
            self._deliveries.add(task)
            task.add_done_callback(self._deliveries.discard)

    async def _deliver(self, match: str, news: News, listener: Listener) -> None:
        """Call one listener; record its failure, which is not the publisher's nor another listener's."""
        try:
            await listener(news)
        except Exception as error:  # noqa: BLE001 - it must not keep other listeners from the news
            self._faults.record("task", error, request=type(news).__name__, match=match)

    async def subscribe(self, match: str, listener: Listener) -> Callable[[], None]:
        """Call *listener* with all news of a match; return the function that unsubscribes it."""
        self._listeners.setdefault(match, []).append(listener)

        def end() -> None:
            self._listeners[match].remove(listener)
            if not self._listeners[match]:
                del self._listeners[match]

        return end
