"""`everfree lab efficiency`: how much of the engine's speed the runners keep."""

import json
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from multiprocessing import get_context
from typing import Annotated

import typer

from everfree.ccg.kernel import kernel
from everfree.cli.lab.options import AS_JSON, PLAYER, PROCESSES
from everfree.lab.cluster import LOCAL, Cluster
from everfree.lab.efficiency import Speed, bare_loop, loops_at_once, through
from everfree.lab.processes import Processes
from everfree.lab.runners import Runner
from everfree.lab.simulating import cores, matchup_of
from everfree.lab.wording import counted

DECKS = ("rainbow-dash", "applejack")


def efficiency(
    games: Annotated[int, typer.Option(min=2, help="Games of each round.")] = 60,
    rounds: Annotated[int, typer.Option(min=1, help="How often everything is measured, in turns.")] = 3,
    player: PLAYER = "greedy",
    processes: PROCESSES = 0,
    ray: Annotated[bool, typer.Option(help="Measure a local Ray cluster too; needs the extra lab.")] = False,
    chunk_seconds: Annotated[float, typer.Option(min=0.01, help="How long a chunk shall take.")] = 1.0,
    as_json: AS_JSON = False,
) -> None:
    """Measure games a second in a bare loop, through processes and through Ray."""
    workers = processes or cores()
    matchup = matchup_of(DECKS, player, 0)
    bare, at_once = Speed("bare loop"), Speed("at once", workers)
    with ExitStack() as stack:
        loops = stack.enter_context(ProcessPoolExecutor(workers, get_context("spawn")))
        runners: list[tuple[Runner, Speed]] = [
            (stack.enter_context(Processes(workers)), Speed("processes", workers))
        ]
        if ray:
            runners.append((stack.enter_context(Cluster(LOCAL, workers=workers)), Speed("Ray", workers)))
        for _ in range(rounds):
            bare_loop(matchup, games, bare)
            loops_at_once(loops, matchup, games, at_once)
            for runner, speed in runners:
                through(runner, matchup, games, speed, chunk_seconds=chunk_seconds)
    _tell(bare, at_once, [speed for _, speed in runners], as_json=as_json)


def _tell(bare: Speed, at_once: Speed, speeds: list[Speed], *, as_json: bool) -> None:
    is_compiled = not str(kernel.__file__).endswith(".py")
    if as_json:
        rows = [
            {"runner": one.name, "workers": one.workers, "games": one.games, "games_a_second": one.rate}
            | ({"kept": one.kept(bare), "busy_share": one.busy_share} if one is not bare else {})
            for one in (bare, at_once, *speeds)
        ]
        typer.echo(json.dumps({"compiled": is_compiled, "speeds": rows}, indent=1))
        return
    typer.echo(f"The engine is {'compiled' if is_compiled else 'plain Python'}.")
    typer.echo(f"bare loop  {bare.rate:.2f} games/s with one worker")
    typer.echo(
        f"{at_once.name:<9}  {at_once.rate:.2f} games/s in {counted(at_once.workers, 'such loop')}: "
        f"{at_once.kept(bare):.3f} of the bare loop times workers, which is what this machine allows"
    )
    for one in speeds:
        typer.echo(
            f"{one.name:<9}  {one.rate:.2f} games/s with {counted(one.workers, 'worker')}: "
            f"{one.kept(bare):.3f} of the bare loop times workers, {one.rate / at_once.rate:.3f} of the "
            f"loops at once; workers were in games for {one.busy_share:.3f} of the time"
        )
