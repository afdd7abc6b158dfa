"""`everfree soak`, as a reader of plain lines uses it."""

import pytest
from typer.testing import CliRunner, Result

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import APPLY
from everfree.ccg.kernel.records import Occurrence
from everfree.cli import app, batches
from everfree.testing.fingerprints import fingerprint


def run(*words: str) -> Result:
    """Run `everfree soak`."""
    return CliRunner().invoke(app, ["soak", *words])


def test_prints_a_summary() -> None:
    """Lines of a name and a number, and no progress bar in a pipe."""
    result = run("--games", "2", "--seed", "40", "--jobs", "1", "--turn-cap", "2")

    assert result.exit_code == 0
    figures = dict([line.rsplit(maxsplit=1) for line in result.output.splitlines()])
    assert list(figures) == [
        "games",
        "decisions",
        "turns",
        "won by points",
        "won by leaving",
        "drawn by rule",
        "loops, out of fuel",
        "stalls, turn cap",
        "positions judged",
        "failures",
        "seconds",
        "decisions/s",
        "games/s",
    ]
    assert (figures["games"], figures["stalls, turn cap"], figures["failures"]) == ("2", "2", "0")


def test_random_decks_and_options() -> None:
    """Other decks and other rules are other games."""
    games = ("--games", "4", "--jobs", "1", "--turn-cap", "25")
    plain = run(*games).output.splitlines()
    random = run(*games, "--random-decks").output.splitlines()
    other = run(*games, "--random-options").output.splitlines()

    assert len({lines[1] for lines in (plain, random, other)}) == 3
    assert [lines[9].split() for lines in (plain, random, other)] == [["failures", "0"]] * 3


def test_says_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is no terminal a line comes now and then, on stderr."""
    monkeypatch.setattr(batches, "SECONDS_A_LINE", 0)
    result = run("--games", "2", "--jobs", "1", "--turn-cap", "2")

    assert "1 of 2 games, 0 failures, " in result.stderr
    assert "1 of 2" not in result.stdout


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

    assert alone[:10] == together[:10]


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
