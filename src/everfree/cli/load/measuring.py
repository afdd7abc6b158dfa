"""One run of a load: start a deployment, play, and compute the figures."""

import asyncio
import resource
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import asyncpg

from everfree.cli.load import floors
from everfree.cli.load.floors import Floor
from everfree.cli.load.idle import kb_per_idle_socket
from everfree.cli.load.players import LoadMatch, Pace
from everfree.cli.load.servers import Deployment, Figures, OneServer, Platform

WARM_UP: Final = 2.0
"""Seconds of play before the measurement begins."""
MOST_SECONDS: Final = 300.0
"""How long the matches may take to reach their number of commands before the memory is measured."""
REST: Final = 1.0
"""Seconds without a command before the memory is measured."""
SEATED_AT_ONCE: Final = 8
SPLIT: Final = 3
"""The time is split into parts for a third as long as it is measured."""
ALONE_EVERY: Final = 20
"""On a platform, every twentieth match is against a computer, so that the worker has work."""


@dataclass(frozen=True)
class Wanted:
    """What to play."""

    matches: int
    seconds: float
    rate: float = 0.0
    """Commands per second of all matches; 0 for as many as possible."""
    commands: int = 60
    """Commands per match before the memory is measured."""
    idle: int = 0
    """Sockets of people who watch, opened after the play."""


def measured(folder: Path, wanted: Wanted, gateways: int) -> Figures:
    """Measure a platform with so many *gateways*, or one server with SQLite if there are none."""
    steps, views = floors.steps_per_s(), floors.views_per_s()
    deployment: Deployment = Platform(folder, gateways) if gateways else OneServer(folder)
    try:
        if deployment.database:
            commits = asyncio.run(floors.postgres_commits_per_s(deployment))
        else:
            commits = floors.commits_per_s(folder)
        echoes = asyncio.run(floors.echoes_per_s(deployment.servers[0]))
        least = {"engine": steps, "views": views, "commit": commits, "echo": echoes}
        found = asyncio.run(Load(deployment, wanted).run())
    finally:
        deployment.stop()
    return {"gateways": gateways, **found, **_compared(found, least)}


def _compared(found: Figures, least: dict[str, Floor]) -> Figures:
    """Return the floors, and how many times their sum a command costs."""
    together = sum(floor.cpu_ms for floor in least.values())
    return {
        "bare_commits_per_s": round(least["commit"].per_s),
        "echo_per_s": round(least["echo"].per_s),
        "floor_cpu_ms": {name: round(floor.cpu_ms, 3) for name, floor in least.items()},
        "engine_steps_per_s": round(least["engine"].per_s),
        "times_the_floors": round(found["cpu_ms_per_command"] / together, 2),
    }


