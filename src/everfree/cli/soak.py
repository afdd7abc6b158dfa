"""`everfree soak`: thousands of random games, every promise of the engine checked at every decision."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Annotated, Final, Protocol, TypeVar

import typer
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress

from everfree.testing import fingerprints as prints
from everfree.testing.slap.soak import soak as soak_slap
from everfree.testing.soak import soak as soak_game
from everfree.testing.soak.play import TURN_CAP

app: Final = typer.Typer()

CHUNK = 4
"""Games handed to a process at a time."""
SLAP_CHUNK = 100
"""Those of the slap game are short."""


class Report(Protocol):
    """How a game went, whichever game it is."""

    @property
    def failure(self) -> object | None:
        """What went wrong."""
        ...


R = TypeVar("R", bound=Report)


@app.callback(invoke_without_command=True)
def soak(
    context: typer.Context,
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first game; the next ones follow.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="Processes to play in.")] = 2,
    turn_cap: Annotated[
        int, typer.Option(min=1, help="Turns after which a game counts as stalled.")
    ] = TURN_CAP,
    players: Annotated[int, typer.Option(min=2, max=6, help="Players in each game; more than two: R7.")] = 2,
    fingerprints: Annotated[
        int, typer.Option(metavar="N", min=0, help="Print the fingerprints of N games instead.")
    ] = 0,
) -> None:
    """Play random games of the two theme decks and check everything after every decision."""
    if context.invoked_subcommand is not None:
        return
    if fingerprints:
        for line in prints.lines(fingerprints, seed):
            typer.echo(line)
        return
    began = time.monotonic()
    play = partial(soak_game, turn_cap=turn_cap, players=players)
    reports = watched(played(play, range(seed, seed + games), jobs=jobs, chunk=CHUNK), games)
    spent = time.monotonic() - began
    decisions = sum([report.decisions for report in reports])
    failures = sum([report.failure is not None for report in reports])
    for name, number in (
        ("games", len(reports)),
        ("decisions", decisions),
        ("turns", sum([report.turns for report in reports])),
        ("stalled", sum([report.stalled for report in reports])),
        ("draws", sum([report.drawn for report in reports])),
        ("failures", failures),
        ("decisions/s", round(decisions / spent)),
    ):
        typer.echo(f"{name:<12}{number:>12,}")
    if failures:
        raise typer.Exit(1)


@app.command()
def slap(
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 1000,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first game; the next ones follow.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="Processes to play in.")] = 2,
) -> None:
    """Play random games of the slap game at all kinds of tables and check everything after every command."""
    began = time.monotonic()
    reports = watched(played(soak_slap, range(seed, seed + games), jobs=jobs, chunk=SLAP_CHUNK), games)
    spent = time.monotonic() - began
    commands = sum([report.commands for report in reports])
    failures = sum([report.failure is not None for report in reports])
    for name, number in (
        ("games", len(reports)),
        ("commands", commands),
        ("cards", sum([report.cards for report in reports])),
        ("slaps", sum([report.slaps for report in reports])),
        ("stalled", sum([report.is_stalled for report in reports])),
        ("failures", failures),
        ("seconds", round(spent)),
    ):
        typer.echo(f"{name:<12}{number:>12,}")
    if failures:
        raise typer.Exit(1)


def played(play: Callable[[int], R], seeds: range, *, jobs: int, chunk: int) -> Iterator[R]:
    """Play the games of *seeds*, in several processes if there is more than one job."""
    if jobs == 1 or len(seeds) == 1:
        yield from map(play, seeds)
        return
    fresh = get_context("spawn")  # a forked process would inherit the progress bar's thread half-way
    with ProcessPoolExecutor(jobs, mp_context=fresh) as pool:
        yield from pool.map(play, seeds, chunksize=chunk)


def watched(reports: Iterator[R], games: int) -> list[R]:
    """Collect the reports under a progress bar, telling failures as they come; no bar in a pipe."""
    console = Console(stderr=True)
    columns = (*Progress.get_default_columns(), MofNCompleteColumn())
    found: list[R] = []
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        bar = progress.add_task("games", total=games)
        for report in reports:
            found.append(report)
            progress.advance(bar)
            if report.failure is not None:
                typer.echo(f"{report.failure}\n")
    return found
