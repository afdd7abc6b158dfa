"""The database: runs every transaction in one thread, off the event loop."""

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, create_engine, event, insert, select, update

from everfree.server.storage.schema import METADATA, SETTINGS
from everfree.server.storage.upgrades import upgrade

T = TypeVar("T")

COOKIE_KEYS: Final = "cookie-keys"
"""Name of the setting that has the keys of cookies."""
DAY: Final = 24 * 3600 * 1000
KEY_SIGNS: Final = 90 * DAY
"""How long a key signs new cookies."""
KEY_VERIFIES: Final = 365 * DAY
"""How long a key verifies cookies after its successor was made: the lifetime of a cookie."""


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
    upgrade(file)
    engine = create_engine(f"sqlite:///{file}", connect_args={"timeout": 10})

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _record: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    return Database(engine)


class CookieKey(msgspec.Struct, frozen=True):
    """A key that signs cookies, and since when, in milliseconds since 1970."""

    made: int
    key: bytes


def cookie_keys(connection: Connection) -> list[bytes]:
    """Return the keys of cookies from the oldest to the newest: the newest signs, all verify.

    A new key is added at a start at which the newest is older than three months. A key is dropped once every
    cookie it signed has expired: a year after its successor was made.
    """
    stored = connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == COOKIE_KEYS)).scalar()
    keys = [] if stored is None else msgspec.json.decode(stored, type=list[CookieKey])
    if not keys or keys[-1].made < now() - KEY_SIGNS:
        keys.append(CookieKey(now(), secrets.token_bytes(32)))
    while len(keys) > 1 and keys[1].made < now() - KEY_VERIFIES:
        del keys[0]
    value = msgspec.json.encode(keys)
    if stored is None:
        connection.execute(insert(SETTINGS).values(name=COOKIE_KEYS, value=value))
    elif value != stored:
        connection.execute(update(SETTINGS).where(SETTINGS.c.name == COOKIE_KEYS).values(value=value))
    return [one.key for one in keys]


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
