"""`everfree ladder`: play the computer players against each other until it is decided who is better."""

import json
import platform
import time
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress

from everfree import __version__
from everfree.cli.arguments.files import file_to_write, folder_to_write
from everfree.players import LEVELS
from everfree.testing.ladder.games import SLOW, Played, play
from everfree.testing.ladder.keeping import keep, kept, of_pair
from everfree.testing.ladder.pictures import can_draw, draw, page
from everfree.testing.ladder.report import report
from everfree.testing.ladder.seer import SEER
from everfree.testing.ladder.verdicts import MOST, is_decided

RUNGS: Final = ("strong", "fair", "gentle", "greedy", "random")
"""Our levels, then the players they are measured against."""
PAIRS: Final = [
    *[(a, b) for place, a in enumerate(RUNGS) for b in RUNGS[place + 1 :]],
    (SEER, "strong"),
    (f"{SLOW}strong", "greedy"),
]
"""Everyone against everyone; then what seeing hidden cards gains, and what more time gains."""
TREND: Final = 40
"""Games of a pair in which one player has a second for each question."""
NOTE: Final = (
    "Theme decks, both seats, fixed node budgets; a pair is played until a test that may be looked at after "
    "every game is 95 % sure whether the first is better than what it is compared with, or for 300 games, or "
    "until the time is up."
)


def ladder(
    games: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", callback=file_to_write, help="Keep the games in FILE; a new run continues it."
        ),
    ] = None,
    into: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            callback=folder_to_write,
            help="Write ladder.json, ladder.html and ladder.png there.",
        ),
    ] = None,
    pair: Annotated[list[str] | None, typer.Option(help="Only this pair, as strong:greedy.")] = None,
    most: Annotated[int, typer.Option(help="The most games of a pair, decided or not.")] = MOST,
    hours: Annotated[float, typer.Option(help="Begin no more games after so many hours.")] = 3.0,
    jobs: Annotated[int, typer.Option(help="Processes to play in.")] = 2,
) -> None:
    """Let the computer players play each other and report the results."""
    pairs = [_pair(one) for one in pair] if pair else PAIRS
    until = time.monotonic() + 3600 * hours
    try:
        found = [] if games is None else kept(games)
    except msgspec.MsgspecError:
        typer.echo(f"{games} holds no games of a ladder.", err=True)
        raise typer.Exit(2) from None
    console = Console(stderr=True)
    columns = (*Progress.get_default_columns(), MofNCompleteColumn())
    fresh = get_context("spawn")
    with (
        Progress(*columns, console=console, disable=not console.is_terminal) as progress,
        ProcessPoolExecutor(jobs, mp_context=fresh) as pool,
    ):
        for a, b in pairs:
            limit = min(most, TREND) if a.startswith(SLOW) else most
            bar = progress.add_task(f"{a} – {b}", total=limit)
            mine = of_pair(found, a, b)
            progress.update(bar, completed=len(mine))
            while not is_decided(mine) and len(mine) < limit and time.monotonic() < until:
                for game in next_games(pool, a, b, len(mine), count=min(2 * jobs, limit - len(mine))):
                    if games is not None:
                        keep(games, game)
                    found.append(game)
                mine = of_pair(found, a, b)
                progress.update(bar, completed=len(mine))
            score = sum([game.score for game in mine])
            typer.echo(f"{a} – {b}: {score:g} of {len(mine)}")
    if into is not None:
        write(found, pairs, into, most=most)


def next_games(pool: Executor, a: str, b: str, first: int, *, count: int) -> list[Played]:
    """Play the next games of a pair in parallel."""
    futures = [pool.submit(play, a, b, first + step) for step in range(count)]
    return [future.result() for future in futures]


def write(games: list[Played], pairs: list[tuple[str, str]], into: Path, *, most: int) -> None:
    """Write the report as JSON and, if the drawing library is installed, as a picture and a page."""
    figures = report(
        games,
        pairs,
        note=NOTE if most >= MOST else f"A short run, at most {most} games a pair. {NOTE}",
        version=__version__,
        python=platform.python_version(),
    )
    (into / "ladder.json").write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    if not can_draw():
        typer.echo("Page and picture left out: they need the extra lab; then again with --hours 0.", err=True)
        return
    draw(figures, into / "ladder.png")
    (into / "ladder.html").write_text(page(figures, into / "ladder.png"), encoding="utf-8")


def _pair(word: str) -> tuple[str, str]:
    a, _, b = word.partition(":")
    for name in (a, b):
        if name != SEER and name.removeprefix(SLOW) not in LEVELS:
            typer.echo(f"No player {name!r}; there are: {', '.join((*LEVELS, SEER))}.", err=True)
            raise typer.Exit(2)
    return a, b
