"""The options that the commands of the lab share, and how they print what they found."""

import json
import shlex
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

import typer

from everfree.cli.arguments import completing
from everfree.cli.arguments.files import folder_to_write
from everfree.lab.folder import Folder
from everfree.lab.reports import plots
from everfree.lab.reports.writing import PAGE, write_report
from everfree.lab.session import Session, runner_at
from everfree.lab.standings import Standing
from everfree.lab.studies.findings import Findings
from everfree.lab.wording import counted, in_percent
from everfree.library.errors import EverfreeError
from everfree.library.game import TURN_CAP as CAP

INTERRUPTED: Final = 130
"""The exit code of a command that was interrupted, as shells have it."""
MOST_CERTAIN: Final = 0.999
"""The highest level of certainty that may be asked for."""


def two_players(names: tuple[str, str]) -> tuple[str, str]:
    """Return the names of both players; refuse an option that was read as the second one."""
    if names[1].startswith("-"):
        raise typer.BadParameter(f"name two players, as {names[0]} {names[0]}")
    return names


HELP_DECK = "A theme deck, a deck file, or a deck code."
DECK = Annotated[str, typer.Argument(metavar="DECK", autocompletion=completing.decks, help=HELP_DECK)]
PLAYERS = Annotated[
    tuple[str, str],
    typer.Option(
        metavar="A B",
        autocompletion=completing.levels,
        callback=two_players,
        help="The levels of both sides.",
    ),
]
PLAYER = Annotated[str, typer.Option(autocompletion=completing.levels, help="The level of both sides.")]
SEED = Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")]
TURN_CAP = Annotated[int, typer.Option(min=0, help="Turns after which a game ends undecided; 0 for never.")]
PROCESSES = Annotated[int, typer.Option(min=0, help="Processes to play in; 0 for one on each core.")]
RAY = Annotated[
    str | None,
    typer.Option(
        metavar="local|ADDRESS",
        help="Play on the Ray cluster at this address, or on a local one; needs the extra lab.",
    ),
]
INTO = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER",
        callback=folder_to_write,
        help="Keep the games in FOLDER and write the report there; a second start goes on.",
    ),
]
AS_JSON = Annotated[bool, typer.Option("--json", help="Print the series as JSON.")]
USUAL_CAP = CAP


def certainty(word: str | None) -> float | None:
    """Read a level of certainty: 95%, 95 or 0.95."""
    if word is None:
        return None
    try:
        value = float(word.strip().removesuffix("%").strip())
    except ValueError:
        value = 0.0
    level = value if value < 1 else value / 100
    if not 1 / 2 <= level <= MOST_CERTAIN:
        raise typer.BadParameter(
            f"give a certainty from 50% to {in_percent(MOST_CERTAIN)}", param_hint="'--until'"
        )
    return level


def whole_pairs(games: int | None) -> int | None:
    """Return the number of games; refuse an odd one, because games are played in pairs."""
    if games is not None and games % 2:
        raise typer.BadParameter(f"games are played in pairs: give {games - 1} or {games + 1}")
    return games


@contextmanager
def session(ray: str | None, processes: int, into: Path | None) -> Iterator[Session]:
    """Give a session with its runner; a mistake of the person becomes a sentence and the exit code 2.

    An interruption becomes a sentence and the exit code 130.
    """
    folder = None
    try:
        folder = None if into is None else Folder(into)
        with runner_at(ray, processes) as runner:
            yield Session(runner, folder)
    except EverfreeError as problem:
        typer.echo(str(problem), err=True)
        raise typer.Exit(2) from None
    except KeyboardInterrupt:
        typer.echo(_interrupted(folder), err=True)
        raise typer.Exit(INTERRUPTED) from None


def _interrupted(folder: Folder | None) -> str:
    if folder is None:
        return "Interrupted; no games were stored, because no folder was named with --into."
    stored, total = counted(folder.appended, "game"), folder.total
    before = f", where there are {counted(total, 'game')} now" if total > folder.appended else ""
    return f"Stored {stored} in {folder.path}{before}; start the same command again to go on."


def tell(found: Findings, into: Path | None, *, as_json: bool) -> None:
    """Print what was found, and write the report if a folder was named."""
    if into is not None:
        write_report(found, into, command=shlex.join(["everfree", *sys.argv[1:]]))
        if not plots.can_draw():
            typer.echo(
                "Plots left out: they need the extra lab. Install it and start the command again.", err=True
            )
    if as_json:
        typer.echo(json.dumps({"title": found.title, "series": found.rows()}, indent=1))
        return
    typer.echo(found.title)
    for sentence in found.sentences:
        typer.echo(sentence)
    if into is not None:
        typer.echo(f"Report: {into / PAGE}")
    if len(found.standings) > 1:
        _tell_table(found.standings)


def _tell_table(standings: Sequence[Standing]) -> None:
    width = max([len(one.title) for one in standings])
    for one in standings:
        mark = "  decided" if one.is_decided else ""
        score = f"{one.score:6.1%}  {one.low:6.1%} to {one.high:6.1%}{one.at_level}"
        typer.echo(f"{one.title:<{width}}  {score}  {counted(one.pairs, 'pair')}{mark}")
