"""Settings of the server, and the parts that every table in this process shares."""

import asyncio
import secrets
from collections.abc import Coroutine
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar

from everfree.server.bus import Bus
from everfree.server.computers.processes import Thinking
from everfree.server.configuration.checking import PRIVATE_NETWORKS
from everfree.server.faults import Faults
from everfree.server.hosting import GameHost
from everfree.server.limits import Limits
from everfree.server.metrics import Metrics
from everfree.server.storage.clock_watch import ClockWatch
from everfree.server.storage.database import Database, now
from everfree.server.storage.match_logs import MatchLogs
from everfree.server.storage.records import Record

T = TypeVar("T")


@dataclass(frozen=True)
class Settings:
    """How this server was started."""

    data: Path
    """The folder of its database, if that is SQLite."""
    database: str = ""
    """The PostgreSQL database that several processes share, as postgresql://...; empty for SQLite."""
    nats: str = ""
    """The NATS server that carries news between these processes, as nats://... or, over TLS only, tls://..."""
    nats_ca: str = ""
    """A file with the certificate authority of the NATS server; empty for those of the system."""
    prefix: str = "everfree"
    """The first word of every NATS subject; deployments that share a NATS server differ in it."""
    beat_seconds: float = 2.0
    """How often a process extends its lease, compares heads and looks for tables where something is due."""
    think_seconds: float = 0.6
    """Length of a beat: computers answer after whole beats, so that timing does not betray their hand."""
    absent_seconds: float = 180.0
    """How long a player who is asked may be away before the opponent can claim the match."""
    drain_seconds: float = 2.0
    """How long a process that was told to stop still serves, so that a proxy can notice first."""
    undo_seconds: float = 20.0
    """How long a request to undo stays open."""
    takes_seeds: bool = False
    """Whether a client may choose the seed of its table; for tests only."""
    processes: int = 1
    """How many processes computer players think in."""
    warm: bool = True
    """Whether these processes start with the server instead of with the first question."""
    allowed_hosts: tuple[str, ...] = ()
    """Names under which the server answers, besides localhost and IP addresses."""
    public_addresses: tuple[str, ...] = ()
    """Addresses, such as https://everfree.example, at which a proxy offers this server to browsers."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    metrics_from: tuple[str, ...] = PRIVATE_NETWORKS
    """Networks from which the figures for operators may be read."""
    limits: Limits = field(default_factory=Limits)
    """How much one visitor may use."""
    inside: str = ""
    """How other processes of the deployment reach this one, as http://10.0.0.5:8000; empty if they can't."""
    outgoing: bool = False
    """Whether it opens no tables, and ends as soon as no unfinished match needs it."""
    outgoing_hours: float = 24.0
    """How long an outgoing process stays at most."""

    @property
    def is_alone(self) -> bool:
        """Whether no other process serves the same matches."""
        return not self.database

    @property
    def lease_milliseconds(self) -> int:
        """How long a process is believed to live after its last heartbeat."""
        return round(self.beat_seconds * 5000)


@dataclass
class Services:
    """The parts that every table shares."""

    settings: Settings
    database: Database
    logs: MatchLogs
    bus: Bus
    computers: Thinking
    hosts: dict[str, GameHost]
    """By the name of their game."""
    faults: Faults
    metrics: Metrics
    build: str = ""
    """The rules and cards of this process (`builds.py`)."""
    gateway: str = field(default_factory=lambda: secrets.token_hex(8))
    """Id of this process."""
    clock_ahead: int = 0
    """Milliseconds by which the database's clock is ahead of this process's."""
    _clock_watch: ClockWatch = field(default_factory=ClockWatch)
    is_draining: bool = False
    """Whether this process was told to stop, and takes no new players."""
    _tasks: set[asyncio.Task[Any]] = field(default_factory=set)

    def now(self) -> int:
        """Return the time by the clock of the database, in milliseconds since 1970."""
        return now() + self.clock_ahead

    async def look_at_clock(self) -> bool:
        """Take jumps of the database's clock away, and note how far it is ahead of this process's.

        Return whether the clock can be relied on to take somebody out of the game.
        """
        found = await self._clock_watch.look(self.database)
        if found is not None:
            self.clock_ahead = found - now()
        return self._clock_watch.is_sure

    def ask(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task for a caller who awaits it; the task goes on even if the caller is cancelled."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a background task; log the exception if it fails."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.faults.record("task", error)

    async def stop(self) -> None:
        """Cancel every task started here, and wait for it to end."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @staticmethod
    def seed_of(record: Record, number: int) -> int:
        """Return the seed a computer uses for one question: a hash that does not reveal the match's seed."""
        made = blake2b(record.seed + number.to_bytes(4, "big"), digest_size=6, person=b"everfree-think")
        return int.from_bytes(made.digest(), "big")
