"""The floors of a load: what the parts of a command cost at least on this machine, each measured alone."""

import asyncio
import random
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import asyncpg
import msgspec
from websockets.asyncio.client import connect

from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.table import KIND, header
from everfree.cli.load.servers import Deployment, Server
from everfree.server.card_game.host import CardGameHost
from everfree.server.storage.match_logs import After, Row, Standing
from everfree.server.storage.postgres import MOST_CONNECTIONS, PostgresLogs
from everfree.server.tables.new_tables import seed_bytes
from everfree.table.commands import Answer
from everfree.table.match import Match
from everfree.telling.memory import Memory
from everfree.telling.said import said

SECONDS = 1.0
SOCKETS = 20
MESSAGE = "x" * 100
COMMANDS = 200
"""Commands of a match whose steps are measured."""


class Floor(NamedTuple):
    """How often something can be done in a second, and what one time costs."""

    per_s: float
    cpu_ms: float
    """Processor time of all processes that take part, without the clients."""


def commits_per_s(folder: Path) -> Floor:
    """Commit rows of the size of a command to a new SQLite file, set up as the server's."""
    with sqlite3.connect(folder / "floor.sqlite", isolation_level=None) as database:
        for statement in (
            "PRAGMA journal_mode=WAL",
            "PRAGMA synchronous=FULL",
            "CREATE TABLE commands (match TEXT, number INT, command BLOB, PRIMARY KEY (match, number))",
        ):
            database.execute(statement)
        began, used, count = time.perf_counter(), time.process_time(), 0
        while time.perf_counter() - began < SECONDS:
            database.execute("INSERT INTO commands VALUES ('match', ?, ?)", (count, MESSAGE.encode()))
            count += 1
    return Floor(count / (time.perf_counter() - began), 1000 * (time.process_time() - used) / count)


NEW_TABLE = """
INSERT INTO tables (id, game, invite, undo_policy, edition, seed, opened, head)
VALUES ($1, '', '', '', '', '', 0, 0)
"""


async def postgres_commits_per_s(deployment: Deployment) -> Floor:
    """Append rows with the statement and the pool of a server, one match for each connection."""
    tables = [f"floor-{number}" for number in range(MOST_CONNECTIONS)]
    connection = await asyncpg.connect(deployment.database)
    for table in tables:
        await connection.execute(NEW_TABLE, table)
    logs = PostgresLogs(deployment.database)
    await logs.open()

    async def append(table: str, until: float) -> int:
        count, after = 0, After(Standing(7, (3, 4), (1,)), None)
        while time.perf_counter() < until:
            await logs.append(table, Row(count, 1, f"1-{count}", MESSAGE.encode(), MESSAGE[:32]), after)
            count += 1
        return count

    before, used = deployment.services_cpu()["postgresql"], time.process_time()
    began = time.perf_counter()
    done = sum(await asyncio.gather(*[append(table, began + SECONDS) for table in tables]))
    spent = time.perf_counter() - began
    await logs.close()
    cpu = time.process_time() - used + deployment.services_cpu()["postgresql"] - before
    await connection.execute("DELETE FROM commands WHERE \"match\" LIKE 'floor-%'")
    await connection.execute("DELETE FROM tables WHERE id LIKE 'floor-%'")
    await connection.close()
    return Floor(done / spent, 1000 * cpu / done)


async def echoes_per_s(server: Server) -> Floor:
    """Send messages to the server's echo socket, each after the last one has come back."""
    before = server.figures()["cpu"]
    done = sum(await asyncio.gather(*[_echo(server.address) for _ in range(SOCKETS)]))
    return Floor(done / SECONDS, 1000 * (server.figures()["cpu"] - before) / done)


async def _echo(address: str) -> int:
    async with connect(f"{address.replace('http', 'ws', 1)}/echo", compression=None) as socket:
        began, count = time.perf_counter(), 0
        while time.perf_counter() - began < SECONDS:
            await socket.send(MESSAGE)
            await socket.recv()
            count += 1
    return count


def steps_per_s() -> Floor:
    """Apply random answers to matches in this process, without a server."""
    return _played(lambda _match: None, applies=True)


def views_per_s() -> Floor:
    """Build and encode what both players see after each command, without the commands themselves."""
    host, memories = CardGameHost(), (Memory(), Memory())
    said("server-failed")  # reads all messages once, as a server does at its start

    def view(match: Match) -> None:
        for seat, memory in enumerate(memories):
            msgspec.json.encode(host.position(match.game, seat, memory))

    return _played(view, applies=False)


def _played(work: Callable[[Match], None], *, applies: bool) -> Floor:
    """Play matches at random; measure the commands if *applies*, else the *work* after each."""
    spent, steps, number = 0.0, 0, 0
    while spent < SECONDS:
        number += 1
        match = Match(header([RAINBOW_DASH, APPLEJACK], seed_bytes(f"floor-{number}")), KIND.start)
        chance = random.Random(number)
        while match.game.outcome() is None and match.game.asked() and len(match.log.commands) < COMMANDS:
            seat, size = next(iter(match.game.asked().items()))
            answer = Answer(seat, (chance.randrange(size),))
            began = time.process_time()
            match.apply(answer)
            if not applies:
                began = time.process_time()
            work(match)
            spent += time.process_time() - began
            steps += 1
    return Floor(steps / spent, 1000 * spent / steps)
