"""What `everfree doctor` checks with the settings of a server: its parts, each on its own."""

import asyncio
import secrets
import shutil
import time
from collections.abc import Callable, Coroutine, Iterator
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar
from urllib.parse import parse_qs, urlsplit

import nats
from sqlalchemy import Connection, NullPool, create_engine, select, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from everfree.cli.operations.options import how_to_migrate
from everfree.server import doctor_question
from everfree.server.app import HOSTS
from everfree.server.backends import FILE
from everfree.server.builds import build_of
from everfree.server.computers.processes import Computers, Question
from everfree.server.computers.queue import QueuedComputers, ThinkingQueue
from everfree.server.configuration.reading import Configuration
from everfree.server.faults import Faults
from everfree.server.gateway.website import HOW_TO_BUILD, built
from everfree.server.nats_link import TLS, NatsLink, NatsRefused, try_nats
from everfree.server.storage.database import TimeOfDatabase, Unreachable, now
from everfree.server.storage.migrating import HEAD, revision_of
from everfree.server.storage.postgres import PostgresDatabase
from everfree.server.storage.sqlite import give_time
from everfree.server.waiting import reason_of

T = TypeVar("T")

PATIENCE: Final = 20.0
"""Seconds for one check: longer than a question waits in the queue."""
CLOCKS_APART: Final = 1000
"""Milliseconds by which the clocks of this machine and of the database may differ."""
FREE_BYTES: Final = 1 << 30
THINK_SECONDS: Final = 5.0


class Finding(NamedTuple):
    """The result of one check."""

    part: str
    is_ok: bool
    text: str
    """What was found or, if that is a fault, what to do."""


Check = Callable[[Configuration], Coroutine[Any, Any, list[Finding]]]


def findings(chosen: Configuration, file: Path | None) -> Iterator[Finding]:
    """Check every part of a deployment, one after the other."""
    yield settings(file)
    yield disk(chosen)
    yield pages()
    if chosen["database"]:
        yield encryption(chosen)
    checks: list[tuple[str, Check]] = [("database", database), ("worker", worker)]
    if chosen["nats"]:
        checks.insert(1, ("nats", nats_server))
    for part, check in checks:
        yield from asyncio.run(_tried(part, check, chosen))


async def _tried(part: str, check: Check, chosen: Configuration) -> list[Finding]:
    try:
        async with asyncio.timeout(PATIENCE):
            return await check(chosen)
    except TimeoutError:
        return [Finding(part, False, f"no answer within {PATIENCE:g} seconds; is it running?")]
    except NatsRefused as error:
        return [Finding(part, False, f"{error}.")]
    except DBAPIError as error:
        return [Finding(part, False, f"{error.orig}; see to the database.")]
    except (OSError, Unreachable, SQLAlchemyError, nats.errors.Error) as error:
        return [
            Finding(part, False, f"{reason_of(error)}; start it, or correct its address in the settings.")
        ]


def settings(file: Path | None) -> Finding:
    """Check that nobody else can read the file of settings, which may have passwords."""
    if file is not None and file.stat().st_mode & 0o077:
        return Finding("settings", False, f"others may read {file}; say chmod 600 {file}")
    return Finding("settings", True, "valid")


def disk(chosen: Configuration) -> Finding:
    """Check the space for matches, or for the log and temporary files if they are elsewhere."""
    folder: Path = Path.cwd() if chosen["database"] else chosen["data"]
    while not folder.exists():
        folder = folder.parent
    if not folder.is_dir():
        return Finding("disk", False, f"{folder} is a file; name a folder with --data")
    free = shutil.disk_usage(folder).free
    if free < FREE_BYTES:
        return Finding("disk", False, f"only {free >> 20:,} MB are free at {folder}; make room")
    return Finding("disk", True, f"{free >> 30:,} GB free at {folder}")


def pages() -> Finding:
    """Check that the browser client is there."""
    is_built = built().is_built
    return Finding("pages", is_built, "built" if is_built else HOW_TO_BUILD)


def encryption(chosen: Configuration) -> Finding:
    """Check that nobody on the network can read passwords and hidden cards."""
    shared, news = urlsplit(chosen["database"]), urlsplit(chosen["nats"])
    is_safe = {
        "database": parse_qs(shared.query).get("sslmode") == ["verify-full"] or _is_here(shared.hostname),
        "nats": news.scheme == TLS or _is_here(news.hostname),
    }
    open_ones = [name for name, safe in is_safe.items() if not safe]
    if open_ones:
        todo = "demand TLS in its address: sslmode=verify-full for PostgreSQL, tls:// for NATS"
        return Finding("encryption", False, f"anybody between may read or replace {open_ones[0]}; {todo}")
    return Finding("encryption", True, "services on other machines are reached over TLS")


