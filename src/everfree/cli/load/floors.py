"""The floors of a load: what the parts of a command cost at least on this machine."""

import asyncio
import random
import sqlite3
import time
from pathlib import Path

from websockets.asyncio.client import connect

from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.table import KIND, header
from everfree.server.tables.new_tables import seed_bytes
from everfree.table.commands import Answer
from everfree.table.match import Match

SECONDS = 1.0
SOCKETS = 20
MESSAGE = "x" * 100
COMMANDS = 200
"""Commands of a match whose steps are measured."""


def commits_per_s(folder: Path) -> float:
    """Commit rows of the size of a command to a new SQLite file, set up as the server's."""
    with sqlite3.connect(folder / "floor.sqlite", isolation_level=None) as database:
        for statement in (
            "PRAGMA journal_mode=WAL",
            "PRAGMA synchronous=FULL",
            "CREATE TABLE commands (match TEXT, number INT, command BLOB, PRIMARY KEY (match, number))",
        ):
            database.execute(statement)
        began, count = time.perf_counter(), 0
        while time.perf_counter() - began < SECONDS:
            database.execute("INSERT INTO commands VALUES ('match', ?, ?)", (count, MESSAGE.encode()))
            count += 1
    return count / (time.perf_counter() - began)


async def echoes_per_s(address: str) -> float:
    """Send messages to the server's echo socket, each after the last one has come back."""
    counts = await asyncio.gather(*[_echo(address) for _ in range(SOCKETS)])
    return sum(counts) / SECONDS


async def _echo(address: str) -> int:
    async with connect(f"{address.replace('http', 'ws', 1)}/echo", compression=None) as socket:
        began, count = time.perf_counter(), 0
        while time.perf_counter() - began < SECONDS:
            await socket.send(MESSAGE)
            await socket.recv()
            count += 1
    return count


def steps_per_s() -> float:
    """Apply random answers to matches in this process, without a server."""
    spent, steps, number = 0.0, 0, 0
    while spent < SECONDS:
        number += 1
        match = Match(header([RAINBOW_DASH, APPLEJACK], seed_bytes(f"floor-{number}")), KIND.start)
        chance = random.Random(number)
        began = time.process_time()
        while match.game.outcome() is None and match.game.asked() and len(match.log.commands) < COMMANDS:
            seat, size = next(iter(match.game.asked().items()))
            match.apply(Answer(seat, (chance.randrange(size),)))
            steps += 1
        spent += time.process_time() - began
    return steps / spent
