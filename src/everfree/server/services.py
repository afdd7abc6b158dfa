"""What every table in this process uses."""

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar

from everfree.server.bus import Bus
from everfree.server.computers import Computers
from everfree.server.database import Database
from everfree.server.records import Record
from everfree.server.store import MatchLogs
from everfree.table.game import GameKind

T = TypeVar("T")

log = logging.getLogger("everfree.server")


@dataclass(frozen=True)
class Settings:
    """How this server was started."""

    data: Path
    """The folder of its database."""
    think_seconds: float = 0.6
    """The beat in which computers answer, whatever they hold: they take one, or two, or three."""
    undo_seconds: float = 20.0
    """How long a request to take back stays open."""
    takes_seeds: bool = False
    """Whether a client may choose the seed of its table: for tests alone."""
    processes: int = 1
    """In which computer players think."""
    warm: bool = True
    """Whether these start with the server, before anybody needs them."""


@dataclass
class Services:
    """The parts a table needs, wherever it is."""

    settings: Settings
    database: Database
    logs: MatchLogs
    bus: Bus
    computers: Computers
    kinds: dict[str, GameKind]
    _tasks: set[asyncio.Task[Any]] = field(default_factory=set)

    def ask(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something whose end somebody waits for, and which goes on if nobody does any more."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something beside everything else; what goes wrong in it is written down."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task failed", exc_info=error)

    async def stop(self) -> None:
        """End what runs beside."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @staticmethod
    def seed_of(record: Record, number: int) -> int:
        """Give the seed a computer thinks with at a question; it tells nothing of the match's own."""
        made = blake2b(record.seed + number.to_bytes(4, "big"), digest_size=6, person=b"everfree-think")
        return int.from_bytes(made.digest(), "big")
