"""`everfree lab`: what is refused, what an interruption leaves, and the words of what is printed."""

import csv
import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from everfree.cli.app import app
from everfree.lab.playing import Matchup, Played
from everfree.library.deck_lookup import decks

SHORT = ("--seed", "3", "--turn-cap", "4", "--processes", "1")
MATCH = ("match", "rarity", "applejack", "--players", "random", "random")
TUNE = ("tune", "rarity", "--player", "random", "--swaps", "1", "--first-pairs", "1", "--pairs", "8")


def run(*words: str) -> Result:
    """Run a command of the lab with short games in this process."""
    return CliRunner().invoke(app, ["lab", words[0], *SHORT, *words[1:]])


def made(number: int, winner: str) -> Played:
    """Make a game that a or b won."""
    return Played(number, number // 2, number % 2, number % 2 == 0, winner, 15, 3, 20, stalled=False)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((*MATCH, "--games", "3"), "give 2 or 4"),
        (("worth", "pr5", "--deck", "rarity", "--instead", "pr5"), "can't take its own place"),
        (("matrix", "rarity", "rarity", "applejack"), "The deck rarity is named twice"),
        (("match", "rarity", "AQBx", "--games", "2"), "It is no deck code either"),
        ((*MATCH, "--games", "2", "--ray", "127.0.0.1:1"), "No Ray cluster answers at 127.0.0.1:1"),
        (
            ("match", "rarity", "applejack", "--players", "random", "--games", "2"),
            "name two players, as random",
        ),
        ((*MATCH, "--until", "99.99%"), "give a certainty from 50% to 99.9%"),
        (
            ("worth", "Hard Hat", "--deck", "rainbow-dash", "--instead", "pr77"),
            "has neither Hard Hat nor Rarity",
        ),
        (
            ("worth", "pr97", "--deck", "rainbow-dash", "--instead", "Rainbow Dash, Flier Extraordinaire"),
            "Flier Extraordinaire does not belong in a Draw Deck.",
        ),
    ],
)
def test_mistakes_are_sentences(words: tuple[str, ...], told: str) -> None:
    """With exit code 2, before a game is played."""
    result = run(*words)
    assert result.exit_code == 2
    assert told in " ".join(result.output.replace("│", " ").split())
    assert "Traceback" not in result.output


def test_a_deck_file_that_is_refused_is_named(tmp_path: Path) -> None:
    """Of two decks only one may be wrong."""
    wrong = tmp_path / "mine.txt"
    wrong.write_text("1 Rainbow Dash, Flier Extraordinaire\n3 Dug Deap\n", encoding="utf-8")
    result = run("match", "rarity", str(wrong), "--games", "2")
    assert result.exit_code == 2
    assert f"The deck file '{wrong}': These lines name no card: 'Dug Deap'." in result.stderr


