"""The ladder: games that can be repeated, a test that may be looked at any time, a report."""

import json
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

import everfree.players
from everfree.ccg.decks.theme import THEME_DECKS
from everfree.ccg.game import Game
from everfree.cli.app import app
from everfree.players import Sight
from everfree.testing.ladder.games import Played, decks_of, play
from everfree.testing.ladder.keeping import keep, kept, of_pair
from everfree.testing.ladder.report import report
from everfree.testing.ladder.seer import EverythingSeen
from everfree.testing.ladder.verdicts import MOST, evidence, interval, is_decided, threshold


def game(number: int, score: float, *, a: str = "fair", b: str = "gentle") -> Played:
    """Make the line of a game."""
    return Played(a, b, (0, 0), number, score, 20, (30, 31), (1.5, 0.3), (3000, 0))


class TestVerdicts:
    """verdicts."""

    def test_evidence_grows_with_wins(self) -> None:
        """Nothing before the first game; enough after eight wins in a row against even chances."""
        assert evidence(0, 0, 0.5) == pytest.approx(1)
        assert evidence(8, 0, 0.5) > 20 > evidence(6, 0, 0.5)
        assert evidence(5, 5, 0.5) < 1

    def test_even_players_are_seldom_called_uneven(self) -> None:
        """At most one of twenty series goes wrong, though it is looked at after every pair of games."""
        wrong = 0
        for seed in range(400):
            dice = Random(seed)
            wins = 0
            for played in range(1, 201):
                wins += dice.random() < 0.5
                if evidence(wins, played - wins, 0.5) >= 20:
                    wrong += 1
                    break
        assert wrong <= 20

    def test_a_pair_is_decided_by_evidence_or_games(self) -> None:
        """Never between two mirrored games."""
        won = [game(number, 1.0) for number in range(8)]
        assert not is_decided(won[:7])
        assert is_decided(won)
        even = [game(number, float(number % 2)) for number in range(MOST)]
        assert not is_decided(even[:200])
        assert is_decided(even)

    def test_some_pairs_are_compared_with_a_goal(self) -> None:
        """Winning every game of twenty does not show 99 of 100."""
        assert threshold("strong", "random") == 0.99
        won = [game(number, 1.0, a="strong", b="random") for number in range(20)]
        assert not is_decided(won)

    def test_the_interval_holds_what_was_measured(self) -> None:
        """Narrower with more games, and never beyond 0 or 1."""
        assert interval(0, 0) == (0, 1)
        few, many = interval(8, 10), interval(80, 100)
        assert few[0] < many[0] < 0.8 < many[1] < few[1] <= 1
        assert interval(20, 20)[1] == 1


class TestGames:
    """games."""

    def test_the_same_number_is_the_same_game(self) -> None:
        """Apart from the time it took."""
        first, again = (play("random", "random", 3) for _ in range(2))
        assert (first.score, first.turns, first.decisions) == (again.score, again.turns, again.decisions)

    def test_seats_are_exchanged(self) -> None:
        """Two games in a row have the same decks; every deck meets every other."""
        assert decks_of(6) == decks_of(7) != decks_of(8)
        met = {(one.name, other.name) for one, other in (decks_of(number) for number in range(0, 288, 2))}
        assert len(met) == len(THEME_DECKS) ** 2

    def test_only_the_twin_sees_everything(self) -> None:
        """Its imagined game is the real one; an honest sight's is not, and players can't make the other."""
        table = Game(list(decks_of(0)), seed=1)
        while table.question.kind != "main":
            table.take(0)
        seat = table.question.seat
        seen, honest = EverythingSeen(table.kernel, seat), Sight(table.kernel, seat)
        assert seen.imagine(b"x").state.digest() == table.digest()
        assert honest.imagine(b"x").state.digest() != table.digest()
        room = Path(str(everfree.players.__file__)).parent
        assert not [path for path in room.glob("*.py") if "everfree.testing" in path.read_text()]


def test_a_stopped_ladder_goes_on(tmp_path: Path) -> None:
    """Games are kept as lines; those of other budgets don't count, nor what comes after a gap."""
    file = tmp_path / "games.jsonl"
    assert kept(file) == []
    for number in (0, 1, 3):
        keep(file, game(number, 1.0, a="greedy", b="random"))
    keep(file, game(0, 0.0, a="strong", b="random"))
    found = kept(file)
    assert [one.number for one in of_pair(found, "greedy", "random")] == [0, 1]
    assert of_pair(found, "strong", "random") == []


def test_the_report_has_what_readers_ask_for() -> None:
    """Pairs with games, wins, draws and budgets; goals with what was measured."""
    games = [game(number, [1.0, 1.0, 0.5, 0.0][number % 4], a="strong", b="greedy") for number in range(8)]
    figures = report(games, [("strong", "greedy"), ("fair", "random")], note="a test")
    (pair,) = figures["pairs"]
    assert (pair["a"], pair["b"], pair["games"], pair["a_wins"], pair["draws"]) == (
        "strong",
        "greedy",
        8,
        4,
        2,
    )
    assert pair["a_score"] == 0.625
    assert pair["a_nodes_a_second"] == 2000
    assert pair["decided"] is False
    assert figures["goals"] == [
        {"a": "strong", "b": "greedy", "goal": 0.8, "measured": 0.625, "reached": False}
    ]


def test_the_command_plays_and_reports(tmp_path: Path) -> None:
    """Figures, page and picture; a second run has nothing left to do."""
    words = ["ladder", "--pair", "random:random", "--most", "2", "--jobs", "1"]
    words += ["--games", str(tmp_path / "games.jsonl"), "--into", str(tmp_path)]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0
    assert "of 2" in result.output
    figures = json.loads((tmp_path / "ladder.json").read_text())
    assert figures["pairs"][0]["games"] == 2
    assert figures["note"].startswith("A short run, at most 2 games a pair.")
    assert (tmp_path / "ladder.png").read_bytes().startswith(b"\x89PNG")
    assert "random – random" in (tmp_path / "ladder.html").read_text()
    lines = (tmp_path / "games.jsonl").read_text()
    assert CliRunner().invoke(app, words).output == result.output
    assert (tmp_path / "games.jsonl").read_text() == lines


def test_without_matplotlib_the_figures_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hours of games are not lost for want of a picture."""
    monkeypatch.setattr("everfree.cli.ladder.can_draw", lambda: False)
    keep(tmp_path / "games.jsonl", game(0, 1.0, a="greedy", b="random"))
    words = ["ladder", "--pair", "greedy:random", "--hours", "0", "--jobs", "1"]
    words += ["--games", str(tmp_path / "games.jsonl"), "--into", str(tmp_path)]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0
    assert "left out: they need the extra lab" in result.output
    assert json.loads((tmp_path / "ladder.json").read_text())["pairs"][0]["games"] == 1
    assert not (tmp_path / "ladder.png").exists()


def test_nobody_unknown_is_invited() -> None:
    """A name nobody has is told with those there are."""
    result = CliRunner().invoke(app, ["ladder", "--pair", "clever:random"])
    assert result.exit_code == 2
    assert "No player 'clever'; there are: random, greedy" in result.output
