"""`everfree check`, as a reader of plain lines uses it."""

import pytest
from typer.testing import CliRunner, Result

from everfree.ccg.kernel.values import characteristics
from everfree.cli import app


def run(*words: str) -> Result:
    """Run `everfree check`."""
    return CliRunner().invoke(app, ["check", *words])


def test_prints_a_summary() -> None:
    """Lines of a name and a number, and nothing else where both agree."""
    result = run("referee", "--states", "20", "--seed", "500", "--jobs", "1")

    assert result.exit_code == 0
    figures = dict([line.rsplit(maxsplit=1) for line in result.output.splitlines()[-8:]])
    assert figures["states"] == "20"
    assert figures["disagreements"] == "0"
    assert int(figures["changes applied"]) > int(figures["out of turn"]) > 0


def test_judges_in_several_processes() -> None:
    """Two jobs judge the positions that one would have judged."""
    alone = run("referee", "--states", "12", "--jobs", "1").output.splitlines()
    together = run("referee", "--states", "12", "--jobs", "2").output.splitlines()

    assert alone[:-1] == together[:-1]


def test_a_disagreement_is_told_and_can_be_seen_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A broken engine gives exit code 1, the position and the command."""
    monkeypatch.setattr(characteristics, "power_in", lambda counter: 2)
    result = run("referee", "--states", "30", "--jobs", "1")

    assert result.exit_code == 1
    assert "the engine says " in result.output
    assert "again: everfree check referee --seed " in result.output
