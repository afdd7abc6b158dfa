"""The command `everfree chaos`: one run, and its figures."""

import asyncio
import json
import random
import signal
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from everfree.cli.arguments.files import file_to_write
from everfree.cli.chaos.checking import Lost, check
from everfree.cli.chaos.cluster import Cluster, Part
from everfree.cli.chaos.players import ChaosMatch
from everfree.cli.chaos.services import Missing, wait_for
from everfree.cli.chaos.timeline import timeline

FROZEN_SECONDS: Final = 4.0
CUT_SECONDS: Final = 4.0
END_SECONDS: Final = 60.0
"""How long the matches may take to end after the last round."""
ALONE_EVERY: Final = 5
"""Every fifth match is against a computer."""

Hurt = Callable[[Cluster, random.Random], Awaitable[str]]


async def kill_gateway(cluster: Cluster, chance: random.Random) -> str:
    """Kill a server, and start it again."""
    gateway = chance.choice(cluster.gateways)
    gateway.kill()
    await asyncio.sleep(1)
    gateway.start()
    await asyncio.to_thread(wait_for, gateway.port)
    return f"{gateway.name} killed"


async def _freeze(part: Part) -> str:
    """Stop a process for a few seconds."""
    part.signal(signal.SIGSTOP)
    await asyncio.sleep(FROZEN_SECONDS)
    part.signal(signal.SIGCONT)
    return f"{part.name} frozen"


async def freeze_gateway(cluster: Cluster, chance: random.Random) -> str:
    """Stop a server for a few seconds."""
    return await _freeze(chance.choice(cluster.gateways))


async def kill_worker(cluster: Cluster, chance: random.Random) -> str:
    """Kill a worker, and start it again."""
    worker = chance.choice(cluster.workers)
    worker.kill()
    worker.start()
    return f"{worker.name} killed"


async def freeze_worker(cluster: Cluster, chance: random.Random) -> str:
    """Stop a worker for a few seconds."""
    return await _freeze(chance.choice(cluster.workers))


async def kill_nats(cluster: Cluster, _chance: random.Random) -> str:
    """Kill NATS, and start it again."""
    cluster.nats.kill()
    await asyncio.sleep(1)
    await asyncio.to_thread(cluster.nats.start)
    return "NATS killed"


async def restart_postgres(cluster: Cluster, _chance: random.Random) -> str:
    """Stop PostgreSQL as suddenly as a power cut, and start it again."""
    await asyncio.to_thread(cluster.postgres.stop)
    await asyncio.to_thread(cluster.postgres.start)
    return "PostgreSQL restarted"


async def cut_wire(cluster: Cluster, chance: random.Random) -> str:
    """Cut the connection between a server and NATS for a few seconds."""
    number = chance.randrange(len(cluster.wires))
    cluster.wires[number].cut()
    await asyncio.sleep(CUT_SECONDS)
    cluster.wires[number].mend()
    return f"gateway {number} without NATS"


HURTS: Final[tuple[Hurt, ...]] = (
    *(kill_gateway, freeze_gateway, kill_worker, freeze_worker, kill_nats, restart_postgres, cut_wire),
)


def replacements(gateways: int, workers: int) -> tuple[Hurt, ...]:
    """Return the steps of a deployment: every server and every worker is replaced, one after the other."""

    def gateway(number: int) -> Hurt:
        async def replace(cluster: Cluster, _chance: random.Random) -> str:
            return f"{(await cluster.replace_gateway(number)).name} replaced"

        return replace

    def worker(number: int) -> Hurt:
        async def replace(cluster: Cluster, _chance: random.Random) -> str:
            return f"{(await cluster.replace_worker(number)).name} replaced"

        return replace

    return (*[gateway(number) for number in range(gateways)], *[worker(number) for number in range(workers)])


@dataclass
class Round:
    """One harm, and how long after it every match had acknowledged a command again."""

    what: str
    began: float
    ended: float
    recovered: float


