"""Runs a function for thousands of seeds, in one or several processes, with a progress bar."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Protocol, TypeVar

import typer
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress

SECONDS_A_LINE = 60
"""How often a line reports the progress where no bar can be drawn."""


class Report(Protocol):
    """The result of one seed."""

    @property
    def failure(self) -> object | None:
        """What went wrong, or None."""
        ...


R = TypeVar("R", bound=Report)


def played(play: Callable[[int], R], seeds: range, *, jobs: int, chunk: int) -> Iterator[R]:
    """Play the games of *seeds*, in several processes if there is more than one job."""
    if jobs == 1 or len(seeds) == 1:
        yield from map(play, seeds)
        return
    fresh = get_context("spawn")  # a fork would copy the progress bar's thread in an undefined state
    with ProcessPoolExecutor(jobs, mp_context=fresh) as pool:
        yield from pool.map(play, seeds, chunksize=chunk)


def watched(reports: Iterator[R], total: int, what: str) -> list[R]:
    """Collect the reports and print failures at once; show progress as a bar, or as lines in a pipe."""
    console = Console(stderr=True)
    columns = (*Progress.get_default_columns(), MofNCompleteColumn())
    found: list[R] = []
    failures = 0
    began = told = time.monotonic()
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        bar = progress.add_task(what, total=total)
        for report in reports:
            found.append(report)
            progress.advance(bar)
            if report.failure is not None:
                failures += 1
                typer.echo(f"{report.failure}\n")
            now = time.monotonic()
            if not console.is_terminal and now - told >= SECONDS_A_LINE:
                told = now
                rate = len(found) / (now - began)
                line = f"{len(found):,} of {total:,} {what}, {failures} failures, {rate:.1f} a second"
                typer.echo(line, err=True)
    return found
