"""`everfree check`: compare the engine with an independent referee, and try hostile cards."""

import time
from collections import Counter
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from typing import Annotated, Final

import typer

from everfree.cli.batches import played, watched
from everfree.cli.check import server
from everfree.cli.check.slap.command import slap_long, slap_network
from everfree.testing.referee import judge
from everfree.testing.referee.positions import JUDGED, LEFT_OUT
from everfree.testing.secret_games import compare_game
from everfree.testing.strangers import judge as judge_stranger

app: Final = typer.Typer(
    help="Check the engine against a referee, and the server.", no_args_is_help=True, add_completion=False
)

CHUNK = 25
"""Positions handed to a process at a time."""


@app.callback()
def check() -> None:
    """Make `everfree check` a group: Typer would run a single command directly."""


@app.command()
def referee(
    states: Annotated[int, typer.Option(min=1, help="How many random positions to judge.")] = 10_000,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first one; the next ones follow.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="Processes to judge in.")] = 2,
) -> None:
    """Compare powers, traits, confronting and faceoff totals with slow and obvious code."""
    began = time.monotonic()
    verdicts = watched(played(judge, range(seed, seed + states), jobs=jobs, chunk=CHUNK), states, "states")
    failures = sum([verdict.failure is not None for verdict in verdicts])
    if LEFT_OUT:
        words = ", ".join(sorted({word for words in LEFT_OUT.values() for word in words}))
        typer.echo(f"cards left out for words the referee does not know: {words}")
    for name, number in (
        ("states", len(verdicts)),
        ("cards of the pool", sum([len(cards) for cards in JUDGED.values()])),
        ("cards left out", len(LEFT_OUT)),
        ("states in a ring", sum([not verdict.has_order for verdict in verdicts])),
        ("changes applied", sum([verdict.changes for verdict in verdicts])),
        ("out of turn", sum([verdict.late for verdict in verdicts])),
        ("disagreements", failures),
        ("seconds", round(time.monotonic() - began)),
    ):
        typer.echo(f"{name:<18}{number:>12,}")
    if failures:
        raise typer.Exit(1)


@app.command()
def strangers(
    cards: Annotated[int, typer.Option(min=1, help="How many cards to invent.")] = 10_000,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first one; the next ones follow.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="Processes to judge in.")] = 2,
) -> None:
    """Read and play malformed and hostile cards: each is refused, stopped or played, in bounded time."""
    began = time.monotonic()
    seeds = range(seed, seed + cards)
    verdicts = watched(played(judge_stranger, seeds, jobs=jobs, chunk=CHUNK), cards, "cards")
    fates = Counter([f"{verdict.kind}: {verdict.fate}" for verdict in verdicts])
    failures = sum([verdict.failure is not None for verdict in verdicts])
    for name, number in sorted(fates.items()):
        typer.echo(f"{name:<48}{number:>8,}")
    slowest = max(verdicts, key=lambda verdict: verdict.seconds)
    memory = max(getrusage(who).ru_maxrss for who in (RUSAGE_SELF, RUSAGE_CHILDREN)) // 1024
    typer.echo(f"{cards:,} cards, {failures} failures, {round(time.monotonic() - began)} s")
    typer.echo(
        f"slowest: seed {slowest.seed}, {slowest.seconds:.1f} s; most memory of a process: {memory} MB"
    )
    if failures:
        raise typer.Exit(1)


@app.command()
def secrecy(
    games: Annotated[int, typer.Option(min=1, help="How many games with random decks to play.")] = 200,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first one; the next ones follow.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="Processes to play in.")] = 2,
) -> None:
    """Compare what viewers see of random games with twins whose secrets are permuted."""
    began = time.monotonic()
    seeds = range(seed, seed + games)
    compared = watched(played(compare_game, seeds, jobs=jobs, chunk=1), games, "games")
    failures = [game.failure for game in compared if game.failure is not None]
    for name, number in (
        ("games", len(compared)),
        ("views compared", sum([game.views for game in compared])),
        ("decisions beside the twin", sum([game.steps for game in compared])),
        ("leaks", len(failures)),
        ("seconds", round(time.monotonic() - began)),
    ):
        typer.echo(f"{name:<26}{number:>12,}")
    if failures:
        raise typer.Exit(1)


app.command()(server.wire)
app.command()(server.spectators)
app.command()(server.archives)
app.command()(server.crash)
app.command()(server.races)
app.command()(server.garbage)
app.command()(server.hostile)
app.command(name="slap-network")(slap_network)
app.command(name="slap-long")(slap_long)
