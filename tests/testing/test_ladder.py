"""The ladder: games that can be repeated, a test that may be looked at any time, a report."""

import json
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

import everfree.players
from everfree.ccg.decks.theme import THEME_DECKS
from everfree.ccg.game import Game
from everfree.cli.app import app
from everfree.lab.folder import FILE, Folder
from everfree.lab.jobs import Answer, Chunk
from everfree.players import BUDGETS, Sight
from everfree.testing.ladder.games import Pairing, Played, decks_of, play
from everfree.testing.ladder.report import report
from everfree.testing.ladder.seer import EverythingSeen
from everfree.testing.ladder.verdicts import MOST, interval, is_decided, is_enough, most_pairs, threshold


def game(number: int, score: float, *, a: str = "fair", b: str = "gentle") -> Played:
    """Make the line of a game."""
    return Played(a, b, (0, 0), number, score, 20, (30, 31), (1.5, 0.3), (3000, 0))


class TestVerdicts:
    """verdicts."""

    def test_two_players_are_decided_by_evidence(self) -> None:
        """Eight pairs that were won are enough; wins and losses by turns never are."""
        won = [game(number, 1.0) for number in range(16)]
        assert not is_enough(won[:8])
        assert is_enough(won)
        assert not is_enough([game(number, float(number % 2)) for number in range(2 * MOST)])

    def test_a_goal_needs_a_hundred_pairs(self) -> None:
        """Though it is decided before; the score is compared with the goal."""
        lost = [game(number, 0.0, a="strong", b="greedy") for number in range(200)]
        assert is_decided(lost[:40])
        assert not is_enough(lost[:198])
        assert is_enough(lost)
        assert threshold("strong", "random") == 0.99
        assert not is_decided([game(number, 1.0, a="strong", b="random") for number in range(40)])

    def test_a_slow_player_plays_thirty_pairs(self) -> None:
        """Always all of them, so that its interval is that of a fixed number."""
        won = [game(number, 1.0, a="slow-strong", b="greedy") for number in range(60)]
        assert not is_enough(won)
        assert most_pairs("slow-strong") == 30
        assert (most_pairs("strong"), most_pairs("slow-strong", 2)) == (MOST, 2)
        assert interval(won)[0] > interval([game(number, 1.0) for number in range(60)])[0]

    def test_the_interval_is_over_pairs(self) -> None:
        """If each wins one game of every pair, they are equal beyond doubt; never beyond 0 or 1."""
        assert interval([]) == (0, 1)
        mirrored = interval([game(number, float(number % 2)) for number in range(100)])
        random = interval([game(number, float(number // 2 % 2)) for number in range(100)])
        assert mirrored[0] > random[0]
        assert mirrored[0] < 0.5 < mirrored[1]
        assert interval([game(number, 1.0) for number in range(40)])[1] == 1


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


def test_games_with_other_budgets_are_another_job(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that an interrupted ladder never mixes them."""
    before = Pairing("strong", "random").key()
    budget = replace(BUDGETS["strong"], nodes=7)
    monkeypatch.setattr("everfree.testing.ladder.games.BUDGETS", {**BUDGETS, "strong": budget})
    assert Pairing("strong", "random").key() != before != Pairing("random", "strong").key()


def test_the_report_has_what_readers_ask_for() -> None:
    """Pairs with games, wins, draws and budgets; goals with what was measured."""
    games = [game(number, [1.0, 1.0, 0.5, 0.0][number % 4], a="strong", b="greedy") for number in range(8)]
    figures = report({("strong", "greedy"): games, ("fair", "random"): []}, note="a test")
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
    words = ["ladder", "--pair", "random:random", "--most", "1", "--jobs", "1", "--into", str(tmp_path)]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0
    assert "of 2" in result.output
    figures = json.loads((tmp_path / "ladder.json").read_text())
    assert figures["pairs"][0]["games"] == 2
    assert figures["note"].startswith("A short run, at most 1 pairs of games.")
    assert (tmp_path / "ladder.png").read_bytes().startswith(b"\x89PNG")
    assert "random – random" in (tmp_path / "ladder.html").read_text()
    lines = (tmp_path / FILE).read_text()
    assert CliRunner().invoke(app, words).output == result.output
    assert (tmp_path / FILE).read_text() == lines


def test_without_matplotlib_the_figures_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hours of games are not lost for want of a picture."""
    monkeypatch.setattr("everfree.cli.ladder.can_draw", lambda: False)
    pairing = Pairing("greedy", "random")
    kept = Answer(
        [msgspec.Raw(msgspec.json.encode(game(number, 1.0, a="greedy", b="random"))) for number in (0, 1)]
    )
    Folder(tmp_path).append(Chunk(pairing.key(), (0, 1)), kept)
    words = ["ladder", "--pair", "greedy:random", "--hours", "0", "--jobs", "1", "--into", str(tmp_path)]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0
    assert "left out: they need the extra lab" in result.output
    assert json.loads((tmp_path / "ladder.json").read_text())["pairs"][0]["games"] == 2
    assert not (tmp_path / "ladder.png").exists()


def test_nobody_unknown_is_invited() -> None:
    """A name nobody has is told with those there are."""
    result = CliRunner().invoke(app, ["ladder", "--pair", "clever:random"])
    assert result.exit_code == 2
    assert "No player 'clever'; there are: random, greedy" in result.output
