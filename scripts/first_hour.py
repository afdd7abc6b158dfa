"""Walk through the first hour of four readers in fresh environments made from the wheels, with times.

    python -m scripts.first_hour [--dist dist] [--games 1000] [--offline] [--report FILE] [--note TEXT]

A player, a judge, a researcher and an author of cards each install what they need and do the first things the
guides name. Every line is a command; it is checked by its exit code and by words it must print. The exit code
is 1 if a line fails. `make wheels` builds what is walked with; without a compiled wheel its line is left out.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from typing import Final

from scripts.compiled import ROOT, uv_command

SECONDS_TO_INSTALL: Final = 30
MEGABYTES: Final = 15
SECONDS_TO_DECIDE: Final = 10
LONGEST: Final = 7200
"""Seconds after which a line has failed."""
OWN_CARD: Final = ("--name", "Mossy Path, Forest Guide", "--color", "blue", "--power", "2", "--cost", "2")
LACKS: Final = "which is not installed: pip install 'everfree["
ONE_GAME: Final = 'import everfree; print(everfree.Game(["rainbow-dash", "applejack"], seed=7).question)'


@dataclass
class Line:
    """One thing a reader does, and how it went."""

    reader: str
    what: str
    seconds: float
    cpu: float
    """Seconds of processor time; on a busy machine much less than those of the clock."""
    is_fine: bool
    told: str = ""

    @property
    def verdict(self) -> str:
        """The last column of the report."""
        return self.told if self.is_fine else f"NOT AS IT SHOULD BE: {self.told.replace('|', '/')}"


@dataclass
class Walk:
    """The environments and what was found in them."""

    home: Path
    offline: bool
    lines: list[Line] = field(default_factory=list)
    cpu: float = 0.0

    def note(self, reader: str, what: str, began: float, is_fine: bool, told: str = "") -> None:
        """Keep a line with what its processes used, and print it."""
        used = getrusage(RUSAGE_CHILDREN)
        cpu, self.cpu = used.ru_utime + used.ru_stime - self.cpu, used.ru_utime + used.ru_stime
        line = Line(reader, what, time.monotonic() - began, cpu, is_fine, told)
        self.lines.append(line)
        print(f"{'ok  ' if is_fine else 'FAIL'} {line.seconds:7.1f} s  {reader}: {what} {told}", flush=True)

    def install(self, reader: str, name: str, wheel: Path, extra: str = "") -> None:
        """Make a fresh environment with a wheel; the library alone has to be quick and small."""
        began, folder = time.monotonic(), self.home / name
        what = f"everfree[{extra}] @ {wheel.as_uri()}" if extra else str(wheel)
        network = ["--offline"] if self.offline else []
        for words in (
            ["venv", "--quiet", "--python", sys.executable, str(folder)],
            ["pip", "install", "--quiet", "--compile-bytecode", *network, "--python", str(folder), what],
        ):
            done = subprocess.run([*uv_command(), *words], cwd=ROOT, check=False)
            if done.returncode:
                return self.note(reader, f"install {name}", began, False)
        files = [path for path in folder.glob("lib/python*/site-packages/**/*") if path.is_file()]
        size = sum([path.stat().st_size for path in files if path.suffix != ".pyc"]) / 1e6
        is_fine = bool(extra) or (size < MEGABYTES and time.monotonic() - began < SECONDS_TO_INSTALL)
        shown = f"`pip install everfree[{extra}]`" if extra else "`pip install everfree`"
        kind = " (compiled)" if "none-any" not in wheel.name else ""
        return self.note(reader, f"{shown}{kind} into a fresh environment", began, is_fine, f"{size:.1f} MB")

    def run(
        self,
        reader: str,
        name: str,
        words: Sequence[str],
        *,
        has: str = "",
        code: int = 0,
        given: str = "",
        within: float = LONGEST,
        into: str = "",
        **settings: str,
    ) -> str:
        """Run a command of an environment; return what it printed."""
        began = time.monotonic()
        environment = {**os.environ, "LC_ALL": "", "LC_MESSAGES": "", "LANG": "C.UTF-8", **settings}
        environment.pop("PYTHONPATH", None)
        ran = subprocess.run(
            [self.home / name / "bin" / words[0], *words[1:]],
            cwd=self.home,
            env=environment,
            input=given,
            capture_output=True,
            text=True,
            check=False,
            timeout=LONGEST,
        )
        printed = ran.stdout + ran.stderr
        is_fine = ran.returncode == code and has in printed and "Traceback" not in printed
        quick = time.monotonic() - began < within
        names = [f"{key}={value}" for key, value in settings.items()]
        shown = " ".join([*names, *[_quoted(one) for one in words]])
        if words[0] == "python":
            shown = f"python -c '{words[-1]}'"
        is_fine = is_fine and quick
        told = "" if is_fine else printed[-300:].replace("\n", " ")
        kind = " (compiled)" if name == "compiled" else ""
        ended = f", exit code {code}" if code else ""
        self.note(reader, f"`{shown}`{kind}{ended}", began, is_fine, told)
        if into:
            (self.home / into).write_text(ran.stdout, encoding="utf-8")
        return ran.stdout


def _quoted(word: str) -> str:
    return f'"{word}"' if " " in word else word


def player(walk: Walk, pure: Path) -> None:
    """Install the table in the terminal, play, and then serve it to a browser."""
    walk.install("player", "play", pure, "play")
    walk.run("player", "play", ["everfree", "--version"], has="0.")
    walk.run("player", "play", ["everfree", "-h"], has="Cards, decks and rules")
    _decided(walk)
    match = ["everfree", "play", "--plain", "--seed", "7", "--save", "match.log"]
    walk.run("player", "play", match, given="1\n1\nquit\n", has="Rainbow Dash")
    walk.run("player", "play", ["everfree", "learn"], has="faceoff", LANG="fr_FR.UTF-8")
    walk.run("player", "play", ["everfree", "serve", "--local"], code=2, has=LACKS + "serve]'")
    everfree = f"everfree[play] @ {pure.as_uri()}"
    _without_installing(walk, "uvx --from", ["--from", everfree, "everfree", "--version"])
    if not walk.offline:  # pipx fetches packages itself
        _without_installing(
            walk, "pipx run --spec", ["pipx", "run", "--spec", everfree, "everfree", "--version"]
        )
    walk.install("player", "serve", pure, "serve")
    _served(walk)


def _without_installing(walk: Walk, command: str, words: Sequence[str]) -> None:
    """Start the program with a tool that makes an environment of its own for it."""
    began = time.monotonic()
    network = ["--offline"] if walk.offline else []
    ran = subprocess.run(
        [*uv_command(), "tool", "run", *network, *words],
        cwd=walk.home,
        env={**os.environ, "PIPX_HOME": str(walk.home / "pipx")},
        capture_output=True,
        text=True,
        check=False,
    )
    told = "" if ran.returncode == 0 else ran.stderr[-300:].replace("\n", " ")
    walk.note("player", f"`{command} 'everfree[play]' everfree --version`", began, ran.returncode == 0, told)


def _decided(walk: Walk) -> None:
    """Start a game and wait for the first question."""
    began, printed = time.monotonic(), ""
    command = [str(walk.home / "play" / "bin" / "everfree"), "play", "--plain", "--seed", "7"]
    with subprocess.Popen(
        command, cwd=walk.home, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        while (read := game.stdout.read(1)) and not printed.endswith("or help:"):
            printed += read
        seconds = time.monotonic() - began
        game.stdin.close()
        game.stdout.read()
    is_fine = printed.endswith("or help:") and seconds < SECONDS_TO_DECIDE
    what = "`everfree play --plain --seed 7`, until the first question"
    walk.note("player", what, time.monotonic() - seconds, is_fine, f"asked after {seconds:.1f} s")


def _served(walk: Walk) -> None:
    """Start the server, fetch its page and open a table."""
    began = time.monotonic()
    command = [
        str(walk.home / "serve" / "bin" / "everfree"),
        "serve",
        "--local",
        "--port",
        "0",
        "--data",
        "data",
    ]
    with subprocess.Popen(command, cwd=walk.home, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        try:
            with urllib.request.urlopen(address) as page:
                is_built = b"<script" in page.read()
            json = {"Content-Type": "application/json"}
            wish = urllib.request.Request(f"{address}/api/tables", b"{}", json)
            with urllib.request.urlopen(wish) as opened:
                is_open = opened.status < 300
            what = "`everfree serve --local`: the page is there and a table is open"
            walk.note("player", what, began, is_built and is_open)
        except (OSError, ValueError) as error:
            walk.note("player", "`everfree serve --local`", began, False, str(error))
        finally:
            server.terminate()


def judge(walk: Walk) -> None:
    """Look up a rule and a card, check a deck, verify a stored match."""
    walk.run("judge", "play", ["everfree", "rules", "show", "514.4a"], has="514.4a")
    walk.run("judge", "play", ["everfree", "rules", "show", "514.4a", "--json"], has="{")
    walk.run("judge", "play", ["everfree", "cards", "show", "Dig Deep"], has="Dig Deep")
    walk.run("judge", "play", ["everfree", "decks", "check", "rainbow-dash"])
    walk.run("judge", "play", ["everfree", "replay", "match.log"], has="digest")
    walk.run("judge", "play", ["everfree", "replay", "nofile.log"], code=2, has="There is no file")


def researcher(walk: Walk, pure: Path, compiled: Path | None, games: int) -> None:
    """Install the library, ask the first question, simulate many games, train."""
    walk.install("researcher", "library", pure)
    walk.run("researcher", "library", ["python", "-c", ONE_GAME], has="Question", within=SECONDS_TO_DECIDE)
    walk.run("researcher", "library", ["everfree"], code=2, has=LACKS + "play]'")
    sim = ["everfree", "sim", "rainbow-dash", "applejack", "--games", str(games)]
    walk.run("researcher", "play", sim)
    if compiled is not None:
        walk.install("researcher", "compiled", compiled, "play")
        walk.run("researcher", "compiled", sim)
    walk.install("researcher", "lab", pure, "lab")
    learn = 'from everfree.environments.pettingzoo import env; env().reset(seed=1); print("Question")'
    walk.run("researcher", "lab", ["python", "-c", learn], has="Question")


def author(walk: Walk) -> None:
    """Draft a card, read it back, play with it; a file that is no card is refused."""
    draft = ["everfree", "cards", "draft", *OWN_CARD, "--json"]
    walk.run("author", "play", draft, has="Mossy Path", into="card.json")
    walk.run("author", "play", ["everfree", "cards", "read", "card.json"], has="Mossy Path")
    table = ["everfree", "play", "--plain", "--seed", "7", "--cards", "card.json"]
    walk.run("author", "play", table, given="quit\n", has="Mossy Path")
    walk.run("author", "play", ["everfree", "cards", "words", "draw"], has="words")
    walk.run("author", "play", ["everfree", "cards", "read", "nofile.json"], code=2, has="nofile.json")


def page(lines: Sequence[Line], note: str) -> str:
    """Return the report as a Markdown page."""
    text = [
        "# The first hour",
        "",
        "What four readers do first, in fresh environments from the wheels; `make first-hour` writes it.",
        "Packages come from uv's cache and are compiled to bytecode, as pip does. A limit is part of the",
        f"check: the library takes less than {SECONDS_TO_INSTALL} seconds and {MEGABYTES} MB, the first",
        f"decision less than {SECONDS_TO_DECIDE} seconds by the clock.",
        "",
        *([note, ""] if note else []),
        "| Reader | What | Seconds | of the processor | |",
        "|---|---|---|---|---|",
        *[
            f"| {one.reader} | {one.what} | {one.seconds:.1f} | {one.cpu:.1f} | {one.verdict} |"
            for one in lines
        ],
        "",
        "First things to do in the browser, counted in presses: [first steps](first-steps.md).",
    ]
    return "\n".join(text) + "\n"


def main(arguments: Sequence[str]) -> int:
    """Walk, and write the report if asked to."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="folder of the wheels (dist)")
    parser.add_argument("--games", type=int, default=1000, help="games to simulate (1000)")
    parser.add_argument("--offline", action="store_true", help="use only what uv has in its cache")
    parser.add_argument("--report", type=Path, help="write the page to this file")
    parser.add_argument("--note", default="", help="a sentence about the machine, for the page")
    chosen = parser.parse_args(arguments)
    pure = next(iter(chosen.dist.glob("everfree-*-none-any.whl")), None)
    if pure is None:
        print(f"No wheel in {chosen.dist}: run `make web wheels` first.", file=sys.stderr)
        return 1
    mine = f"everfree-*-cp3{sys.version_info.minor}-*.whl"
    compiled = next(iter(chosen.dist.glob(mine)), None)
    with tempfile.TemporaryDirectory(prefix="everfree-first-hour-") as home:
        walk = Walk(Path(home), chosen.offline)
        readers: list[Callable[[], None]] = [
            lambda: player(walk, pure),
            lambda: judge(walk),
            lambda: author(walk),
            lambda: researcher(walk, pure, compiled, chosen.games),
        ]
        for reader in readers:
            reader()
            if chosen.report:
                chosen.report.write_text(page(walk.lines, chosen.note), encoding="utf-8")
    return 0 if all(line.is_fine for line in walk.lines) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
