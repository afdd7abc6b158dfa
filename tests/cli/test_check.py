"""`everfree check`, as a reader of plain lines uses it."""

import pytest
from typer.testing import CliRunner, Result

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.values import characteristics
from everfree.ccg.view import View, view_of
from everfree.cli.app import app


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


def test_secrecy_of_games_with_random_decks() -> None:
    """Views and stretches beside a twin are counted, and nothing leaks."""
    result = run("secrecy", "--games", "2", "--jobs", "1")

    assert result.exit_code == 0, result.output
    figures = dict([line.rsplit(maxsplit=1) for line in result.output.splitlines()[-5:]])
    assert int(figures["views compared"]) > 100
    assert int(figures["decisions beside the twin"]) > 10
    assert figures["leaks"] == "0"


def test_a_leak_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view that contains the seed of the shuffles differs in every twin."""

    def view_with_the_seed(game: Kernel, viewer: int) -> tuple[View, str]:
        return view_of(game, viewer), game.state.seed.hex()

    monkeypatch.setattr("everfree.testing.secrecy.view_of", view_with_the_seed)
    result = run("secrecy", "--games", "1", "--jobs", "1")

    assert result.exit_code == 1
    assert "seed 0, decision 0, viewer 0: views differ" in result.output
