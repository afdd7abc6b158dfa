"""Training of the learned value: games are played again alike, fits find what is there, pairs are counted."""

import argparse
import gzip
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import msgspec
import numpy as np
import pytest
from scripts.training.__main__ import main
from scripts.training.fitting import (
    FOLDS,
    TRUST,
    Rows,
    deck_columns,
    earlier_lines,
    fit_line,
    fit_report,
    folded,
    generation_zero,
    in_whole_numbers,
    judged,
    log_loss,
    odds_by,
    opposite,
    read,
    targets,
    today,
)
from scripts.training.games import Record, between, decks_for, keep, kept, positions, recorded
from scripts.training.matches import score_of
from scripts.training.mixing import mixed
from scripts.training.net import with_nets
from scripts.training.options import parser_of
from scripts.training.refusals import WrongUse
from scripts.training.rows import LAYOUT, write
from scripts.training.running import played
from scripts.training.series import series_of
from scripts.training.tuning import GROUPS, group_of, scaled

from everfree.ccg.decks.ready import READY_DECKS
from everfree.ccg.decks.theme import APPLEJACK, RARITY, THEME_DECKS
from everfree.players import Budget
from everfree.players.features.names import NAMES, SIDE
from everfree.players.learned import LearnedValue
from everfree.players.value import worth
from everfree.players.weights import UNIT, Weights, weights_from

BUDGET = Budget("small", nodes=60, seconds=60.0, worlds=2)


