"""`everfree bench`: measure the engine's speed, as plain Python and compiled, beside python-chess."""

import importlib.util
import json
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Annotated, Final

import typer

import everfree

app: Final = typer.Typer(help="Measure speed.", no_args_is_help=True, add_completion=False)

ROOT: Final = Path(everfree.__file__).resolve().parents[2]
COMPILED: Final = ROOT / ".compiled"
BUILDER: Final = ROOT / "scripts" / "compiled.py"
ROUNDS: Final = 5
TIME_LIMIT: Final = 42.0
"""Seconds in which all rounds must end; no round is begun that would take longer."""

Figures = dict[str, float | str | bool]

LINES: Final = (
    ("real decisions/s", "decisions_per_s", 0),
    ("games/s", "games_per_s", 1),
    ("clones/s", "clones_per_s", 0),
    ("clone + step/s", "clone_steps_per_s", 0),
    ("to bytes/s", "to_bytes_per_s", 0),
    ("from bytes/s", "from_bytes_per_s", 0),
    ("digests/s", "digests_per_s", 0),
    ("bytes per state", "bytes_per_state", 0),
    ("full view, ms", "view_ms", 2),
    ("load pool, ms", "pool_ms", 0),
)
"""For each printed line: its label, its key in the figures, and its decimal places."""

DECKS: Final = ("first", "theme", "random")
POOL_ROUNDS: Final = 3
POOL_LINES: Final = (
    ("real decisions/s, theme decks", "theme_decisions_per_s", 0, ""),
    ("real decisions/s, random decks", "random_decisions_per_s", 0, ""),
    ("random decks as a share of theme decks", "ratio", 2, "0.8 or more"),
    ("load pool, ms", "pool_ms", 0, "under 200"),
    ("bytes per state, random decks", "bytes_per_state", 0, "under 4,000"),
)
"""For each line of `everfree bench pool`: its label, its key, its decimal places and its goal."""
LOAD: Final = """
import time
began = time.process_time()
import everfree.ccg.cards
print(time.process_time() - began)
"""

GOALS: Final = {
    "cpython": {"decisions_per_s": "12,000", "clones_per_s": "60,000", "pool_ms": "under 150"},
    "compiled": {
        "decisions_per_s": "45,000",
        "clones_per_s": "120,000",
        "view_ms": "under 1",
        "pool_ms": "under 150",
    },
}


@app.callback()
def bench() -> None:
    """Make `everfree bench` a group: Typer would run a single command directly."""


@app.command()
def engine(
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as one JSON object.")] = False,
    decks: Annotated[
        str,
        typer.Option(
            help="first: always the same two theme decks; theme: all twelve; random: of the whole pool."
        ),
    ] = "first",
) -> None:
    """Measure the engine on one core: CPython, the mypyc build of the same source, and python-chess."""
    if decks not in DECKS:
        typer.echo(f"No decks {decks!r}; there are: {', '.join(DECKS)}.", err=True)
        raise typer.Exit(2)
    pythons = {"cpython": Path(sys.executable)}
    if up_to_date():
        pythons["compiled"] = COMPILED / "bin" / "python"
    figures = measured(pythons, decks)
    if as_json:
        typer.echo(json.dumps(figures, indent=2))
    else:
        for line in table(figures):
            typer.echo(line)
    if "compiled" not in pythons:
        raise typer.Exit(1)


@app.command()
def pool(
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as one JSON object.")] = False,
) -> None:
    """Compare random decks of the whole pool with theme decks, in this build; measure loading and size."""
    python = Path(sys.executable)
    rounds: dict[str, list[Figures]] = {"theme": [], "random": []}
    for number in range(POOL_ROUNDS):
        for decks, found in rounds.items():
            found.append(one_round(python, str(number), decks) | {"pool_ms": loading(python)})
    figures = compared(medians(rounds["theme"]), medians(rounds["random"]))
    if as_json:
        typer.echo(json.dumps(figures, indent=2))
        return
    for label, key, places, goal in POOL_LINES:
        typer.echo(f"{label:<40}{figures[key]:>10,.{places}f}{goal:>14}")