def interrupt_at(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the person press Ctrl-C in a game."""

    def play(matchup: Matchup, one: int) -> Played:
        if one == number:
            raise KeyboardInterrupt
        return made(one, "ab"[one % 2])

    monkeypatch.setattr("everfree.lab.playing.play", play)


def test_an_interruption_tells_what_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The games of this run, the folder, and how to go on; the same command plays the rest."""
    words = (*MATCH, "--games", "40", "--into", str(tmp_path))
    interrupt_at(1, monkeypatch)
    result = run(*words)
    assert result.exit_code == 130
    goes_on = f"in {tmp_path}; start the same command again to go on.\n"
    assert result.stderr == f"Stored 1 game {goes_on}"

    interrupt_at(2, monkeypatch)
    now = f"in {tmp_path}, where there are 2 games now; start the same command again to go on.\n"
    assert run(*words).stderr == f"Stored 1 game {now}", "of this run"
    interrupt_at(99, monkeypatch)
    assert "in 20 pairs of games" in run(*words).output


def test_where_the_report_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that nobody has to look for it; without a folder there is none."""
    interrupt_at(99, monkeypatch)
    words = (*MATCH, "--games", "40")
    assert f"Report: {tmp_path / 'report.html'}\n" in run(*words, "--into", str(tmp_path)).output
    assert "Report" not in run(*words).output


def test_an_interruption_without_a_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    """It says that nothing was stored."""
    interrupt_at(1, monkeypatch)
    result = run(*MATCH, "--games", "40")
    assert result.exit_code == 130
    assert "no games were stored" in result.stderr


def test_plots_that_are_left_out_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the terminal too, not only on the page; with the extra nothing is said."""
    words = ("matrix", "rarity", "applejack", "--player", "random", "--pairs", "1", "--into", str(tmp_path))
    assert run(*words).stderr == ""
    monkeypatch.setattr("everfree.lab.reports.plots.can_draw", lambda: False)
    result = run(*words)
    assert result.exit_code == 0
    assert result.stderr.startswith("Plots left out: they need the extra lab")


def test_one_pair_is_in_the_singular() -> None:
    """And one swap."""
    assert "in 1 pair of games" in run(*MATCH, "--games", "2").output
    table = run("matrix", "rarity", "applejack", "rainbow-dash", "--player", "random", "--pairs", "1").output
    assert "Decided match-ups: 0 of 3, in 6 games." in table
    assert table.splitlines()[-1].endswith("  1 pair")
    told = run("worth", "pr97", "--deck", "pinkie-pie", "--player", "random", "--pairs", "1").output
    assert "in 1 pair of games" in told
    assert "1 swap of one card" in run(*TUNE).output


def test_games_that_the_cap_ended_are_counted() -> None:
    """Or a match without a winner would look like an even one."""
    told = run(
        "match", "rarity", "applejack", "--players", "random", "random", "--games", "2", "--turn-cap", "6"
    )
    assert "Ended undecided after 6 turns: 2 of 2 games." in told.output


def test_worth_says_which_deck_is_the_given_one() -> None:
    """The one with the card, or the one into which it is put."""
    words = ("--player", "random", "--pairs", "1", "--turn-cap", "6")
    inside = run("worth", "pr113", "--deck", "pinkie-pie-enhanced", "--instead", "pr211", *words).output
    assert "with 3 copies of Here's Your Invitation! (pr113), as it is, against the same deck" in inside
    lacking = run("worth", "pr211", "--deck", "pinkie-pie-enhanced", "--instead", "pr113", *words).output
    assert "with 3 copies of Here's Your Invitation! (pr113), as it is, against the same deck" in lacking
    assert "in 1 pair of games: not decided." in lacking


def test_few_pairs_are_called_undecided(monkeypatch: pytest.MonkeyPatch) -> None:
    """Though a won them all; twenty such pairs are decided."""
    monkeypatch.setattr("everfree.lab.playing.play", lambda matchup, number: made(number, "a"))
    few, enough = (run(*MATCH, "--games", games).output for games in ("38", "40"))
    assert "better" not in few
    assert "Fewer than 20 pairs of a fixed number decide nothing" in few
    assert "is better than" in enough
    assert "Fewer than" not in enough


class TestTune:
    """`lab tune`."""

    def test_the_last_test_is_told_from_the_race(self, tmp_path: Path) -> None:
        """In the terminal, as JSON and in the table, though the sides have the same names."""
        words = (*TUNE, "--into", str(tmp_path))
        lines = run(*words).output.splitlines()[-2:]
        names = [line.partition("   ")[0] for line in lines]
        assert [name.rpartition(", ")[2] for name in names] == ["test", "race"]
        assert names[0].removesuffix(", test") == names[1].removesuffix(", race")
        series = json.loads(run(*words, "--json").stdout)["series"]
        with (tmp_path / "series.csv").open(encoding="utf-8", newline="") as file:
            rows = list(csv.DictReader(file))
        assert [row["stage"] for row in series] == [row["stage"] for row in rows] == ["test", "race"]

    def test_a_list_is_there_only_if_it_is_better(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The one of an earlier run is removed."""
        words = (*TUNE[:-1], "20", "--into", str(tmp_path))
        for place, (winner, is_there) in enumerate((("a", True), ("", False), ("b", False))):
            monkeypatch.setattr(
                "everfree.lab.playing.play", lambda matchup, number, won=winner: made(number, won)
            )
            assert run(*words, "--seed", str(place)).exit_code == 0
            assert (tmp_path / "deck.txt").exists() == is_there

    def test_the_deck_itself_is_not_replaced(self, tmp_path: Path) -> None:
        """A better deck can be tuned again, into another folder."""
        from everfree.ccg.decks.lists import to_text

        path = tmp_path / "deck.txt"
        path.write_text(to_text(decks["rarity"]), encoding="utf-8")
        words = ("tune", str(path), *TUNE[2:])
        refused = run(*words, "--into", str(tmp_path))
        assert refused.exit_code == 2
        assert "would replace" in refused.output
        assert run(*words, "--into", str(tmp_path / "other")).exit_code == 0