def some_rows(count: int, seed: int = 1) -> Rows:
    """Make rows whose outcome depends on the points of both sides and on one fact today's value lacks."""
    dice = np.random.default_rng(seed)
    x = np.zeros((count, len(NAMES)))
    x[:, :] = dice.integers(0, 4, x.shape)
    odds = x @ today() + 0.8 * x[:, NAMES.index("hand friends")] - 1.2
    score = (dice.random(count) < 1 / (1 + np.exp(-odds))).astype(float)
    number = np.repeat(np.arange(count // 10), 10)
    decks = deck_columns(np.full((count, 2), -1))
    return Rows(number, np.tile(np.arange(10), count // 10), np.zeros(count), score, decks, x)


def packed(rows: Rows) -> bytes:
    """Return rows as a file has them."""
    every = zip(rows.number, rows.turn, rows.score, rows.x, strict=True)
    return gzip.compress(
        b"".join(
            [
                LAYOUT.pack(int(number), int(turn), 0, int(2 * score), -1, -1, *[int(one) for one in x])
                for number, turn, score, x in every
            ]
        )
    )


def third_fails(number: int) -> Record:
    """Return a record without a game, or fail."""
    if number == 2:
        raise IndexError("broken")
    return Record(number, 1, (APPLEJACK, APPLEJACK), ("greedy", "greedy"), [], 0, 1)


class TestGames:
    """Records of games."""

    def test_a_game_is_played_again_alike(self, tmp_path: Path) -> None:
        """A record is kept in a file, and its positions are those of the game, one for each turn."""
        record = recorded(("random", "random"), 3, 5)
        keep(tmp_path / "games.gz", record)
        keep(tmp_path / "games.gz", record)

        assert kept(tmp_path / "games.gz") == [record, record]
        turns = [game.state.turn for game in positions(record)]
        assert turns == sorted(set(turns))
        assert len(turns) > 3

    def test_another_engine_is_noticed(self) -> None:
        """A record that does not lead to its end is refused."""
        record = recorded(("random", "random"), 2, 5)
        with pytest.raises(ValueError, match="does not end as recorded"):
            list(positions(msgspec.structs.replace(record, turns=record.turns + 1)))

    def test_a_pair_has_the_same_deal(self) -> None:
        """Games 2n and 2n + 1 have decks and seed in common and the players swapped."""
        one, other = (recorded(("random", "greedy"), number, 5, noise=1) for number in (6, 7))
        assert (one.seed, one.decks) == (other.seed, other.decks)
        assert one.players == ("random", "greedy")
        assert other.players == ("greedy", "random")

    @pytest.mark.parametrize("jobs", [1, 2])
    def test_a_game_that_fails_does_not_end_the_others(
        self, jobs: int, capsys: pytest.CaptureFixture[str]
    ) -> None:
        """It is named, so that it can be looked at."""
        numbers = [record.number for record in played(third_fails, range(5), jobs=jobs)]

        assert sorted(numbers) == [0, 1, 3, 4]
        assert capsys.readouterr().err == "game 2 failed: IndexError: broken\n"

    def test_games_are_chosen_by_their_decks(self) -> None:
        """So that a value can be tried on decks that were in none of the games it was fitted to."""
        pair_deck = READY_DECKS["blue-pink"]
        decks = [(APPLEJACK, RARITY), (RARITY, RARITY), (RARITY, pair_deck), (APPLEJACK, pair_deck)]
        games = [Record(number, 1, one, ("greedy", "greedy"), [], 0, 1) for number, one in enumerate(decks)]

        def numbers(**how: object) -> list[int]:
            every = {"theme": False, "without": [], "within": [], **how}
            return [one.number for one in between(games, **every)]  # type: ignore[arg-type]

        assert numbers() == [0, 1, 2, 3]
        assert numbers(theme=True) == [0, 1]
        assert numbers(without=["applejack"]) == [1, 2]
        assert numbers(within=["blue-pink"]) == [2, 3]
        assert numbers(within=["blue-pink", "applejack"], without=["rarity"]) == [3]

    def test_certain_decks_play_against_theme_decks(self) -> None:
        """They take turns, one in every pair; the two games of a pair have the same decks."""
        found = [decks_for(number, 5, certain=("blue-pink", "applejack")) for number in range(4)]
        assert [one for one, _ in found] == [*2 * [READY_DECKS["blue-pink"]], *2 * [APPLEJACK]]
        assert found[0] == found[1]
        assert all(other in THEME_DECKS.values() for _, other in found)

    def test_processes_play_the_same_games(self) -> None:
        """One process or two: the same records, whatever their order."""
        numbers = [0, 1, 4]
        here = {one.number: one.answers for one in played(random_game, numbers, jobs=1)}
        there = {one.number: one.answers for one in played(random_game, numbers, jobs=2)}
        assert here == there
        assert list(here) == numbers


def random_game(number: int) -> Record:
    """Play a game of two random players."""
    return recorded(("random", "random"), number, 5)


class TestRows:
    """Rows of features."""

    def test_every_turn_has_a_row_for_each_viewer(self, tmp_path: Path) -> None:
        """With the outcome of the viewer."""
        record = recorded(("random", "random"), 1, 5)
        count = write([record], tmp_path / "rows.gz")
        rows = read([tmp_path / "rows.gz"])

        assert count == len(rows.score) == 2 * len(list(positions(record)))
        assert rows.x.shape[1] == len(NAMES)
        mine = rows.score[rows.viewer == 0]
        assert set(mine.tolist()) == {0.5 if record.winner < 0 else float(record.winner == 0)}

    def test_the_decks_are_told(self, tmp_path: Path) -> None:
        """For the viewer's theme deck 1, for the foe's -1; nothing for other decks."""
        record = recorded(("random", "random"), 1, 5, random=0)
        write([record], tmp_path / "rows.gz")
        rows = read([tmp_path / "rows.gz"])

        places = [list(THEME_DECKS.values()).index(deck) for deck in record.decks]
        first, second = (rows.decks[rows.viewer == viewer][0] for viewer in (0, 1))
        assert [first[place] for place in places] == [1, -1]
        assert first.tolist() == (-second).tolist()
        assert not deck_columns(np.array([[-1, -1], [3, 3]])).any()

    def test_a_target_is_the_outcome_and_later_values(self) -> None:
        """At the end of a game the outcome alone; before it, the value a turn later counts every time."""
        rows = some_rows(40)
        sure = np.where(rows.number == 1, 30.0, -30.0)
        found = targets(rows, sure)
        assert found[8:10] == pytest.approx(rows.score[8:10])
        assert found[6:8] == pytest.approx((1 - TRUST) * rows.score[8:10])
        assert found[4:6] == pytest.approx((1 - TRUST) ** 2 * rows.score[8:10])
        assert found[16:18] == pytest.approx(TRUST + (1 - TRUST) * rows.score[18:20])


class TestFit:
    """Fitted weights."""

    def test_starts_from_todays_weights(self) -> None:
        """Today's weights as weights of features give today's value."""
        facts = [float(place % 5) for place in range(17)]
        x = np.zeros(len(NAMES))
        x[:17] = facts
        x[11] *= 12
        tuned = tuple([float(weight) for weight in today()[:17] * np.where(np.arange(17) == 11, 12, 1)])
        assert x @ today() == pytest.approx(worth(facts, tuned))
        assert today()[len(SIDE)] == -today()[0]

    def test_finds_what_todays_weights_lack(self) -> None:
        """It predicts better on rows it has not seen, and points to the right fact."""
        train, test = some_rows(6000), some_rows(2000, seed=2)
        line = fit_line(train, 0.003, earlier_lines(None))
        assert log_loss(test.score, line.odds(test.x)) < log_loss(test.score, test.x @ today()) - 0.02
        assert int(np.argmax(np.abs(line.weights))) == NAMES.index("hand friends")

    def test_what_is_good_for_one_is_as_bad_for_the_other(self) -> None:
        """A feature and its opposite get opposite weights; what concerns both has a weight of its own."""
        assert opposite("me score") == "foe score"
        assert opposite("my problem me have") == "their problem foe have"
        assert opposite("their problem bonus") == "my problem bonus"
        assert opposite("hand cost") == opposite("turn") == ""
        weights = fit_line(some_rows(500), 0.003, earlier_lines(None)).weights
        for place, name in enumerate(NAMES):
            if opposite(name):
                assert weights[NAMES.index(opposite(name))] == pytest.approx(-weights[place])
        assert weights[NAMES.index("turn")] != 0

    def test_how_good_a_deck_is_is_no_part_of_the_value(self) -> None:
        """A feature that only tells the decks apart gets no weight: it would help no decision."""
        rows = some_rows(4000)
        mark = NAMES.index("me deck")
        mine = np.tile([0, 1], 2000)
        rows.x[:, mark] = 5 * mine
        rows.x[:, NAMES.index("foe deck")] = 5 * (1 - mine)
        won = np.random.default_rng(3).random(4000) < np.where(mine == 1, 0.8, 0.2)
        named = Rows(
            rows.number,
            rows.turn,
            rows.viewer,
            won.astype(float),
            deck_columns(np.stack([mine, 1 - mine], axis=1)),
            rows.x,
        )
        unnamed = Rows(rows.number, rows.turn, rows.viewer, named.score, rows.decks, rows.x)

        found, misled = (fit_line(one, 0.003, earlier_lines(None)).weights[mark] for one in (named, unnamed))

        assert misled > 0.05
        assert abs(found) < misled / 10

    def test_a_fit_starts_from_the_last_generation(self) -> None:
        """Where rows are few it says what that said, and not what today's weights say."""
        rows = some_rows(6000)
        line = fit_line(rows, 0.003, earlier_lines(None))
        last = in_whole_numbers(line, made_by="a test", seed=1, generation=1)
        few, test = some_rows(200, seed=4), some_rows(2000, seed=2)

        found = [fit_line(few, 1e-4, earlier_lines(one)).odds(test.x) for one in (None, last)]

        assert log_loss(test.score, found[1]) < log_loss(test.score, found[0]) - 0.01

    def test_is_the_same_in_whole_numbers(self) -> None:
        """The file says what the fit said; the player computes it without numpy, the net included."""
        rows = some_rows(2000)
        line = fit_line(rows, 0.003, earlier_lines(None))
        weights = in_whole_numbers(line, made_by="a test", seed=1, generation=1)
        assert odds_by(weights, rows.x) == pytest.approx(line.odds(rows.x), abs=0.05)
        deep = with_nets(weights, rows, rows.score, line.odds(rows.x), units=8, nets=2, seed=1)
        assert len(deep.out) == 16
        for one in (weights, deep):
            value = LearnedValue(one)
            odds = odds_by(one, rows.x)
            for place in range(0, 2000, 100):
                told = value.log_odds([int(feature) for feature in rows.x[place]]) / UNIT
                assert told == pytest.approx(odds[place], abs=0.001)
        assert len(msgspec.json.encode(deep)) < 100_000


class TestReport:
    """fit_report."""

    def test_fewer_games_are_judged_on_the_same_rows(self) -> None:
        """A line fitted to one pair in four predicts all rows, worse than one fitted to all."""
        rows = some_rows(4000)
        whole, less = (folded(rows, 0.003, earlier_lines(None), every=every) for every in (1, 4))
        assert whole.shape == less.shape == rows.score.shape
        assert log_loss(rows.score, whole) < log_loss(rows.score, less)

    def test_a_player_does_not_know_how_good_the_decks_are(self) -> None:
        """Where one deck wins more, the fit knows it and predicts better than the line that is written."""
        rows = some_rows(4000)
        dice = np.random.default_rng(3)
        sides = dice.integers(0, 2, len(rows.score))
        wins = dice.random(len(rows.score)) < np.where(sides == 0, 0.8, 0.2)
        decks = deck_columns(np.stack([sides, 1 - sides], axis=1))
        rows = replace(rows, decks=decks, score=wins.astype(float), x=np.zeros_like(rows.x))
        known, alone = (folded(rows, 0.003, earlier_lines(None), decks=one) for one in (True, False))
        assert log_loss(rows.score, known) < 0.55 < 0.69 < log_loss(rows.score, alone)

    def test_fewer_games_are_drawn_from_all_numbers(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Players and decks take turns with the numbers of the pairs: every fourth pair may be alike."""
        fitted: list[Rows] = []

        def fit(rows: Rows, strength: float, earlier: np.ndarray) -> object:
            fitted.append(rows)
            return fit_line(rows, strength, earlier)

        monkeypatch.setattr("scripts.training.fitting.fit_line", fit)
        folded(some_rows(1600), 0.003, earlier_lines(None), every=4)

        assert [len(np.unique(rows.pair)) for rows in fitted] == FOLDS * [16]
        assert all(set(rows.pair % 4) == {0, 1, 2, 3} for rows in fitted)

    def test_few_games_are_enough_to_run(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """It prints log losses, those of fewer pairs too, and starts from the last generation."""
        rows = some_rows(400)
        (tmp_path / "rows.gz").write_bytes(packed(rows))
        zero = tmp_path / "generation-0.json"
        zero.write_bytes(msgspec.json.encode(generation_zero("a test", 1)))

        made = fit_report([tmp_path / "rows.gz"], previous=zero, hidden=4, nets=2, seed=1, made_by="a test")

        weights = weights_from(made)
        assert (weights.generation, len(weights.out)) == (1, 8)
        told = capsys.readouterr().out
        assert "400 rows of 40 games" in told
        assert "line, fitted to one pair in 4" in told
        assert "without how good the decks are" in told
        assert "line and 2 nets of 4 units" in told

    def test_no_game_counts_twice(self, tmp_path: Path) -> None:
        """Not in two files, nor twice in one; half of the games would predict the others."""
        rows = some_rows(400)
        for name, again in (("once", [rows]), ("twice", [rows, replace(rows, number=rows.number + 1000)])):
            (tmp_path / name).write_bytes(b"".join([packed(one) for one in again]))
        read([tmp_path / "once"])
        with pytest.raises(WrongUse, match=r"the same games are twice in .*twice"):
            read([tmp_path / "twice"])
        (tmp_path / "copy").write_bytes((tmp_path / "once").read_bytes())
        with pytest.raises(WrongUse, match=r"the same games are in .*once and in .*copy"):
            read([tmp_path / "once", tmp_path / "copy"])

    def test_a_value_is_judged_on_other_games(self, tmp_path: Path) -> None:
        """It says the log loss and on how many pairs it rests."""
        weights = tmp_path / "generation-0.json"
        weights.write_bytes(msgspec.json.encode(generation_zero("a test", 1)))
        rows = some_rows(400)
        told = []
        for name, number in (("many", rows.number), ("few", rows.number // 8)):
            named = replace(rows, number=number)
            (tmp_path / name).write_bytes(packed(named))
            told.append(judged(weights, read([tmp_path / name])))

        loss = log_loss(rows.score, rows.x @ today())
        assert told[0].startswith(f"log loss {loss:.4f} (+-")
        assert told[0].endswith("on 400 rows of 20 pairs")
        assert told[1].endswith("on 400 rows of 3 pairs")


class TestMatches:
    """score_of."""

    def test_counts_pairs(self) -> None:
        """A pair won once each is a draw; games without a twin do not count; ties narrow the interval."""
        record = recorded(("random", "random"), 0, 5)

        def ended(number: int, winner: int) -> Record:
            return msgspec.structs.replace(record, number=number, winner=winner)

        even = score_of([ended(number, 0) for number in range(20)])
        assert (even.pairs, even.share) == (10, 0.5)
        assert 0.3 < even.low < 0.5 < even.high < 0.7
        won = score_of([ended(0, 0), ended(1, 1), ended(2, 0)])
        assert (won.pairs, won.share, won.won, won.lost) == (1, 1.0, 1, 0)
        assert (won.low < 0.5, won.high) == (True, 1.0)
        mixed = score_of([ended(0, 0), ended(1, 1), ended(2, 1), ended(3, 0)])
        assert mixed.share == 0.5
        assert mixed.high - mixed.low > 0.9


class TestTuning:
    """Groups of weights."""

    def test_every_feature_has_a_group(self) -> None:
        """And every group a feature."""
        assert {group_of(name) for name in NAMES} == set(GROUPS)

    def test_scales_what_differs_from_today(self) -> None:
        """A scale of 0 is today's weight, one of 1 the learned weight."""
        weights = Weights("a test", 1, 1, list(NAMES), 0, [1000] * len(NAMES))
        assert scaled(weights, [1.0] * len(GROUPS)).line == weights.line
        assert scaled(weights, [0.0] * len(GROUPS)).line == [round(float(one) * UNIT) for one in today()]


class TestMixing:
    """Weights between today's and learned ones."""

    def test_takes_a_share_of_the_learned_line(self) -> None:
        """The rest is today's, which has no bias; the net is left out."""
        units = [[3, -3]] * len(NAMES)
        learned = Weights("a test", 1, 1, list(NAMES), 80, [1000] * len(NAMES), units, [5, 5], [7, 7])
        quarter = mixed(learned, 0.25)

        old = [float(one) * UNIT for one in today()]
        assert quarter.line == [round(0.25 * 1000 + 0.75 * one) for one in old]
        assert quarter.bias == 20
        assert (quarter.hidden, quarter.hidden_bias, quarter.out) == ([], [], [])


class TestCommandLine:
    """A command says what it wrote; one that can't be run is refused before anything is played."""

    @pytest.fixture(autouse=True)
    def folder(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """Run in an empty folder with weights, rows of 20 pairs, and a file of games."""
        monkeypatch.chdir(tmp_path)
        monkeypatch.setattr("scripts.training.fitting.STRENGTHS", (1e-3,))  # a fit takes a second
        Path("zero.json").write_bytes(msgspec.json.encode(generation_zero("a test", 1)))
        Path("rows.gz").write_bytes(packed(some_rows(400)))
        keep(Path("games.gz"), third_fails(0))

    def test_games_of_another_match_are_not_counted(self, capsys: pytest.CaptureFixture[str]) -> None:
        """A file that was begun goes on with the same players, seed and decks; any other is refused."""
        asked = ["match", "random", "ply/today", "--pairs", "1", "--games", "gate.gz", "--decks", "rarity"]
        for number in range(2):
            keep(Path("gate.gz"), of_series(number, ("random", "ply/today"), decks=("rarity",)))
        whole = Path("gate.gz").read_bytes()

        assert main(asked) == 0
        assert "over 1 pair," in capsys.readouterr().out
        for other, told in (
            (
                ["match", "random", "greedy", *asked[3:]],
                "players random and ply/today instead of random and greedy",
            ),
            (["--seed", "2", *asked], "seed 1 instead of 2"),
            ([*asked[:-2]], "decks rarity instead of none"),
            ([*asked, "--random", "3"], "random decks one in 0 instead of 3"),
        ):
            assert main(other) == 2
            assert capsys.readouterr() == ("", f"gate.gz has other games ({told}); name another file\n")
        assert Path("gate.gz").read_bytes() == whole

    def test_games_of_other_weights_are_not_counted(self, capsys: pytest.CaptureFixture[str]) -> None:
        """A file of weights that was written again under the same name is another player."""
        keep(Path("gate.gz"), of_series(0, ("ply/zero.json", "random")))
        keep(Path("gate.gz"), of_series(1, ("ply/zero.json", "random")))
        asked = ["match", "ply/zero.json", "random", "--pairs", "1", "--games", "gate.gz"]
        assert main(asked) == 0

        Path("zero.json").write_bytes(msgspec.json.encode(generation_zero("another test", 1)))

        assert main(asked) == 2
        assert "gate.gz has other games (weights " in capsys.readouterr().err

    def test_play_goes_on_with_the_same_players_only(self, capsys: pytest.CaptureFixture[str]) -> None:
        """It says how many games the file has; a file of other players or another seed stays as it is."""
        asked = ["play", "new.gz", "--players", "random", "--games"]
        assert main([*asked, "1"]) == 0
        assert main([*asked, "2"]) == 0
        assert capsys.readouterr().out == "1 games in new.gz\n2 games in new.gz\n"

        assert main(["--seed", "2", *asked, "3"]) == 2
        assert main(["play", "new.gz", "--players", "random", "greedy"]) == 2
        assert main(["match", "random", "random", "--games", "new.gz"]) == 2
        assert main(["play", "games.gz", "--players", "random"]) == 2
        assert capsys.readouterr().err.splitlines() == [
            "new.gz has other games (seed 1 instead of 2); name another file",
            "new.gz has other games (players random instead of random and greedy); name another file",
            "new.gz has other games (players random instead of random and random, random answers one in 25 "
            "instead of 0, random decks one in 3 instead of 0); name another file",
            "the games in games.gz do not say which players and seed they are of; name another file",
        ]
        assert len(kept(Path("new.gz"))) == 2

    @pytest.mark.parametrize(
        ("asked", "told"),
        [
            ("match bogus random --games new.gz", "there is no player 'bogus': name a level (random, "),
            ("match random seer --games new.gz", "there is no player 'seer': "),
            ("match 60x/today random --games new.gz", "there is no player '60x/today': "),
            ("match 0/today random --games new.gz", "there is no player '0/today': "),
            ("match 60/none.json random --games new.gz", "there is no file none.json"),
            ("match 60/rows.gz random --games new.gz", "rows.gz is no file of weights"),
            (
                "match random random --decks nodeck --games new.gz",
                "there is no ready deck 'nodeck'; there are: ",
            ),
            ("match random random --games none/new.gz", "there is no folder none to write new.gz into"),
            ("match random random --games rows.gz", "rows.gz is no file of games"),
            ("play new.gz --players random bogus", "there is no player 'bogus': "),
            ("play none/new.gz --players random", "there is no folder none to write new.gz into"),
            ("rows none.gz --into new.gz", "there is no file none.gz"),
            ("rows rows.gz --into new.gz", "rows.gz is no file of games"),
            ("rows zero.json --into new.gz", "zero.json is no file of games"),
            ("rows games.gz --into none/new.gz", "there is no folder none to write new.gz into"),
            ("rows games.gz --into games.gz", "games.gz would be overwritten by what is made of it"),
            (
                "rows games.gz --into new.gz --without rarityy",
                "there is no ready deck 'rarityy'; did you mean rarity?",
            ),
            ("rows games.gz --into new.gz --within nodeck", "there is no ready deck 'nodeck'; "),
            ("rows games.gz --into new.gz --within rarity", "no rows to write: of 1 games none fits "),
            ("rows games.gz --into new.gz", "game 0 does not end as recorded"),
            ("judge games.gz --rows rows.gz", "games.gz is no file of weights"),
            ("judge none.json --rows rows.gz", "there is no file none.json"),
            ("judge zero.json --rows games.gz", "games.gz has no rows such as `rows` writes"),
            ("judge zero.json --rows none.gz", "there is no file none.gz"),
            ("start --into none/new.json", "there is no folder none to write new.json into"),
            ("fit rows.gz --into none/new.json", "there is no folder none to write new.json into"),
            ("fit rows.gz --into .", ". is a folder; name a file"),
            ("fit games.gz --into new.json", "games.gz has no rows such as `rows` writes"),
            ("fit rows.gz --previous rows.gz --into new.json", "rows.gz is no file of weights"),
            ("tune zero.json --kind bogus --into new.json", "there is no player 'bogus/zero.json': "),
            ("tune zero.json --into none/new.json", "there is no folder none to write new.json into"),
            ("tune none.json --into new.json", "there is no file none.json"),
            ("mix none.json --into new.json", "there is no file none.json"),
            ("mix zero.json --into zero.json", "zero.json would be overwritten"),
        ],
    )
    def test_what_is_not_there_is_refused(
        self, asked: str, told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """In one sentence, with exit code 2, before a game, a fit or a file is begun."""
        for name in ("__main__.played", "tuning.played", "fitting.fit_line"):
            monkeypatch.setattr(f"scripts.training.{name}", None)
        before = sorted(Path().iterdir())

        assert run(asked) == 2

        out, err = capsys.readouterr()
        assert out == ""
        assert err.startswith(told)
        assert err.count("\n") == 1
        assert sorted(Path().iterdir()) == before

    def test_weights_for_other_features_are_refused(self, capsys: pytest.CaptureFixture[str]) -> None:
        """They would judge by the wrong facts."""
        Path("old.json").write_bytes(msgspec.json.encode(Weights("a test", 1, 1, ["old"], 0, [1])))
        for asked in ("match ply/old.json random --games new.gz", "judge old.json --rows rows.gz"):
            assert run(asked) == 2
            told = "the weights in old.json were learned for other features; fit them again\n"
            assert capsys.readouterr() == ("", told)

    def test_a_mix_says_what_it_was_made_of(self, capsys: pytest.CaptureFixture[str]) -> None:
        """Its command and that of the weights it was made of; a share above 1 is refused."""
        assert run("--seed 3 mix zero.json --share 0.5 --into half.json") == 0

        made_by = weights_from(Path("half.json").read_bytes()).made_by
        assert made_by.startswith(
            "python -m scripts.training --seed 3 mix zero.json --share 0.5 --into half.json (of: "
        )
        assert capsys.readouterr().out == "weights in half.json\n"
        with pytest.raises(SystemExit):
            run("mix zero.json --share 1.5 --into half.json")

    def test_no_pairs_are_no_score(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Games that fail end with exit code 1: of a match, of `play`, and while weights are tuned."""
        monkeypatch.setattr("scripts.training.__main__.recorded", broken)
        monkeypatch.setattr("scripts.training.tuning.recorded", broken)
        failed = "game 0 failed: IndexError: broken\ngame 1 failed: IndexError: broken\n"

        assert run("match random greedy --pairs 1 --games new.gz") == 1
        assert capsys.readouterr() == (
            "",
            f"{failed}no pairs were played: 2 games were asked for and 0 ended\n",
        )
        assert run("play new.gz --players random --games 2") == 1
        assert capsys.readouterr() == (
            "0 games in new.gz\n",
            f"{failed}2 of 2 games failed; the same command plays them again\n",
        )
        assert run("tune zero.json --into new.json --pairs 1") == 1
        assert capsys.readouterr().err.startswith(f"{failed}no pairs of ply/new.candidates/0-0.json against ")
        assert not Path("new.json").exists()

    def test_a_score_without_some_games_says_so(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The pairs that were played count, and the exit code is 1."""
        monkeypatch.setattr(
            "scripts.training.__main__.recorded", lambda _names, number, **_: third_fails(number)
        )

        assert run("match random greedy --pairs 2 --games new.gz") == 1

        out, err = capsys.readouterr()
        assert "over 1 pair," in out
        assert err.endswith("1 of 4 games failed; the same command plays them again\n")

    def test_a_fit_needs_a_pair_for_each_fold(self, capsys: pytest.CaptureFixture[str]) -> None:
        """With fewer it says how many; with as many, whatever their numbers, it writes weights."""
        for pairs in (4, 5):
            rows = some_rows(20 * pairs)
            number = 8 * rows.pair + rows.number % 2 + 2
            odd = Rows(number, rows.turn, rows.viewer, rows.score, rows.decks, rows.x)
            Path("few.gz").write_bytes(packed(odd))
            code = run("fit few.gz --hidden 2 --into new.json")
            out, err = capsys.readouterr()
            if pairs == 4:
                assert (code, out) == (2, "")
                assert err == (
                    "a fit needs at least 5 pairs of games, that is 10 games, and these rows have 4 pairs; "
                    "to learn anything it needs some hundreds\n"
                )
                assert not Path("new.json").exists()
            else:
                assert (code, err) == (0, "")
                assert out.endswith("weights in new.json\n")
                assert weights_from(Path("new.json").read_bytes()).made_by.endswith("--into new.json")

    def test_the_last_generation_has_not_seen_the_games(self, capsys: pytest.CaptureFixture[str]) -> None:
        """Its line would know the outcomes of every fold: the rows it was fitted to are refused."""
        assert run("fit rows.gz --into one.json") == 0
        Path("new.gz").write_bytes(packed(some_rows(400, seed=2)))
        capsys.readouterr()

        assert run("fit rows.gz new.gz --previous one.json --into two.json") == 2
        assert capsys.readouterr().err.startswith("one.json was fitted to a file of the name rows.gz, ")
        assert not Path("two.json").exists()
        assert run("fit new.gz --previous one.json --into two.json") == 0
        assert weights_from(Path("two.json").read_bytes()).generation == 2

    def test_a_fit_has_a_file_to_write(self, capsys: pytest.CaptureFixture[str]) -> None:
        """Without one an hour of work would be thrown away."""
        with pytest.raises(SystemExit) as stop:
            main(["fit", "rows.gz"])
        assert stop.value.code == 2
        assert "required: --into" in capsys.readouterr().err

    def test_an_interruption_is_a_sentence(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """With exit code 130; the games played so far stay in the file."""

        def interrupted(*_: object, **__: object) -> Iterator[Record]:
            yield third_fails(0)
            raise KeyboardInterrupt

        monkeypatch.setattr("scripts.training.__main__.played", interrupted)

        assert run("play new.gz --players random --games 4") == 130

        assert capsys.readouterr().err.startswith("interrupted; ")
        assert len(kept(Path("new.gz"))) == 1

    def test_every_option_is_explained(self) -> None:
        """With its default, unless it is a switch or must be given; `tune` says where its candidates are."""
        (commands,) = [
            one for one in parser_of("a test")._actions if isinstance(one, argparse._SubParsersAction)
        ]
        optional = [one for one in parser_of("a test")._actions if one.dest in ("seed", "jobs")]
        for parser in commands.choices.values():
            assert all(one.help for one in parser._actions)
            optional += [
                one for one in parser._actions if one.option_strings and not one.required and one.nargs != 0
            ]
        assert len(optional) > 15
        unsaid = [one.dest for one in optional if "(default: " not in (one.help or "")]
        assert unsaid == ["without", "within"]
        assert ".candidates" in commands.choices["tune"].format_help()


def run(words: str) -> int:
    """Run a command and return its exit code."""
    return main(words.split())


def of_series(number: int, players: tuple[str, str], decks: tuple[str, ...] = ()) -> Record:
    """Return a record without a game, as `match` keeps it."""
    series = series_of(players, 1, noise=0, random=0, decks=decks)
    return msgspec.structs.replace(third_fails(0), number=number, series=series)


def broken(*_: object, **__: object) -> Record:
    """Fail as a game with a broken card does."""
    raise IndexError("broken")