def compared(theme: Figures, random: Figures) -> dict[str, float]:
    """Return the figures that have goals for the pool; both kinds of decks were measured in turn."""
    return {
        "theme_decisions_per_s": float(theme["decisions_per_s"]),
        "random_decisions_per_s": float(random["decisions_per_s"]),
        "ratio": float(random["decisions_per_s"]) / float(theme["decisions_per_s"]),
        "pool_ms": min(float(theme["pool_ms"]), float(random["pool_ms"])),
        "bytes_per_state": float(random["bytes_per_state"]),
    }


def up_to_date() -> bool:
    """Rebuild the compiled engine if it is old, with messages on stderr; return whether it is usable."""
    if not BUILDER.exists():
        typer.echo("compiled build left out: it is made from a checkout of the sources", err=True)
        return False
    typer.echo("compiled build: made first where it is missing or old, which takes a minute or two", err=True)
    return subprocess.run([sys.executable, BUILDER], stdout=sys.stderr, check=False).returncode == 0


def measured(pythons: dict[str, Path], decks: str) -> dict[str, Figures]:
    """Run the rounds of all builds in turn, so that a busy machine slows them alike; return the medians."""
    rounds: dict[str, list[Figures]] = {name: [] for name in (*pythons, "yardstick")}
    has_yardstick = importlib.util.find_spec("chess") is not None
    if not has_yardstick:
        typer.echo("yardstick left out: python-chess is not installed", err=True)
    began = time.monotonic()
    for number in range(ROUNDS):
        started = time.monotonic()
        for name, python in pythons.items():
            rounds[name].append(one_round(python, str(number), decks) | {"pool_ms": loading(python)})
        if has_yardstick:
            rounds["yardstick"].append(one_round(Path(sys.executable), "yardstick"))
        now = time.monotonic()
        if now + (now - started) > began + TIME_LIMIT:
            break
    return {name: medians(figures) for name, figures in rounds.items()}


def loading(python: Path) -> float:
    """Measure how long a process takes to load all cards, in milliseconds of processor time."""
    answer = subprocess.run([str(python), "-I", "-c", LOAD], stdout=subprocess.PIPE, check=True)
    return 1000 * float(answer.stdout)


def one_round(python: Path, *what: str) -> Figures:
    """Measure in a separate isolated process, so that each *python* imports the build installed with it."""
    command = [str(python), "-I", "-m", "everfree.testing.measure", *what]
    answer = subprocess.run(command, stdout=subprocess.PIPE, check=True)
    figures: Figures = json.loads(answer.stdout)
    return figures


def medians(rounds: list[Figures]) -> Figures:
    """Return the median of every number; other values are the same in all rounds."""
    found: Figures = {}
    for name, first in rounds[0].items() if rounds else ():
        if isinstance(first, bool | str):
            found[name] = first
        else:
            found[name] = round(statistics.median([float(one[name]) for one in rounds]), 3)
    return found


def table(figures: dict[str, Figures]) -> list[str]:
    """Format the figures as lines, with the goals beside them."""
    builds = [name for name in ("cpython", "compiled") if name in figures]
    heads = {"cpython": f"CPython {figures['cpython']['python']}", "compiled": "mypyc, same source"}
    found = [f"{'':<18}" + "".join([f"{heads[name]:>20}{'goal':>10}" for name in builds])]
    for label, key, places in LINES:
        cells = [
            f"{float(figures[name][key]):>20,.{places}f}{GOALS[name].get(key, ''):>10}" for name in builds
        ]
        found.append((f"{label:<18}" + "".join(cells)).rstrip())
    chess = figures["yardstick"]
    if chess:
        moves = float(chess["moves_per_s"])
        found.append("")
        found.append(f"yardstick: python-chess {chess['chess']}, {moves:,.0f} random legal moves/s here")
    return found