class Load:
    """Matches that are played on a deployment."""

    def __init__(self, deployment: Deployment, wanted: Wanted) -> None:
        self._deployment, self._wanted = deployment, wanted
        self._pace = Pace(wanted.rate / wanted.matches)
        self._addresses = [server.address for server in deployment.servers]
        self._playing = [
            LoadMatch(self._addresses, number, self._pace, alone=self._is_alone(number))
            for number in range(wanted.matches)
        ]

    def _is_alone(self, number: int) -> bool:
        return bool(self._deployment.database) and number % ALONE_EVERY == ALONE_EVERY - 1

    async def run(self) -> Figures:
        """Play and measure; then measure the memory at rest, and compare the log with what players know."""
        await self._warm()
        empty, limit, pace = self._kb(), asyncio.Semaphore(SEATED_AT_ONCE), self._pace

        async def seat(match: LoadMatch) -> asyncio.Task[None]:
            async with limit:
                return asyncio.create_task(match.play(await match.seat()))

        tasks = await asyncio.gather(*[seat(match) for match in self._playing])
        try:
            pace.go.set()
            await asyncio.sleep(WARM_UP)
            found = await self._timed()
            await self._rest()
            found |= await self._memory(empty)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        return {"matches": self._wanted.matches, **found, **await self._lost()}

    def _kb(self) -> int:
        return sum(server.figures()["kb"] for server in self._deployment.servers)

    async def _warm(self) -> None:
        """Play a match for a moment, so that what servers load once is not counted as memory of a match."""
        pace = Pace()
        match = LoadMatch(self._addresses, 0, pace, name="warm")
        task = asyncio.create_task(match.play(await match.seat()))
        pace.go.set()
        await asyncio.sleep(1)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await asyncio.sleep(0.5)

    async def _timed(self) -> Figures:
        """Measure for the wanted time; then, shorter, split the time into parts, which itself costs some."""
        pace, own, began = self._pace, _own_cpu(), time.perf_counter()
        whole = await self._spent(self._wanted.seconds)
        times, seen, spent = sorted(pace.acknowledged), sorted(pace.seen), time.perf_counter() - began
        own = _own_cpu() - own
        split = await self._spent(self._wanted.seconds / SPLIT, parts=True)
        return {
            "commands_per_s": round(len(times) / spent, 1),
            "cpu_ms_per_command": round(sum(whole.values()) - whole.get("worker", 0), 3),
            "cpu_ms_by_part": {name: round(ms, 3) for name, ms in split.items()},
            "client_cpu_ms_per_command": round(1000 * own / max(1, len(times)), 3),
            "acknowledged_ms": _quantiles(times),
            "seen_by_the_other_ms": _quantiles(seen),
            "declined": pace.declined,
        }

    async def _spent(self, seconds: float, *, parts: bool = False) -> dict[str, float]:
        """Play on for so long; return the milliseconds of processor per command, by part."""
        before = self._cpu(parts=parts)
        self._pace.acknowledged.clear()
        self._pace.seen.clear()
        await asyncio.sleep(seconds)
        count, after = max(1, len(self._pace.acknowledged)), self._cpu()
        return {name: 1000 * (after[name] - before.get(name, 0)) / count for name in sorted(after)}

    def _cpu(self, *, parts: bool = False) -> dict[str, float]:
        """Return the processor seconds of all parts: those of the servers, and the processes beside them."""
        found: dict[str, float] = {}
        for server in self._deployment.servers:
            figures = server.figures(parts=parts)
            split = {**figures["parts"], "rest": figures["cpu"] - sum(figures["parts"].values())}
            for name, seconds in split.items():
                found[name] = found.get(name, 0.0) + seconds
        return {**found, **self._deployment.services_cpu()}

    async def _rest(self) -> None:
        """Play until every match has its commands, then stop all of them."""
        pace, until = self._pace, time.monotonic() + MOST_SECONDS
        pace.per_match, pace.most_commands = 0.0, self._wanted.commands
        while time.monotonic() < until and min(one.commands for one in self._playing) < pace.most_commands:
            await asyncio.sleep(0.1)
        pace.go.clear()
        await asyncio.sleep(REST)

    async def _memory(self, empty: int) -> Figures:
        """Return what a replica and an idle socket need; a match has a replica at each of two servers."""
        replicas = len(self._playing) * min(2, len(self._addresses))
        found: Figures = {
            "kb_per_replica": round((self._kb() - empty) / replicas),
            "commands_per_match": round(sum(one.commands for one in self._playing) / len(self._playing)),
            "matches_begun": sum(one.tables for one in self._playing),
        }
        if self._wanted.idle:
            tables, server = [one.table for one in self._playing], self._deployment.servers[0]
            per_socket = await kb_per_idle_socket(server, tables, self._wanted.idle)
            found |= {"idle_sockets": self._wanted.idle, "kb_per_idle_socket": round(per_socket, 1)}
        return found

    async def _lost(self) -> Figures:
        """Return how many acknowledged commands are not in the log."""
        if not self._deployment.database:
            return {}
        connection = await asyncpg.connect(self._deployment.database)
        rows = await connection.fetch('SELECT "match", seat, nonce FROM commands')
        await connection.close()
        stored = {tuple(row) for row in rows}
        return {"acknowledged": len(self._pace.stored), "lost": len(set(self._pace.stored) - stored)}


def _own_cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def _quantiles(times: Sequence[float]) -> Figures:
    """Return percentiles in milliseconds."""

    def quantile(part: float) -> float:
        return round(1000 * times[min(len(times) - 1, int(len(times) * part))], 1) if times else 0.0

    return {"p50": quantile(0.5), "p95": quantile(0.95), "p99": quantile(0.99)}
