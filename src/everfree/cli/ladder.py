"""`everfree ladder`: play the computer players against each other until it is decided who is better."""

import json
import platform
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Final

import typer

from everfree import __version__
from everfree.cli.arguments.files import folder_to_write
from everfree.cli.lab.options import RAY, session
from everfree.lab.series import Series
from everfree.players import LEVELS
from everfree.testing.ladder.games import SLOW, Pairing, Played
from everfree.testing.ladder.pictures import can_draw, draw, page
from everfree.testing.ladder.report import report
from everfree.testing.ladder.seer import SEER
from everfree.testing.ladder.verdicts import GOAL_PAIRS, MOST, SLOW_PAIRS, is_enough, most_pairs

RUNGS: Final = ("strong", "fair", "gentle", "greedy", "random")
"""Our levels, then the players they are measured against."""
PAIRS: Final = [
    *[(a, b) for place, a in enumerate(RUNGS) for b in RUNGS[place + 1 :]],
    (SEER, "strong"),
    (f"{SLOW}strong", "greedy"),
]
"""Everyone against everyone; then what seeing hidden cards gains, and what more time gains."""
NOTE: Final = (
    "Theme decks, fixed node budgets. A pair is two games with the same deal and the players swapped; scores "
    "and intervals are over pairs. Two players play until a test that may be looked at after every pair is "
    "95 % sure whether the first is better than what it is compared with, with a goal at least "
    f"{GOAL_PAIRS} pairs, at most {MOST} pairs, or until the time is up; those with one second a decision "
    f"play {SLOW_PAIRS} pairs."
)


def ladder(
    into: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            callback=folder_to_write,
            help="Keep the games there and write ladder.json, ladder.html and ladder.png; a new run goes on.",
        ),
    ] = None,
    pair: Annotated[list[str] | None, typer.Option(help="Only these players, as strong:greedy.")] = None,
    most: Annotated[int, typer.Option(min=1, help="The most pairs of games, decided or not.")] = MOST,
    hours: Annotated[float, typer.Option(help="Begin no more games after so many hours.")] = 3.0,
    jobs: Annotated[int, typer.Option(min=0, help="Processes to play in; 0 for one on each core.")] = 0,
    ray: RAY = None,
) -> None:
    """Let the computer players play each other and report the results."""
    pairs = [_pair(one) for one in pair] if pair else PAIRS
    until = time.monotonic() + 3600 * hours
    series = {(a, b): Series(Pairing(a, b), 2 * most_pairs(a, most), is_enough) for a, b in pairs}
    with session(ray, jobs, into) as lab:
        lab.play(list(series.values()), "games", is_open=lambda: time.monotonic() < until)
    played = {names: one.games for names, one in series.items()}
    for (a, b), games in played.items():
        typer.echo(f"{a} – {b}: {sum([game.score for game in games]):g} of {len(games)}")
    if into is not None:
        write(played, into, most=most)


def write(played: Mapping[tuple[str, str], Sequence[Played]], into: Path, *, most: int) -> None:
    """Write the report as JSON and, if the drawing library is installed, as a picture and a page."""
    figures = report(
        played,
        note=NOTE if most >= MOST else f"A short run, at most {most} pairs of games. {NOTE}",
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
