"""What the guides promise about their code; tests/docs/test_code.py runs it."""

import re
import subprocess
import sys
from pathlib import Path

GUIDES = Path(__file__).parents[2] / "docs" / "guides"
BLOCK = re.compile(r"^```(python|console)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def test_a_fan_card_takes_fifteen_lines() -> None:
    """The card of the guide is that short."""
    (card,) = re.findall(
        r"^MOSSY = .*?^\)\n", (GUIDES / "add-a-card.md").read_text(), re.DOTALL | re.MULTILINE
    )

    assert len(card.splitlines()) <= 15


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
