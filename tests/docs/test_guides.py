"""The code of the guides runs as a newcomer would run it, step by step, and prints what the pages say."""

import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from everfree.cli.app import app

GUIDES = Path(__file__).parents[2] / "docs" / "guides"
BLOCK = re.compile(r"^```(python|console)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def run_console(block: str) -> None:
    """Run the commands of a block; what is printed below each must be what it prints.

    A line "..." stands for any lines. A command may read from `printf '...' |` and write to `> FILE`.
    """
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, _, expected = part.partition("\n")
        typed, _, rest = command.rpartition(" | ") if command.startswith("printf ") else ("", "", command)
        words = shlex.split(rest, comments=True)
        assert words[:3] == ["uv", "run", "everfree"]
        given = shlex.split(typed)[1].replace("\\n", "\n") if typed else None
        if words[-2] == ">":
            result = CliRunner().invoke(app, words[3:-2], input=given)
            assert result.exit_code == 0
            Path(words[-1]).write_text(result.stdout, encoding="utf-8")
        else:
            result = CliRunner().invoke(app, words[3:], input=given)
            pattern = re.escape(expected).replace(re.escape("...\n"), "(?:.*\n)*?")
            assert re.fullmatch(pattern, result.output), result.output


@pytest.mark.parametrize("guide", ["add-a-card", "write-a-bot"])
def test_every_step_works(guide: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python is run in order in one place, commands print what is written below them."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "__main__"}
    blocks = BLOCK.findall((GUIDES / f"{guide}.md").read_text(encoding="utf-8"))

    assert len(blocks) > 5
    for kind, block in blocks:
        if kind == "python":
            exec(compile(block, f"{guide}.md", "exec"), names)
        else:
            run_console(block)


def test_a_bot_can_be_pasted_as_one_script(tmp_path: Path) -> None:
    """Its processes import the script again, and must not play again."""
    blocks = BLOCK.findall((GUIDES / "write-a-bot.md").read_text(encoding="utf-8"))
    script = tmp_path / "bot.py"
    script.write_text("".join([block for _, block in blocks]), encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, script], cwd=tmp_path, capture_output=True, text=True, check=False, timeout=300
    )

    assert ran.returncode == 0, ran.stderr
    again = "import runpy; runpy.run_path('bot.py', run_name='__mp_main__')"
    (tmp_path / "data").rename(tmp_path / "kept")
    subprocess.run([sys.executable, "-c", again], cwd=tmp_path, check=True, timeout=60)
    assert not (tmp_path / "data").exists(), "an import opens no server"


def test_a_fan_card_takes_fifteen_lines() -> None:
    """The card of the guide is that short."""
    (card,) = re.findall(
        r"^MOSSY = .*?^\)\n", (GUIDES / "add-a-card.md").read_text(), re.DOTALL | re.MULTILINE
    )

    assert len(card.splitlines()) <= 15


def test_a_bot_takes_forty_lines() -> None:
    """The bot of the guide, from its imports to its last line."""
    first, *_ = BLOCK.findall((GUIDES / "write-a-bot.md").read_text(encoding="utf-8"))

    assert len(first[1].splitlines()) <= 42


def test_the_unit_runs_what_the_guide_installs() -> None:
    """The program of the service is where the command of the guide puts it."""
    guide = (GUIDES / "run-a-server.md").read_text(encoding="utf-8")
    unit = (GUIDES.parents[1] / "deploy" / "everfree.service").read_text(encoding="utf-8")
    installed = re.search(r"UV_TOOL_BIN_DIR=(\S+) uv tool install", guide)
    started = re.search(r"ExecStart=(\S+) serve --config (\S+)", unit)

    assert installed is not None
    assert started is not None
    assert started[1] == f"{installed[1]}/everfree"
    assert f"# {started[2]}\n" in guide
