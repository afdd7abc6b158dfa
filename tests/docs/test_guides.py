"""What the guides promise about their code; tests/docs/test_code.py runs it."""

import re
from pathlib import Path

GUIDES = Path(__file__).parents[2] / "docs" / "guides"
BLOCK = re.compile(r"^```(python|console)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


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
