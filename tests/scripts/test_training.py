"""Training of the learned value: games are played again alike, fits find what is there, pairs are counted."""

import gzip
from pathlib import Path

import msgspec
import numpy as np
import pytest
from scripts.training.fitting import (
    Rows,
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
from scripts.training.net import with_net
from scripts.training.players import player_of
from scripts.training.replies import ReplyingPlayer, close_to, end_of_turn, reply
from scripts.training.rows import LAYOUT, write
from scripts.training.running import played
from scripts.training.tuning import GROUPS, group_of, scaled

from everfree.ccg.decks.ready import READY_DECKS
from everfree.ccg.decks.theme import APPLEJACK, RARITY, THEME_DECKS
from everfree.ccg.game import Game
from everfree.players import Budget, Sight
from everfree.players.features.names import NAMES, SIDE
from everfree.players.learned import LearnedValue
from everfree.players.search import Search
from everfree.players.value import chance_of_winning, worth
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
    return Rows(number, np.tile(np.arange(10), count // 10), np.zeros(count), score, x)


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

    def test_a_later_value_is_that_of_the_same_game(self) -> None:
        """Half the outcome, half the value two turns later; at the end of a game the outcome alone."""
        rows = some_rows(40)
        sure = np.where(rows.number == 1, 30.0, -30.0)
        found = targets(rows, sure)
        assert found[:8] == pytest.approx(rows.score[:8] / 2)
        assert found[8:10] == pytest.approx(rows.score[8:10])
        assert found[10:18] == pytest.approx(rows.score[10:18] / 2 + 0.5)


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
        line = fit_line(train.x, train.score, 0.003)
        assert log_loss(test.score, line.odds(test.x)) < log_loss(test.score, test.x @ today()) - 0.02
        assert int(np.argmax(np.abs(line.weights))) == NAMES.index("hand friends")

    def test_what_is_good_for_one_is_as_bad_for_the_other(self) -> None:
        """A feature and its opposite get opposite weights; what concerns both has a weight of its own."""
        assert opposite("me score") == "foe score"
        assert opposite("my problem me have") == "their problem foe have"
        assert opposite("their problem bonus") == "my problem bonus"
        assert opposite("hand cost") == opposite("turn") == ""
        rows = some_rows(500)
        weights = fit_line(rows.x, rows.score, 0.003).weights
        for place, name in enumerate(NAMES):
            if opposite(name):
                assert weights[NAMES.index(opposite(name))] == pytest.approx(-weights[place])
        assert weights[NAMES.index("turn")] != 0

    def test_is_the_same_in_whole_numbers(self) -> None:
        """The file says what the fit said; the player computes it without numpy, the net included."""
        rows = some_rows(2000)
        line = fit_line(rows.x, rows.score, 0.003)
        weights = in_whole_numbers(line, correction=1.0, made_by="a test", seed=1, generation=1)
        assert odds_by(weights, rows.x) == pytest.approx(line.odds(rows.x), abs=0.05)
        deep = with_net(weights, rows, rows.score, 8, 1)
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
        whole, less = (folded(rows, rows.score, 0.003, every=every) for every in (1, 4))
        assert whole.shape == less.shape == rows.score.shape
        assert log_loss(rows.score, whole) < log_loss(rows.score, less)

    def test_few_games_are_enough_to_run(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """It prints log losses, those of fewer pairs too, and starts from the last generation."""
        rows = some_rows(400)
        packed = [
            LAYOUT.pack(int(number), int(turn), 0, int(2 * score), *[int(one) for one in x])
            for number, turn, score, x in zip(rows.number, rows.turn, rows.score, rows.x, strict=True)
        ]
        (tmp_path / "rows.gz").write_bytes(gzip.compress(b"".join(packed)))
        zero = tmp_path / "generation-0.json"
        zero.write_bytes(msgspec.json.encode(generation_zero("a test", 1)))

        made = fit_report(
            [tmp_path / "rows.gz"], previous=zero, correction=1.0, hidden=4, seed=1, made_by="a test"
        )

        weights = weights_from(made)
        assert (weights.generation, len(weights.out)) == (1, 4)
        told = capsys.readouterr().out
        assert "400 rows of 40 games" in told
        assert "line, fitted to one pair in 4" in told
        assert "line and net" in told

    def test_a_value_is_judged_on_other_games(self, tmp_path: Path) -> None:
        """It says the log loss and on how many pairs it rests."""
        weights = tmp_path / "generation-0.json"
        weights.write_bytes(msgspec.json.encode(generation_zero("a test", 1)))
        rows = some_rows(400)
        told = []
        for name, number in (("many", rows.number), ("few", rows.number // 8)):
            packed = [
                LAYOUT.pack(int(one), 0, 0, int(2 * score), *[int(each) for each in x])
                for one, score, x in zip(number, rows.score, rows.x, strict=True)
            ]
            (tmp_path / name).write_bytes(gzip.compress(b"".join(packed)))
            told.append(judged(weights, [tmp_path / name]))

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
        assert (even.pairs, even.share, even.half_width) == (10, 0.5, 0.0)
        won = score_of([ended(0, 0), ended(1, 1), ended(2, 0)])
        assert (won.pairs, won.share, won.won, won.lost) == (1, 1.0, 1, 0)
        mixed = score_of([ended(0, 0), ended(1, 1), ended(2, 1), ended(3, 0)])
        assert mixed.share == 0.5
        assert mixed.half_width > 0.5


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


class TestReplies:
    """ReplyingPlayer."""

    def test_follows_the_search_where_nothing_is_close(self) -> None:
        """With one answer that is far better than the others, no reply is played."""
        player = player_of("60r/today", 1)
        game = Game([APPLEJACK, RARITY], seed=4)
        search = Search(
            Sight(game.kernel, game.question.seat), BUDGET, b"a seed of its own", chance_of_winning
        )
        best = search.best()
        for child in search.root.children.values():
            child.value = 0.0
        search.root.children[best[0]].value = 0.5

        assert close_to(search, best) == [best]
        assert isinstance(player, ReplyingPlayer)

    def test_answers_that_lie_close_are_judged_after_a_reply(self) -> None:
        """Each is followed to the end of the opponent's turn, and the same sight gets the same answer."""
        game = Game([APPLEJACK, RARITY], seed=4)
        dice = player_of("greedy", 1)
        while game.state.turn < 4 or len(game.question.options) < 3:
            game.take(dice.choose(Sight(game.kernel, game.question.seat)))
        seat = game.question.seat
        search = Search(Sight(game.kernel, seat), BUDGET, b"a seed of its own", chance_of_winning)
        best = search.best()
        for child in search.root.children.values():
            child.value, child.visits = 0.0, max(2, child.visits)
        ended = end_of_turn(search, best, 0)
        turn = ended.state.turn
        reply(ended, chance_of_winning)

        assert turn == search.turn + 1
        assert ended.state.turn == turn + 1
        assert len(close_to(search, best)) > 1
        first, second = (player_of("60r/today", 1).choose(Sight(game.kernel, seat)) for _ in range(2))
        assert first == second
