"""`everfree cards draft`, with data of our own in the shape of the official ones."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from everfree.ccg import cards
from everfree.ccg.cards import POOL
from everfree.cli import official
from everfree.cli.app import app


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Write three cards: one of the pool, a new one without text and a new one with text."""
    plain: dict[str, Any] = official.facts(POOL["pr12"]) | {"set": "PR", "text": []}
    new = plain | {"id": "rr99", "set": "RR", "title": "New", "subtitle": None}
    told = new | {"id": "rr98", "text": ["Sing."]}
    path = tmp_path / "cards.json"
    path.write_text(json.dumps([plain, new, told]), encoding="utf-8")
    return path


def run(*words: str) -> Result:
    """Run `everfree cards draft`."""
    return CliRunner().invoke(app, ["cards", "draft", *words])


def test_prints_import_and_source(data: Path) -> None:
    """Ready to paste."""
    result = run("rr99", "--official", str(data))

    assert result.exit_code == 0
    assert result.output == (
        "from everfree.ccg.language import BLUE, COMMON, EARTH_PONY, friend\n\n"
        'NEW = friend("rr99", "New", BLUE, power=2, cost=2, traits=(EARTH_PONY,), rarity=COMMON)\n'
    )


def test_a_set_is_drafted_in_printed_order(data: Path) -> None:
    """What is complete is printed, the rest explained."""
    result = run("--set", "rr", "--official", str(data))

    assert result.exit_code == 1
    assert "NEW = friend" in result.stdout
    assert result.stderr == "rr98 New: No ability reads: Sing.\n"


def test_write_adds_the_complete_cards(data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """To the modules of their sets, and no card that lacks something."""
    pool = tmp_path / "cards"
    pool.mkdir()
    (pool / "__init__.py").write_text("", encoding="utf-8")
    monkeypatch.setattr(cards, "__path__", [str(pool)])
    result = run("pr12", "--set", "rr", "--write", "--official", str(data))

    assert result.exit_code == 1
    assert result.stdout.splitlines()[-1] == "Rock N Rave: 1 new cards."
    assert "rr99" in (pool / "rock_n_rave" / "friends.py").read_text(encoding="utf-8")
    assert not (pool / "premiere").exists()


def test_unknown_cards_and_data_are_refused(data: Path, tmp_path: Path) -> None:
    """With a reason."""
    assert "No card 'zz1'" in run("zz1", "--official", str(data)).stderr
    assert "There is no file" in run("rr99", "--official", str(tmp_path / "none.json")).stderr
