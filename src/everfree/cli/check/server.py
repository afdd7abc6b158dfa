"""`everfree check wire`, `spectators`, `archives`, `crash` and others: check servers over real sockets."""

import logging
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from everfree.cli.batches import watched

if TYPE_CHECKING:
    from everfree.cli.check.served import Served
    from everfree.cli.check.wire import Compared


def wire(
    matches: Annotated[int, typer.Option(min=1, help="How many random matches to play.")] = 200,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first one; the next ones follow.")] = 0,
) -> None:
    """Compare what viewers receive with what they receive in a twin match whose secrets are permuted."""
    from everfree.cli.check.wire import judged  # imported here, so that other checks start faster

    told = "{matches} matches, {steps:,} decisions beside a twin, {messages:,} messages alike, {leaks} leaks"
    _compare(judged, range(seed, seed + matches), told)


def spectators(
    matches: Annotated[int, typer.Option(min=1, help="How many pairs of matches to play.")] = 60,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first one; the next ones follow.")] = 0,
) -> None:
    """Compare what spectators with a delay are sent while other things happen at two tables."""
    from everfree.cli.check.delayed import judged

    told = "{matches} pairs, {steps:,} moves nobody may see yet, {messages:,} answers alike, {leaks} leaks"
    _compare(judged, range(seed, seed + matches), told)


def archives(
    matches: Annotated[int, typer.Option(min=1, help="How many matches to play, each with 3 twins.")] = 60,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first one; the next ones follow.")] = 0,
) -> None:
    """Compare the archives of viewers with those of twin matches whose secrets are permuted."""
    from everfree.cli.check.archived import TwinHost, judged

    host = TwinHost()
    told = "{matches} matches, {steps:,} decisions beside twins, {messages:,} moments alike, {leaks} leaks"
    _compare(
        lambda served, one: judged(served, host, one),
        range(seed, seed + matches),
        told,
        hosts=[host],
        beat_seconds=0.1,
    )


def _compare(judged: "Callable[[Served, int], Compared]", seeds: range, told: str, **settings: Any) -> None:
    """Compare the matches of some seeds at a server, and print what was found; *told* is its sentence."""
    from everfree.cli.check.served import Served
    from everfree.server.limits import UNLIMITED

    with tempfile.TemporaryDirectory() as data:
        served = Served(Path(data), limits=UNLIMITED, **settings)
        try:
            compared = watched((judged(served, one) for one in seeds), len(seeds), "matches")
        finally:
            served.stop()
    leaks = sum(one.failure is not None for one in compared)
    steps, messages = sum(one.steps for one in compared), sum(one.messages for one in compared)
    typer.echo(told.format(matches=len(seeds), steps=steps, messages=messages, leaks=leaks))
    if leaks:
        raise typer.Exit(1)


def crash(
    matches: Annotated[int, typer.Option(min=1, help="How many matches are under way.")] = 20,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long they are played before the kill.")] = 10,
) -> None:
    """Kill a server (-9) in the middle of matches: nothing acknowledged may be lost."""
    from everfree.cli.check.crash import Lost, crash as kill
    from everfree.cli.check.crash_moments import crash_before_storing, crash_with_open_requests

    with tempfile.TemporaryDirectory() as data:
        try:
            crash_before_storing(Path(data))
            crash_with_open_requests(Path(data))
            survived = kill(Path(data), matches, seconds)
        except Lost as lost:
            typer.echo(str(lost), err=True)
            raise typer.Exit(1) from None
    typer.echo(
        f"{survived.matches} matches, {survived.acknowledged:,} acknowledged commands, none lost; "
        f"the new server answered after {survived.restart:.1f} s"
    )
    typer.echo("killed before a command was stored, and with open requests: nothing lost, nothing doubled")


def races(
    rounds: Annotated[int, typer.Option(min=1, help="How many questions.")] = 500,
    sockets: Annotated[int, typer.Option(min=2, help="Sockets that answer each of them.")] = 50,
    gateways: Annotated[int, typer.Option(min=1, help="Servers they are connected to.")] = 2,
) -> None:
    """Answer each question by many sockets at once: one answer counts, and every socket is told."""
    from everfree.cli.chaos.services import Missing
    from everfree.cli.check.races import Broken, raced

    with tempfile.TemporaryDirectory(prefix="everfree-races-") as folder:
        try:
            fates = raced(Path(folder), rounds, sockets, gateways)
        except (Missing, Broken) as reason:
            typer.echo(str(reason), err=True)
            raise typer.Exit(1) from None
    typer.echo(f"{rounds:,} questions, each answered once; the servers show the same")
    for fate, count in sorted(fates.items()):
        typer.echo(f"{fate:<40}{count:>8,}")


def garbage(
    messages: Annotated[int, typer.Option(min=1, help="How many messages to send.")] = 10_000,
) -> None:
    """Send garbage through two servers while a match is played: no server fails, no match suffers."""
    from everfree.cli.chaos.checking import Lost
    from everfree.cli.chaos.services import Missing
    from everfree.cli.check.garbage import Harmed, littered

    with tempfile.TemporaryDirectory(prefix="everfree-garbage-") as folder:
        try:
            fates = littered(Path(folder), messages)
        except (Missing, Harmed, Lost) as reason:
            typer.echo(str(reason), err=True)
            raise typer.Exit(1) from None
    for fate, count in sorted(fates.items()):
        typer.echo(f"{fate:<44}{count:>8,}")


def hostile(
    only: Annotated[str, typer.Option(help="Run the attacks whose names contain this text.")] = "",
) -> None:
    """Attack fresh servers; then switch off what protects them, which every attack must notice."""
    from everfree.cli.check.hostile.attacks import ATTACKS
    from everfree.cli.check.hostile.trying import try_all

    chosen = [attack for attack in ATTACKS if only.lower() in attack.name.lower()]
    if not chosen:
        raise typer.BadParameter(f"no attack has {only!r} in its name")
    began, failures = time.monotonic(), 0
    logging.disable(logging.CRITICAL)  # the server logs every fault that an attack plants
    try:
        for line, is_good in try_all(chosen):
            typer.echo(line)
            failures += not is_good
    finally:
        logging.disable(logging.NOTSET)
    typer.echo(f"{len(chosen)} attacks, {failures} failures, {round(time.monotonic() - began)} s")
    if failures:
        raise typer.Exit(1)
