"""`everfree ladder`: options that are refused; what it plays is tested in `tests/testing`."""

import json
from pathlib import Path

from typer.testing import CliRunner

from everfree.cli.app import app


def test_hours_are_not_negative(tmp_path: Path) -> None:
    """No hours at all only write the report again."""
    words = ["ladder", "--pair", "greedy:random", "--jobs", "1", "--into", str(tmp_path), "--hours"]
    refused = CliRunner().invoke(app, [*words, "-1"])
    assert refused.exit_code == 2
    assert "--hours" in refused.output
    assert CliRunner().invoke(app, [*words, "0"]).exit_code == 0
    assert json.loads((tmp_path / "ladder.json").read_text(encoding="utf-8"))["pairs"] == []


def test_a_cluster_that_is_not_there_is_told() -> None:
    """In a sentence, at once."""
    result = CliRunner().invoke(app, ["ladder", "--pair", "greedy:random", "--ray", "127.0.0.1:1"])
    assert result.exit_code == 2
    assert result.stderr.startswith("No Ray cluster answers at 127.0.0.1:1")


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    """So that it can be removed."""
    (tmp_path / "chunks.jsonl").write_text("nothing\n", encoding="utf-8")
    words = ["ladder", "--pair", "greedy:random", "--hours", "0", "--into", str(tmp_path)]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 2
    assert result.stderr.startswith("Line 1 of ")
