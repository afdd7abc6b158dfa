"""`everfree sim`: play many games of two decks and print how they ended."""

import csv
import json
from pathlib import Path
from typing import Annotated

import typer

from everfree.cli.arguments import completing
from everfree.cli.arguments.files import file_to_write
from everfree.lab.simulating import simulate
from everfree.library.errors import EverfreeError
from everfree.library.game import TURN_CAP

DECK = "A ready deck, a deck file, or a deck code."


def sim(
    a: Annotated[str, typer.Argument(metavar="DECK", autocompletion=completing.decks, help=DECK)],
    b: Annotated[str, typer.Argument(metavar="DECK", autocompletion=completing.decks, help=DECK)],
    games: Annotated[int, typer.Option(min=1, help="How many games; each pair swaps the seats.")] = 100,
    player: Annotated[
        list[str] | None,
        typer.Option(
            autocompletion=completing.levels,
            help="The level of both players, or twice: of each. greedy if not given.",
        ),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")] = 0,
    processes: Annotated[int, typer.Option(min=0, help="Processes to play in; 0 for one on each core.")] = 0,
    turn_cap: Annotated[
        int, typer.Option(min=0, help="Turns after which a game ends undecided; 0 for never.")
    ] = TURN_CAP,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    table: Annotated[
        Path | None,
        typer.Option(
            "--csv", metavar="FILE", callback=file_to_write, help="Write every game into this file."
        ),
    ] = None,
) -> None:
    """Play many games of two decks, on all cores, and print who won how often."""
    try:
        result = simulate(
            [a, b],
            (player[0] if len(player) == 1 else player) if player else "greedy",
            games,
            seed,
            processes=processes or None,
            turn_cap=turn_cap or None,
        )
        if table is not None:
            _write(result.rows(), table)
    except EverfreeError as problem:
        raise _refused(str(problem)) from None
    except OSError as problem:
        raise _refused(f"{table} can't be written: {problem.strerror}.") from None
    if as_json:
        typer.echo(json.dumps(result.figures(), indent=1))
        return
    width = max([len(name) for name, _ in result.summary()])
    for name, value in result.summary():
        typer.echo(f"{name:<{width}}  {value}")


def _refused(reason: str) -> typer.Exit:
    typer.echo(reason, err=True)
    return typer.Exit(2)


def _write(rows: list[dict[str, object]], path: Path) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)