def chaos(
    rounds: Annotated[
        int, typer.Option(min=0, help="How many harms to do; 0 for 60, or each replacement once.")
    ] = 0,
    matches: Annotated[int, typer.Option(min=1, help="How many matches to play meanwhile.")] = 100,
    gateways: Annotated[int, typer.Option(min=1, help="How many servers.")] = 2,
    workers: Annotated[int, typer.Option(min=1, help="How many workers for computers.")] = 2,
    pause: Annotated[float, typer.Option(min=0, help="Seconds a player thinks, on average.")] = 1.0,
    seed: Annotated[int, typer.Option(help="Seed of what is hurt, and in which order.")] = 1,
    deploy: Annotated[
        bool, typer.Option("--deploy", help="Hurt nothing: replace each server and worker by a new process.")
    ] = False,
    goal: Annotated[
        float, typer.Option(min=0, help="With --deploy: seconds that nobody may wait for an acknowledgement.")
    ] = 2.0,
    picture: Annotated[
        Path | None,
        typer.Option(
            "--timeline", metavar="FILE", callback=file_to_write, help="Draw the harms over time, as SVG."
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as one JSON object.")] = False,
) -> None:
    """Hurt a platform with its own PostgreSQL and NATS in every way, and check that nothing is lost."""
    hurts = replacements(gateways, workers) if deploy else HURTS
    rounds = rounds or (len(hurts) if deploy else 60)
    with tempfile.TemporaryDirectory(prefix="everfree-chaos-") as folder:
        try:
            run = Run(Path(folder), matches, gateways, workers, pause, random.Random(seed))
            figures = asyncio.run(run.whole([hurts[number % len(hurts)] for number in range(rounds)]))
        except Missing as missing:
            typer.echo(str(missing), err=True)
            raise typer.Exit(1) from None
        except Lost as lost:
            typer.echo(f"LOST: {lost}", err=True)
            raise typer.Exit(1) from None
    if picture is not None:
        picture.write_text(timeline(figures["rounds"]), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(figures, indent=2))
    else:
        typer.echo(
            f"{figures['matches']} matches ended, {figures['acknowledged']:,} acknowledged commands, "
            f"none lost; longest wait {figures['longest_wait']:.1f} s"
        )
    if deploy and figures["longest_wait"] > goal:
        typer.echo(f"Somebody waited longer than {goal} s for an acknowledgement.", err=True)
        raise typer.Exit(1)


class Run:
    """A cluster and the matches that are played on it."""

    def __init__(
        self, folder: Path, matches: int, gateways: int, workers: int, pause: float, chance: random.Random
    ) -> None:
        self._cluster = Cluster(folder, gateways, workers)
        self._count, self._pause, self._chance = matches, pause, chance
        self._matches: list[ChaosMatch] = []
        self._began = 0.0

    async def whole(self, hurts: list[Hurt]) -> dict[str, Any]:
        """Play, hurt, wait for the end of every match, and check."""
        cluster, me = self._cluster, asyncio.current_task()
        assert me is not None
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, me.cancel)
        try:
            await cluster.open()
            for number in range(self._count):
                alone = number % ALONE_EVERY == ALONE_EVERY - 1
                match = await asyncio.to_thread(
                    ChaosMatch, cluster.addresses, number, self._pause, alone=alone
                )
                self._matches.append(match)
            self._began = time.monotonic()
            playing = asyncio.gather(*[match.play() for match in self._matches])
            done = [await self._hurt(hurt) for hurt in hurts]
            await self._end(playing)
            checked = await check(cluster.postgres.url, self._matches)
        finally:
            cluster.close()
        waits = [told.after for match in self._matches for told in match.acknowledged]
        return {
            **asdict(checked),
            "declined": sum(match.declined for match in self._matches),
            "longest_wait": max(waits, default=0.0),
            "seconds": time.monotonic() - self._began,
            "rounds": [asdict(one) for one in done],
        }

    async def _hurt(self, hurt: Hurt) -> Round:
        """Do one harm, and wait until commands are acknowledged again."""
        began = time.monotonic()
        what = await hurt(self._cluster, self._chance)
        ended = time.monotonic()
        while not all(match.is_over or match.last_acknowledged > ended for match in self._matches):
            await asyncio.sleep(0.05)
        recovered = time.monotonic() - ended
        times = [round(one, 2) for one in (began - self._began, ended - self._began, recovered)]
        typer.echo(f"{times[0]:7.1f} s  {what:<26} acknowledged again after {recovered:5.2f} s", err=True)
        await asyncio.sleep(1 + self._chance.random() * 2)
        return Round(what, *times)

    async def _end(self, playing: "asyncio.Future[Any]") -> None:
        """Let the first player of each match give up: random players could go on for thousands of moves."""
        over = sum(match.is_over for match in self._matches)
        typer.echo(f"{over} of {len(self._matches)} matches are over; the others are given up", err=True)
        for match in self._matches:
            match.is_ending = True
        try:
            async with asyncio.timeout(END_SECONDS):
                await playing
        except TimeoutError:
            open_ones = [match.table for match in self._matches if not match.is_over]
            raise Lost(f"{len(open_ones)} matches do not end: {open_ones[:5]}") from None