def _is_here(host: str | None) -> bool:
    """Tell whether a host is this machine."""
    if host == "localhost":
        return True
    try:
        return ip_address(host or "").is_loopback
    except ValueError:
        return False


async def database(chosen: Configuration) -> list[Finding]:
    """Check the version of the database, the step of its schema, and its clock."""

    def ask(connection: Connection) -> tuple[str, str, int | None]:
        is_sqlite = connection.dialect.name == "sqlite"
        version = connection.execute(text("SELECT sqlite_version()" if is_sqlite else "SHOW server_version"))
        name = "SQLite" if is_sqlite else "PostgreSQL"
        found = f"{name} {str(version.scalar_one()).split()[0]}"
        step = revision_of(connection)
        if not is_sqlite and step < HEAD:  # the function that tells the time may be missing
            return found, step, None
        before = now()
        told: int = connection.execute(select(TimeOfDatabase())).scalar_one()
        return found, step, told - (before + now()) // 2

    file: Path = chosen["data"] / FILE
    if not chosen["database"] and not file.exists():
        return [Finding("database", True, f"the first start of a server creates {file}")]
    version, step, apart = await _asked_database(chosen["database"], file, ask)
    if apart is None:
        lacks = f"is of an older version (step {step} of {HEAD})" if step else "has no tables yet"
        return [Finding("database", False, f"{version} {lacks}; run {how_to_migrate(chosen)}")]
    is_together = abs(apart) <= CLOCKS_APART
    clocks = f"{abs(apart):,} ms between this machine and the database"
    return [
        Finding("database", True, f"{version}, step {step or 'none'}"),  # a server brings its file up to date
        Finding(
            "clocks", is_together, clocks if is_together else f"{clocks}; set both by the same time server"
        ),
    ]


async def _asked_database(url: str, file: Path, ask: Callable[[Connection], T]) -> T:
    """Ask the database something; a file is neither created nor changed."""
    if url:
        shared = PostgresDatabase(url)
        try:
            return await shared.run(ask)
        finally:
            await shared.close()
    engine = create_engine(f"sqlite:///file:{file}?mode=ro&uri=true", poolclass=NullPool)
    give_time(engine)
    with engine.connect() as connection:
        return ask(connection)


async def nats_server(chosen: Configuration) -> list[Finding]:
    """Check that NATS lets us in and has JetStream."""
    version = await try_nats(chosen["nats"], chosen["nats_ca"])
    return [Finding("nats", True, f"NATS {version}, JetStream")]


async def worker(chosen: Configuration) -> list[Finding]:
    """Check that some worker answers a question: one of the queue or, on one machine, a new process."""
    content = secrets.token_bytes(8)
    question = Question(
        f"doctor-{secrets.token_hex(8)}", "doctor", doctor_question.__name__, content, THINK_SECONDS
    )
    began = time.monotonic()
    answer, todo = await (_asked_in_queue(chosen, question) if chosen["nats"] else _asked_here(question))
    if answer != content:
        return [Finding("worker", False, f"no answer to a question; {todo}")]
    return [Finding("worker", True, f"answered after {time.monotonic() - began:.1f} s")]


async def _asked_in_queue(chosen: Configuration, question: Question) -> tuple[bytes | None, str]:
    """Return the answer of a worker, and what to do if there is none."""
    await try_nats(chosen["nats"], chosen["nats_ca"])  # else the link would wait for it
    faults = Faults()
    link = NatsLink(chosen["nats"], faults, hears_itself=False, ca=chosen["nats_ca"])
    await link.open()
    try:
        queue = ThinkingQueue(link, chosen["prefix"], build_of(HOSTS))
        computers = QueuedComputers(queue, faults, None)
        await computers.open()
        answer = await computers.answer(question)
        others = [] if answer is not None else await computers.other_workers()
    finally:
        await link.close()
    if others:
        return answer, "the workers that run are of another version; start everfree worker of this version"
    return answer, "start everfree worker, or set processes above 0 for a server"


async def _asked_here(question: Question) -> tuple[bytes | None, str]:
    computers = Computers(1)
    try:
        return await computers.answer(question), "see the log of the process for computers"
    finally:
        await computers.close()
