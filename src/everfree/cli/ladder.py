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
from everfree.players.weights import weights_digest
from everfree.testing.ladder.entrants import AT, LEARNED, SLOW, SLOW_NODES, entrant
from everfree.testing.ladder.games import Pairing, Played
from everfree.testing.ladder.kept import kept_games, kept_pairs
from everfree.testing.ladder.pictures import can_draw, draw, page
from everfree.testing.ladder.report import RIVAL, report, told
from everfree.testing.ladder.seer import SEER
from everfree.testing.ladder.verdicts import (
    CURVE_PAIRS,
    GOAL_PAIRS,
    MOST,
    SLOW_PAIRS,
    is_enough,
    most_pairs,
)

RUNGS: Final = (LEARNED, "strong", "fair", "gentle", "greedy", "random")
"""Our levels, then the players they are measured against."""
PAIRS: Final = [
    *[(a, b) for place, a in enumerate(RUNGS) for b in RUNGS[place + 1 :]],
    (SEER, LEARNED),
    (f"{SLOW}{LEARNED}", "greedy"),
    (f"{SLOW}{LEARNED}", RIVAL),
]
"""Everyone against everyone; then what seeing hidden cards gains, and what more nodes gain."""
CURVE: Final = [
    (f"{LEARNED}{AT}100", RIVAL),
    (f"{LEARNED}{AT}300", RIVAL),
    (LEARNED, RIVAL),
    (f"{LEARNED}{AT}3000", RIVAL),
]
"""The champion at 100, 300, 1,000 and 3,000 nodes against a rival whose nodes stay the same."""
NOTE: Final = (
    "Theme decks, fixed node budgets: the time never ends a search. A pair is two games with the same deal "
    "and the players swapped; scores and intervals are over pairs. Two players play until a test that may be "
    "looked at after every pair is 95 % sure whether the first is better than what it is compared with, with "
    f"a goal at least {GOAL_PAIRS} pairs, at most {MOST} pairs. A slow player may spend {SLOW_NODES:,} nodes "
    "on a decision, those beyond the nodes of its level on replies to answers that lie close, and plays "
    f"{SLOW_PAIRS} pairs; {LEARNED}{AT}300 may search 300 nodes and plays {CURVE_PAIRS} pairs. {SEER} is a "
    f"{LEARNED} that sees all hands, decks and flips. Where fewer pairs were played, the table says of how "
    "many. Intervals have 95 %: “anytime” allows for the test, “fixed” belongs to the number of pairs. "
    "“Compared with” is the goal of two players, or 50 %; the verdict is whether the score is above or below "
    "it, with 95 % certainty."
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
    pair: Annotated[
        list[str] | None,
        typer.Option(help="These players, as strong:greedy or champion@300:strong; @300 is a node budget."),
    ] = None,
    curve: Annotated[
        bool, typer.Option("--curve", help="The champion against strong at several node budgets.")
    ] = False,
    most: Annotated[int, typer.Option(min=1, help="The most pairs of games, decided or not.")] = MOST,
    hours: Annotated[
        float, typer.Option(min=0, help="Begin no more games after so many hours; 0 writes the report only.")
    ] = 3.0,
    jobs: Annotated[int, typer.Option(min=0, help="Processes to play in; 0 for one on each core.")] = 0,
    ray: RAY = None,
) -> None:
    """Let the computer players play each other and report the results.

    Without --pair and --curve all play each other, which takes many hours.
    """
    if into is None and not hours:
        raise typer.BadParameter("0 hours only write the report again: name its folder with --into.")
    asked = [*[_pair(one) for one in pair or []], *(CURVE if curve else [])]
    pairs = list(dict.fromkeys(asked or PAIRS))
    until = time.monotonic() + 3600 * hours
    series = {(a, b): Series(Pairing(a, b), 2 * most_pairs(a, b, most), is_enough) for a, b in pairs}
    with session(ray, jobs, into) as lab:
        if lab.folder is None:
            typer.echo("No games and no report will be kept: name a folder with --into.", err=True)
        lab.play(list(series.values()), "games", is_open=lambda: time.monotonic() < until)
    played = {names: one.games for names, one in series.items()}
    if lab.folder is not None:  # the report has what other runs have kept as well
        played |= {(one.a, one.b): kept_games(lab.folder, one) for one in kept_pairs(lab.folder)}
    for games in played.values():
        if games:
            typer.echo(told(games))
    if into is not None:
        if not any(played.values()):
            typer.echo("No games of these players are kept here.", err=True)
        write(played, into)


def write(played: Mapping[tuple[str, str], Sequence[Played]], into: Path) -> None:
    """Write the report as JSON and, if the drawing library is installed, as a picture and a page."""
    figures = report(
        played,
        note=NOTE,
        version=__version__,
        weights=weights_digest(),
        python=platform.python_version(),
    )
    (into / "ladder.json").write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    if not can_draw():
        typer.echo("Page and picture left out: they need the extra lab; then again with --hours 0.", err=True)
        return
    draw(figures, into / "ladder.png")
    (into / "ladder.html").write_text(page(figures, into / "ladder.png"), encoding="utf-8")
    typer.echo(f"Report: {into / 'ladder.html'}")


def _pair(word: str) -> tuple[str, str]:
    a, colon, b = word.partition(":")
    if not colon:
        raise typer.BadParameter(f"write two players, as {word or LEARNED}:greedy")
    for name in (a, b):
        try:
            entrant(name)
        except LookupError as problem:
            typer.echo(str(problem.args[0]), err=True)
            raise typer.Exit(2) from None
    return a, b
