"""`everfree soak`, as a reader of plain lines uses it."""

from collections import Counter
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.registry import APPLY
from everfree.cli import batches
from everfree.cli.app import app
from everfree.cli.every_ability import ENOUGH, POSITIONS, chosen
from everfree.testing.dice import Dice
from everfree.testing.fingerprints import fingerprint
from everfree.testing.soak.abilities import every_ability


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


def test_keeps_the_strangest_games(tmp_path: Path) -> None:
    """As logs that replay."""
    result = run(
        "--games", "3", "--jobs", "1", "--turn-cap", "6", "--combining-decks", "--keep", str(tmp_path)
    )
    logs = sorted(tmp_path.iterdir())

    assert result.exit_code == 0
    assert len(logs) == 3
    assert CliRunner().invoke(app, ["replay", str(logs[0])]).exit_code == 0


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


class TestEveryAbility:
    """`everfree soak --every-ability` spends its time on what is rare."""

    def test_most_positions_are_for_what_is_rare_still(self) -> None:
        """One card of them all has not run often enough: three positions of four are its."""
        keys = every_ability()
        runs = Counter(dict.fromkeys(keys, ENOUGH))
        runs[("pr107", 0, 0)] = ENOUGH - 1

        cards = [card for card, _ in chosen(keys, runs, Dice(1), seed=0)]

        assert cards.count("pr107") >= POSITIONS * 3 // 4
        assert len(set(cards)) > 5

    def test_afterwards_for_anything(self) -> None:
        """With nothing rare any more, all cards have their turn."""
        keys = every_ability()
        runs = Counter(dict.fromkeys(keys, ENOUGH))

        assert len({card for card, _ in chosen(keys, runs, Dice(1), seed=0)}) > POSITIONS // 2

    def test_lists_what_ran_too_rarely(self) -> None:
        """A second is not enough: each rare ability has a line, and the command fails."""
        result = run("--every-ability", "--minutes", "0.01", "--jobs", "1")

        assert result.exit_code == 1
        rare = [line for line in result.output.splitlines() if line.startswith("rare: ")]
        assert f"{'rare abilities':<18}{len(rare):>14,}" in result.output
        assert f"{'failures':<18}{0:>14,}" in result.output
