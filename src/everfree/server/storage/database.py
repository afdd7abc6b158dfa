"""The database: runs every transaction in one thread, off the event loop."""

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, insert, select

from everfree.server.storage.schema import METADATA, SETTINGS

T = TypeVar("T")


class Database:
    """Runs transactions one after the other in a thread of its own."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="database")
        METADATA.create_all(engine)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run *work* as one transaction and return its result once the commit is on disk."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._transaction, work)

    def _transaction(self, work: Callable[[Connection], T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    def close(self) -> None:
        """Wait for running transactions, then close the file."""
        self._thread.shutdown()
        self.engine.dispose()


def open_sqlite(file: Path) -> Database:
    """Open the database in *file*, and create it if it is missing.

    A write-ahead log lets others read during a write. With `synchronous=FULL` a commit returns only once it
    is on disk, so an acknowledged command survives a crash of the process or the machine.
    """
    engine = create_engine(f"sqlite:///{file}", connect_args={"timeout": 10})

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _record: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    return Database(engine)


def cookie_key(connection: Connection) -> bytes:
    """Return the key that signs cookies; create it at the first start."""
    found = connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == "cookie-key")).scalar()
    if found is None:
        found = secrets.token_bytes(32)
        connection.execute(insert(SETTINGS).values(name="cookie-key", value=found))
    return bytes(found)


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
