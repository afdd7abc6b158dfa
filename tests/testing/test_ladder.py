"""The ladder: games that can be repeated, a test that may be looked at any time, a report."""

import json
import re
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
from everfree.players import BUDGETS, GreedyPlayer, SearchPlayer, Sight
from everfree.players.learned import LearnedValue
from everfree.players.replies import ReplyingPlayer
from everfree.testing.ladder.entrants import SLOW_NODES, entrant, player_of, sight_of
from everfree.testing.ladder.games import Pairing, Played, decks_of, play
from everfree.testing.ladder.pictures import draw, page
from everfree.testing.ladder.report import report
from everfree.testing.ladder.seer import EverythingSeen
from everfree.testing.ladder.verdicts import (
    MOST,
    interval,
    is_decided,
    is_enough,
    most_pairs,
    threshold,
    verdict,
)


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
        for name in ("champion", "slow-champion"):
            assert (threshold(name, "greedy"), threshold(name, "strong")) == (0.88, 0.75)
        assert not is_decided([game(number, 1.0, a="strong", b="random") for number in range(40)])

    @pytest.mark.parametrize(("name", "pairs"), [("slow-champion", 30), ("champion@300", 50)])
    def test_players_with_another_budget_play_a_fixed_number_of_pairs(self, name: str, pairs: int) -> None:
        """Always all of them, so that the interval is that of a fixed number."""
        won = [game(number, 1.0, a=name, b="random") for number in range(60)]
        assert not is_enough(won)
        assert most_pairs(name, "random") == most_pairs("random", name) == pairs
        assert (most_pairs("strong", "greedy"), most_pairs(name, "greedy", 2)) == (MOST, 2)
        assert interval(won)[0] > interval([game(number, 1.0) for number in range(60)])[0]

    def test_the_interval_is_over_pairs(self) -> None:
        """If each wins one game of every pair, they are equal beyond doubt; never beyond 0 or 1."""
        assert interval([]) == (0, 1)
        mirrored = interval([game(number, float(number % 2)) for number in range(100)])
        random = interval([game(number, float(number // 2 % 2)) for number in range(100)])
        assert mirrored[0] > random[0]
        assert mirrored[0] < 0.5 < mirrored[1]
        assert interval([game(number, 1.0) for number in range(40)])[1] == 1

    @pytest.mark.parametrize(
        ("a", "b", "score", "pairs", "expected"),
        [
            ("champion@300", "random", 1.0, 19, "open"),
            ("champion@300", "random", 1.0, 20, "above"),
            ("champion@300", "random", 0.0, 20, "below"),
            ("fair", "gentle", 1.0, 4, "open"),
            ("fair", "gentle", 1.0, 8, "above"),
            ("champion", "strong", 0.5, 100, "below"),
        ],
    )
    def test_a_verdict_is_about_what_the_score_is_compared_with(
        self, a: str, b: str, score: float, pairs: int, expected: str
    ) -> None:
        """A goal or one half; of a fixed number of pairs fewer than twenty decide nothing."""
        assert verdict([game(number, score, a=a, b=b) for number in range(2 * pairs)]) == expected


class TestEntrants:
    """Who plays under a name."""

    @pytest.mark.parametrize(
        ("name", "level", "nodes"),
        [
            ("greedy", "greedy", 0),
            ("champion", "champion", 1_000),
            ("champion@300", "champion", 300),
            ("gentle@7", "gentle", 7),
            ("slow-champion", "champion", SLOW_NODES),
            ("slow-strong", "strong", SLOW_NODES),
            ("seer", "champion", 1_000),
        ],
    )
    def test_has_a_level_and_nodes(self, name: str, level: str, nodes: int) -> None:
        """Nodes end its search and not the clock; only the champion and the seer have the learned value."""
        tree = 1_000 if name.startswith("slow-") else 0
        assert entrant(name) == (level, nodes, name == "seer", tree)
        player = player_of(name, 1)
        assert isinstance(player, SearchPlayer if nodes else GreedyPlayer)
        if isinstance(player, SearchPlayer):
            assert (player.budget.nodes, player.budget.worlds) == (nodes, BUDGETS[level].worlds)
            assert isinstance(player, ReplyingPlayer) == bool(tree)
            assert player.budget.tree == tree
            assert player.budget.seconds > 1_000
            assert isinstance(player._value, LearnedValue) == (level == "champion")

    @pytest.mark.parametrize(
        "name",
        [
            "",
            "clever",
            "greedy@300",
            "slow-greedy",
            "champion@",
            "champion@0",
            "champion@x",
            "slow-strong@300",
        ],
    )
    def test_nobody_else_plays(self, name: str) -> None:
        """Neither a level without nodes nor a budget that is no number."""
        with pytest.raises(LookupError, match="No player"):
            entrant(name)

    def test_the_seer_sees_everything(self) -> None:
        """And no other player does."""
        table = Game(list(decks_of(0)), seed=1)
        names = ("seer", "champion", "slow-champion", "champion@300", "greedy")
        assert [name for name in names if isinstance(sight_of(name, table.kernel, 0), EverythingSeen)] == [
            "seer"
        ]


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
    monkeypatch.setattr("everfree.testing.ladder.entrants.BUDGETS", {**BUDGETS, "strong": budget})
    fewer = Pairing("strong", "random").key()
    monkeypatch.setattr(
        "everfree.testing.ladder.entrants.BUDGETS", {**BUDGETS, "strong": replace(budget, tree=3)}
    )
    with_replies = Pairing("strong", "random").key()
    assert len({before, fewer, with_replies, Pairing("random", "strong").key()}) == 4


def test_games_with_other_weights_are_another_job(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of those who judge by learned weights; all others go on where they were."""
    names = ("champion", "champion@20", "slow-champion", "seer", "strong", "greedy")
    before = {name: Pairing(name, "random").key() for name in names}
    monkeypatch.setattr("everfree.testing.ladder.entrants.weights_digest", lambda: "others")
    changed = [name for name in names if Pairing(name, "random").key() != before[name]]
    assert changed == ["champion", "champion@20", "slow-champion", "seer"]


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
    assert pair["verdict"] == "open"
    assert figures["goals"] == [
        {"a": "strong", "b": "greedy", "goal": 0.8, "measured": 0.625, "reached": None}
    ]


@pytest.mark.parametrize(("score", "reached"), [(1.0, True), (0.0, False)])
def test_a_goal_is_judged_when_its_pairs_are_played(score: float, reached: bool) -> None:
    """Before that nobody knows, and the table says of how many pairs."""
    games = [game(number, score, a="strong", b="greedy") for number in range(200)]
    for played, known in ((games[:198], None), (games, reached)):
        figures = report({("strong", "greedy"): played}, note="a test")
        assert figures["goals"][0]["reached"] is known
        assert figures["pairs"][0]["over"] == (known is not None)


def test_half_a_pair_says_nothing() -> None:
    """Its score would be that of one seat."""
    games = [game(0, 1.0, a="champion@20", b="strong")]
    figures = report({("champion@20", "strong"): games}, note="a test")
    assert figures["pairs"] == figures["curve"] == []


def curve_of(nodes: int, score: float) -> list[Played]:
    """Make games of the champion at a node budget against strong."""
    made = game(0, score, a=f"champion@{nodes}", b="strong")
    return [msgspec.structs.replace(made, number=number, nodes=(nodes, 1_000)) for number in range(4)]


def test_the_report_has_strength_by_nodes(tmp_path: Path) -> None:
    """The champion's budgets against strong, the smallest first; the page says that they are drawn.

    A player that spends nodes on replies is another one.
    """
    played = {
        ("champion@3000", "strong"): curve_of(3_000, 1.0),
        ("champion@100", "strong"): curve_of(100, 0.5),
        ("seer", "strong"): [game(number, 1.0, a="seer", b="strong") for number in range(2)],
        ("slow-champion", "strong"): [
            game(number, 1.0, a="slow-champion", b="strong") for number in range(2)
        ],
        ("champion", "greedy"): [game(number, 1.0, a="champion", b="greedy") for number in range(2)],
    }
    figures = report(played, note="a test")
    assert [(point["nodes"], point["score"], point["pairs"]) for point in figures["curve"]] == [
        (100, 0.5, 2),
        (3_000, 1.0, 2),
    ]
    low, high = figures["curve"][0]["interval"]
    assert low < 0.5 < high
    drawn = [report({names: played[names] for names in some}, note="") for some in (played, list(played)[1:])]
    pictures = [tmp_path / "two.png", tmp_path / "one.png"]
    for each, picture in zip(drawn, pictures, strict=True):
        draw(each, picture)
    assert [
        "scores of the champion against strong by its node budget" in page(each, picture)
        for each, picture in zip(drawn, pictures, strict=True)
    ] == [True, False]
    heights = [int.from_bytes(picture.read_bytes()[20:24], "big") for picture in pictures]
    assert heights[0] > heights[1] + 300


def test_the_command_plays_and_reports(tmp_path: Path) -> None:
    """Figures, page and picture; a second run has nothing left to do."""
    words = ["ladder", "--pair", "random:random", "--most", "1", "--jobs", "1", "--into", str(tmp_path)]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0
    assert "against random in 1 of 150 pairs of games, compared with 50%: not decided." in result.output
    assert f"Report: {tmp_path / 'ladder.html'}" in result.output
    figures = json.loads((tmp_path / "ladder.json").read_text())
    assert figures["pairs"][0]["games"] == 2
    assert figures["pairs"][0]["over"] is False
    assert (tmp_path / "ladder.png").read_bytes().startswith(b"\x89PNG")
    page_written = (tmp_path / "ladder.html").read_text()
    assert "random – random" in page_written
    assert "<td>1 of 150</td>" in page_written
    assert "<td>not decided</td>" in page_written
    lines = (tmp_path / FILE).read_text()
    assert CliRunner().invoke(app, words).output == result.output
    assert (tmp_path / FILE).read_text() == lines


def keep(folder: Path, pairing: Pairing, scores: list[float]) -> None:
    """Keep games in a folder as an earlier run would have."""
    games = [game(number, score, a=pairing.a, b=pairing.b) for number, score in enumerate(scores)]
    kept = Answer([msgspec.Raw(msgspec.json.encode(one)) for one in games])
    Folder(folder).append(Chunk(pairing.key(), tuple(range(len(games)))), kept)


def run(*words: str, into: Path) -> str:
    """Run the ladder in one process without beginning a game."""
    line = ["ladder", *words, "--hours", "0", "--jobs", "1", "--into", str(into)]
    result = CliRunner().invoke(app, line)
    assert result.exit_code == 0
    return result.output


def test_the_report_has_the_games_of_earlier_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of every pair that has games in the folder, whatever was asked for now; not those of other weights."""
    monkeypatch.setattr("everfree.cli.ladder.can_draw", lambda: False)
    with monkeypatch.context() as patch:
        patch.setattr("everfree.testing.ladder.entrants.weights_digest", lambda: "others")
        keep(tmp_path, Pairing("champion", "fair"), [1.0, 1.0])
    keep(tmp_path, Pairing("champion@20", "strong"), [1.0, 0.0, 1.0, 1.0])
    keep(tmp_path, Pairing("champion", "greedy"), [1.0] * 30)
    Folder(tmp_path).append(Chunk("another job", (0,)), Answer([msgspec.Raw(b"{}")]))
    for words in ((), ("--pair", "strong:random"), ("--pair", "champion:greedy", "--most", "1")):
        output = run(*words, into=tmp_path)
        figures = json.loads((tmp_path / "ladder.json").read_text())
        assert {(pair["a"], pair["b"]): pair["games"] for pair in figures["pairs"]} == {
            ("champion", "greedy"): 30,
            ("champion@20", "strong"): 4,
        }
        assert "champion@20 scored 75.0% (" in output


def told_players(line: str) -> tuple[str, str]:
    """Return the players that a line of the ladder tells about."""
    words = line.split()
    return words[0], words[words.index("against") + 1]


def test_a_curve_is_the_champion_at_four_budgets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Against strong, in the order of the budgets; with a pair it is played as well."""
    monkeypatch.setattr("everfree.cli.ladder.can_draw", lambda: False)
    curve = ["champion@100", "champion@300", "champion", "champion@3000"]
    for name in reversed(curve):
        keep(tmp_path, Pairing(name, "strong"), [1.0, 0.0])
    keep(tmp_path, Pairing("champion", "greedy"), [1.0, 0.0])
    lines = run("--curve", into=tmp_path).splitlines()
    assert [told_players(line) for line in lines[:4]] == [(name, "strong") for name in curve]
    assert lines[0].startswith("champion@100 scored 50.0% (")
    assert lines[0].endswith(
        ", fixed) against strong in 1 of 50 pairs of games, compared with 50%: not decided."
    )
    assert lines[2].endswith(
        ", anytime) against strong in 1 of 100 pairs of games, compared with 75%: not decided."
    )
    both = run("--curve", "--pair", "champion:greedy", "--pair", "champion:strong", into=tmp_path)
    assert [told_players(line) for line in both.splitlines()[:3]] == [
        ("champion", "greedy"),
        ("champion", "strong"),
        ("champion@100", "strong"),
    ]


def test_a_game_with_a_named_budget_is_played(tmp_path: Path) -> None:
    """Within its nodes, in the usual report."""
    words = ["ladder", "--pair", "champion@5:random", "--most", "1", "--jobs", "1", "--into", str(tmp_path)]
    assert CliRunner().invoke(app, words).exit_code == 0
    (pair,) = json.loads((tmp_path / "ladder.json").read_text())["pairs"]
    assert (pair["a"], pair["node_budget"], pair["games"]) == ("champion@5", [5, 0], 2)


def test_without_matplotlib_the_figures_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hours of games are not lost for want of a picture."""
    monkeypatch.setattr("everfree.cli.ladder.can_draw", lambda: False)
    keep(tmp_path, Pairing("greedy", "random"), [1.0, 1.0])
    output = run("--pair", "greedy:random", into=tmp_path)
    assert "left out: they need the extra lab" in output
    assert json.loads((tmp_path / "ladder.json").read_text())["pairs"][0]["games"] == 2
    assert not (tmp_path / "ladder.png").exists()


def test_nobody_unknown_is_invited() -> None:
    """A name nobody has is told with those there are."""
    result = CliRunner().invoke(app, ["ladder", "--pair", "clever:random"])
    assert result.exit_code == 2
    assert "No player 'clever'; there are: random, greedy" in result.output


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--pair", "champion"), "write two players, as champion:greedy"),
        (("--pair", "greedy@30:random"), "greedy searches no nodes"),
        (("--pair", "random:greedy", "--hours", "0"), "name its folder with --into"),
    ],
)
def test_mistakes_are_told_before_a_game(words: tuple[str, ...], told: str) -> None:
    """With exit code 2."""
    result = CliRunner().invoke(app, ["ladder", *words])
    assert result.exit_code == 2
    assert told in " ".join(re.sub("[│╭╰─╮╯]", " ", result.output).split())
