"""`everfree soak`: play thousands of random games and check the engine's invariants in each."""

import time
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import typer

from everfree.cli.arguments.files import folder_to_write
from everfree.cli.batches import played, watched
from everfree.cli.every_ability import soak_abilities
from everfree.library.errors import UnknownCard
from everfree.library.lookup import cards
from everfree.testing import fingerprints as prints
from everfree.testing.slap.soak import soak as soak_slap
from everfree.testing.soak import ENDINGS, TURN_CAP, Setup, soak as soak_game, strange_games
from everfree.testing.soak.positions import play_position

app: Final = typer.Typer(add_completion=False)

CHUNK = 4
"""Games handed to a process at a time."""
SLAP_CHUNK = 100
"""The same for the slap game, whose games are short."""


@app.callback(invoke_without_command=True)
def soak(
    context: typer.Context,
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first game; the next ones follow.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="Processes to play in.")] = 2,
    turn_cap: Annotated[
        int, typer.Option(min=1, help="Turns after which a game counts as stalled.")
    ] = TURN_CAP,
    random_decks: Annotated[
        bool, typer.Option("--random-decks", help="Legal decks of all cards instead of the theme decks.")
    ] = False,
    combining_decks: Annotated[
        bool, typer.Option("--combining-decks", help="Legal decks of cards that set each other off.")
    ] = False,
    random_options: Annotated[
        bool, typer.Option("--random-options", help="Random options instead of the latest rules.")
    ] = False,
    players: Annotated[int, typer.Option(min=2, max=6, help="Players in each game.")] = 2,
    every_ability: Annotated[
        bool,
        typer.Option("--every-ability", help="Play positions seeded with each card, and some games."),
    ] = False,
    minutes: Annotated[float, typer.Option(min=0.01, help="With --every-ability: how long to play.")] = 45,
    keep: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            callback=folder_to_write,
            help="Keep the ten longest and strangest games as logs there.",
        ),
    ] = None,
    fingerprints: Annotated[
        int, typer.Option(metavar="N", min=0, help="Print the fingerprints of N games instead.")
    ] = 0,
) -> None:
    """Play random games and check the engine's invariants on the way."""
    if context.invoked_subcommand is not None:
        return
    if fingerprints:
        for line in prints.lines(fingerprints, seed):
            typer.echo(line)
        return
    if every_ability:
        if not soak_abilities(minutes, seed=seed, jobs=jobs):
            raise typer.Exit(1)
        return
    began = time.monotonic()
    setup = Setup(random_decks, random_options, turn_cap, players, combining_decks)
    play = partial(soak_game, setup=setup)
    reports = watched(played(play, range(seed, seed + games), jobs=jobs, chunk=CHUNK), games, "games")
    spent = time.monotonic() - began
    decisions = sum([report.decisions for report in reports])
    failures = sum([report.failure is not None for report in reports])
    figures = [
        ("games", len(reports)),
        ("decisions", decisions),
        ("turns", sum([report.turns for report in reports])),
        *[(ending, sum([report.ending == ending for report in reports])) for ending in ENDINGS],
        ("positions judged", sum([report.judged for report in reports])),
        ("failures", failures),
        ("seconds", round(spent)),
        ("decisions/s", round(decisions / spent)),
    ]
    for name, number in figures:
        typer.echo(f"{name:<18}{number:>14,}")
    typer.echo(f"{'games/s':<18}{len(reports) / spent:>14,.1f}")
    for path in [] if keep is None else strange_games.keep(reports, setup, keep):
        typer.echo(f"kept {path.name}")
    if failures:
        raise typer.Exit(1)


@app.command()
def position(
    card: Annotated[str, typer.Argument(metavar="CARD", help="Name or id of the card it is seeded with.")],
    seed: Annotated[int, typer.Argument(min=0, help="The seed of the position.")],
) -> None:
    """Play on from one position seeded with a card, as --every-ability does."""
    try:
        report = play_position(cards[card].id, seed)
    except UnknownCard as unknown:
        typer.echo(str(unknown), err=True)
        raise typer.Exit(2) from None
    typer.echo(report.failure or f"{report.decisions} decisions, no failure")
    if report.failure:
        raise typer.Exit(1)


@app.command()
def slap(
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 1000,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first game; the next ones follow.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="Processes to play in.")] = 2,
) -> None:
    """Play random slap games with random options and check the state after every command."""
    began = time.monotonic()
    reports = watched(
        played(soak_slap, range(seed, seed + games), jobs=jobs, chunk=SLAP_CHUNK), games, "games"
    )
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
