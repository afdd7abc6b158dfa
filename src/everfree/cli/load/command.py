"""The command `everfree load`: one run, and its figures."""

import asyncio
import json
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from everfree.cli.load import floors
from everfree.cli.load.players import LoadMatch, Pace

MEMORY: Final = Path("/dev/shm")
WARM_UP: Final = 2.0
"""Seconds of play before the measurement begins."""
MOST_SECONDS: Final = 300.0
"""How long the matches may take to reach their number of commands before the memory is measured."""
REST: Final = 1.0
"""Seconds without a command before the memory is measured."""
SEATED_AT_ONCE: Final = 8

Figures = dict[str, Any]


def load(
    local: Annotated[
        bool, typer.Option("--local", help="Start a server on this machine, with the data in memory.")
    ] = False,
    matches: Annotated[int, typer.Option(min=1, help="How many matches to play at once.")] = 50,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to measure.")] = 15.0,
    rate: Annotated[
        float, typer.Option(min=0, help="Commands per second of all matches; 0 for as many as possible.")
    ] = 0.0,
    commands: Annotated[
        int, typer.Option(min=1, help="Commands per match before the memory is measured.")
    ] = 60,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as one JSON object.")] = False,
) -> None:
    """Play many matches over sockets, and measure the server beside the floors of this machine."""
    if not local:
        typer.echo("Only --local is there so far: everfree load --local", err=True)
        raise typer.Exit(2)
    within = MEMORY if MEMORY.is_dir() else None
    with tempfile.TemporaryDirectory(prefix="everfree-load-", dir=within) as folder:
        figures = asyncio.run(
            measured(Path(folder), matches=matches, seconds=seconds, rate=rate, commands=commands)
        )
    if as_json:
        typer.echo(json.dumps(figures, indent=2))
    else:
        for line in lines(figures):
            typer.echo(line)


def lines(figures: Figures, indent: str = "") -> list[str]:
    """Format figures as lines of a name and a number, nested ones indented."""
    found: list[str] = []
    for name, value in figures.items():
        if isinstance(value, dict):
            found.extend([f"{indent}{name}", *lines(value, indent + "  ")])
        else:
            found.append(f"{indent + name:<28}{value:>12,}")
    return found


class Server:
    """The measured server, in a process of its own."""

    def __init__(self, data: Path) -> None:
        command = [sys.executable, "-m", "everfree.cli.load.server_process", str(data)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.address = self._line()

    def _line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def figures(self) -> Figures:
        """Return its processor time so far and its memory."""
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        answer: Figures = json.loads(self._line())
        return answer

    def stop(self) -> None:
        """End its input, at which it stops."""
        try:
            self._process.communicate(timeout=20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.communicate()


async def measured(folder: Path, *, matches: int, seconds: float, rate: float, commands: int) -> Figures:
    """Start a server, play the matches, and return the figures."""
    least = {
        "sqlite_commits_per_s": round(floors.commits_per_s(folder)),
        "engine_steps_per_s": round(floors.steps_per_s()),
    }
    server = Server(folder)
    try:
        least["echoes_per_s"] = round(await floors.echoes_per_s(server.address))
        found = await _load(server, matches=matches, seconds=seconds, rate=rate, commands=commands)
    finally:
        server.stop()
    return {**found, "floors": least}


async def _load(server: Server, *, matches: int, seconds: float, rate: float, commands: int) -> Figures:
    pace = Pace(rate / matches)
    playing = [LoadMatch(server.address, number, pace) for number in range(matches)]
    await _warm(server)
    empty = server.figures()
    limit = asyncio.Semaphore(SEATED_AT_ONCE)

    async def seat(match: LoadMatch) -> asyncio.Task[None]:
        async with limit:
            return asyncio.create_task(match.play(await match.seat()))

    tasks = await asyncio.gather(*[seat(match) for match in playing])
    try:
        pace.go.set()
        await asyncio.sleep(WARM_UP)
        found = await _timed(server, pace, seconds)
        pace.per_match, pace.most_commands = 0.0, commands
        began = time.monotonic()
        while min(one.commands for one in playing) < commands and time.monotonic() < began + MOST_SECONDS:
            await asyncio.sleep(0.1)
        pace.go.clear()
        await asyncio.sleep(REST)
        memory = {
            "kb_per_match": round((server.figures()["kb"] - empty["kb"]) / matches),
            "commands_per_match": round(sum(one.commands for one in playing) / matches),
            "matches_begun": sum(one.tables for one in playing),
        }
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return {"matches": matches, **found, **memory}


async def _warm(server: Server) -> None:
    """Play one match for a moment, so that what the server loads once is not counted as memory of a match."""
    pace = Pace()
    match = LoadMatch(server.address, -1, pace)
    task = asyncio.create_task(match.play(await match.seat()))
    pace.go.set()
    await asyncio.sleep(1)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await asyncio.sleep(0.5)


async def _timed(server: Server, pace: Pace, seconds: float) -> Figures:
    """Measure for so many seconds."""
    pace.acknowledged.clear()
    before, began, own = server.figures(), time.perf_counter(), _own_cpu()
    await asyncio.sleep(seconds)
    times, spent = sorted(pace.acknowledged), time.perf_counter() - began
    after, own = server.figures(), _own_cpu() - own
    count = max(1, len(times))

    def each(total: float) -> float:
        return round(1000 * total / count, 3)

    cpu = after["cpu"] - before["cpu"]
    parts = {name: each(after["parts"][name] - before["parts"].get(name, 0)) for name in after["parts"]}
    rest = each(cpu - sum(after["parts"].values()) + sum(before["parts"].values()))
    return {
        "commands_per_s": round(count / spent, 1),
        "cpu_ms_per_command": each(cpu),
        "cpu_ms_by_part": {**dict(sorted(parts.items())), "rest": rest},
        "client_cpu_ms_per_command": each(own),
        "p50_ms": _quantile(times, 0.5),
        "p99_ms": _quantile(times, 0.99),
        "declined": pace.declined,
    }


def _own_cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def _quantile(times: Sequence[float], part: float) -> float:
    return round(1000 * times[min(len(times) - 1, int(len(times) * part))], 1) if times else 0.0
