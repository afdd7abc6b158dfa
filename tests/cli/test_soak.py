"""`everfree soak`, as a reader of plain lines uses it."""

import pytest
from typer.testing import CliRunner, Result

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import APPLY
from everfree.ccg.kernel.records import Occurrence
from everfree.cli import app
from everfree.testing.fingerprints import fingerprint


def run(*words: str) -> Result:
    """Run `everfree soak`."""
    return CliRunner().invoke(app, ["soak", *words])


def test_prints_a_summary() -> None:
    """Seven lines of a name and a number, and no progress bar in a pipe."""
    result = run("--games", "2", "--seed", "40", "--jobs", "1", "--turn-cap", "2")

    assert result.exit_code == 0
    lines = [line.split() for line in result.output.splitlines()]
    assert [words[0] for words in lines] == [
        "games",
        "decisions",
        "turns",
        "stalled",
        "draws",
        "failures",
        "decisions/s",
    ]
    assert lines[0] == ["games", "2"]
    assert lines[3] == ["stalled", "2"]
    assert lines[5] == ["failures", "0"]


def test_plays_with_more_players() -> None:
    """Three at a table have turns of their own: other games than those of two."""
    three = run("--games", "2", "--jobs", "1", "--turn-cap", "4", "--players", "3")

    assert three.exit_code == 0
    two = run("--games", "2", "--jobs", "1", "--turn-cap", "4")
    assert three.output.splitlines()[:2] != two.output.splitlines()[:2]


def test_plays_in_several_processes() -> None:
    """Two jobs play the games that one would have played."""
    alone = run("--games", "6", "--jobs", "1", "--turn-cap", "4").output.splitlines()
    together = run("--games", "6", "--jobs", "2", "--turn-cap", "4").output.splitlines()

    assert alone[:6] == together[:6]


def test_a_failure_is_told_and_can_be_seen_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A broken engine gives exit code 1, the seed, the decision, the open question and the command."""

    def overcharge(game: Kernel, occurrence: Occurrence) -> Occurrence:
        game.state.tokens[occurrence.seat] -= occurrence.amount + 1
        return occurrence

    monkeypatch.setitem(APPLY, kinds.PAID, overcharge)
    result = run("--games", "1", "--seed", "8")

    assert result.exit_code == 1
    assert "seed 8, decision " in result.output
    assert "-1 action tokens" in result.output
    assert "is asked '" in result.output
    assert "again: everfree soak --seed 8 --games 1" in result.output


def test_prints_fingerprints() -> None:
    """One seed and its fingerprint a line."""
    result = run("--fingerprints", "2", "--seed", "3")

    assert result.output.splitlines() == [f"3 {fingerprint(3)}", f"4 {fingerprint(4)}"]
