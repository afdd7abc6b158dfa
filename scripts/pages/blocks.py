"""The code of the pages, as the tests run it.

A page is run as somebody would paste it: its blocks of Python, sessions and commands, in order, as one script
in an empty folder. A block that can't run has a comment before it that says why:

    <!-- not run: waits for a player -->

`python -m scripts.pages.blocks PAGE` runs one page.
"""

import doctest
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from typer.testing import CliRunner

from everfree.cli.app import app

ROOT: Final = Path(__file__).resolve().parents[2]
WRITTEN: Final = ("README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "SECURITY.md")
"""Pages outside docs/."""
RUN: Final = ("python", "pycon", "console", "toml", "json")
"""Kinds of blocks that are code. A block without a kind is output, or a drawing."""
BLOCK: Final = re.compile(
    r"^(?P<indent> *)(?:<!-- not run: (?P<reason>[^\n]*?) -->\n *)?```(?P<kind>\w+)\n(?P<code>.*?)^ *```$",
    re.DOTALL | re.MULTILINE,
)
PROGRAM: Final = (["uv", "run", "everfree"], ["everfree"])
"""How a command line that runs the program may begin."""
EXIT_CODE: Final = re.compile(r"  # exit code (\d+)$")
"""The end of a command line that fails on purpose."""


@dataclass(frozen=True)
class Block:
    """Code of a page."""

    kind: str
    code: str
    reason: str
    """Why it is not run; empty for those that are."""


def pages() -> list[Path]:
    """List all pages with code of any kind."""
    found = [ROOT / name for name in WRITTEN] + sorted((ROOT / "docs").rglob("*.md"))
    return [path for path in found if blocks(path)]


def blocks(path: Path) -> list[Block]:
    """List the code of a page."""
    found = BLOCK.finditer(path.read_text(encoding="utf-8"))
    return [
        Block(
            one["kind"],
            re.sub(rf"^{one['indent']}", "", one["code"], flags=re.MULTILINE),
            one["reason"] or "",
        )
        for one in found
        if one["kind"] in RUN
    ]


def script_of(path: Path) -> str:
    """Return the code of a page as one script; empty if nothing of it runs."""
    lines = list(_script([block for block in blocks(path) if not block.reason]))
    return (
        "\n".join(["from scripts.pages.blocks import run_console, run_data, run_session", *lines, ""])
        if lines
        else ""
    )


def _script(found: list[Block]) -> Iterator[str]:
    for block in found:
        if block.kind == "python":
            yield block.code
        elif block.kind == "pycon":
            yield f"run_session({block.code!r}, globals())"
        elif block.kind == "console":
            yield f"run_console({block.code!r})"
        else:
            yield f"run_data({block.kind!r}, {block.code!r})"


def run_session(code: str, names: dict[str, object]) -> None:
    """Run an interactive session; raise AssertionError if it prints something else than the page says."""
    session = doctest.DocTestParser().get_doctest(code, names, "page", None, 0)
    report: list[str] = []
    if doctest.DocTestRunner().run(session, out=report.append, clear_globs=False).failed:
        raise AssertionError("".join(report))
    names.update(session.globs)


def run_data(kind: str, code: str) -> None:
    """Read a block of data."""
    if kind == "toml":
        tomllib.loads(code)
    else:
        json.loads(code)


def run_console(code: str) -> None:
    """Run the commands of a block; what the page prints below each must be what it prints.

    A line "..." stands for any lines; a command with nothing below it may print anything. A command may read
    from `printf '...' |` and write to `> FILE`. Its exit code must be 0, or N if its line ends with
    `# exit code N`.
    """
    _, *parts = re.split(r"^\$ ", code, flags=re.MULTILINE)
    if not parts:
        raise AssertionError(f"no line begins with a dollar; say why this is not run: {code}")
    for part in parts:
        command, _, expected = part.partition("\n")
        _run_command(command, expected)


def _run_command(command: str, expected: str) -> None:
    typed, _, rest = command.rpartition(" | ") if command.startswith("printf ") else ("", "", command)
    words = shlex.split(rest, comments=True)
    begins = next((one for one in PROGRAM if words[: len(one)] == one), None)
    if begins is None:
        raise AssertionError(f"this command is not ours; say why it is not run: {command}")
    arguments = words[len(begins) :]
    given = shlex.split(typed)[1].replace("\\n", "\n") if typed else None
    target = arguments[-1] if arguments[-2:-1] == [">"] else ""
    result = CliRunner().invoke(app, arguments[:-2] if target else arguments, input=given)
    if target:
        Path(target).write_text(result.stdout, encoding="utf-8")
    said = EXIT_CODE.search(command)
    if result.exit_code != (int(said[1]) if said else 0):
        raise AssertionError(
            f"$ {command}\n{result.output}\nended with {result.exit_code}: {result.exception!r}"
        )
    pattern = re.escape(expected).replace(re.escape("...\n"), "(?:.*\n)*?").replace(re.escape("..."), ".*")
    if expected and not re.fullmatch(pattern, result.output):
        raise AssertionError(f"$ {command}\n{result.output}")


def run_page(path: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the code of a page as a script in an empty folder, in a process of its own."""
    script = folder / "page.py"
    script.write_text(script_of(path), encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-W", "error", str(script)],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "80"},
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        done = run_page(Path(sys.argv[1]).resolve(), Path(folder))
    print(done.stdout, done.stderr, sep="\n")
    sys.exit(done.returncode)
