"""The learned value, and the level that judges by it."""

from dataclasses import replace
from math import exp
from random import Random

import msgspec
import pytest

from everfree.ccg.decks.theme import APPLEJACK, FLUTTERSHY, RAINBOW_DASH, RARITY
from everfree.ccg.game import Game
from everfree.ccg.kernel.rng import draw_below, seed_bytes
from everfree.ccg.kernel.seats.determinize import blinded
from everfree.ccg.language import WILD, Need
from everfree.ccg.vocab import Seat
from everfree.players import BUDGETS, Sight, named, search_player
from everfree.players.budgets import CHAMPION
from everfree.players.features.names import NAMES
from everfree.players.features.position import MOST
from everfree.players.learned import LANE, LearnedValue
from everfree.players.one_ply import OnePlyPlayer
from everfree.players.search import SearchPlayer
from everfree.players.value import chance_of_winning
from everfree.players.weights import FILE, UNIT, Weights, learned_weights
from everfree.testing import Table, check_player, plain, plain_problem

EASY = plain_problem((Need(WILD, 3),))


def weighing(**line: int) -> Weights:
    """Return weights that read only the named features; underscores stand for spaces."""
    by_name = {name.replace("_", " "): weight for name, weight in line.items()}
    return Weights("a test", 1, 0, list(NAMES), 0, [by_name.get(name, 0) for name in NAMES])


def played(seed: int, decisions: int) -> Game:
    """Play a random game for a while."""
    game = Game([RAINBOW_DASH, APPLEJACK] if seed % 2 else [RARITY, FLUTTERSHY], seed=seed)
    for number in range(decisions):
        if game.is_over:
            break
        game.take(draw_below(seed_bytes(seed), number, len(game.question.options)))
    return game


def one_by_one(weights: Weights, features: list[int]) -> int:
    """Return the log odds by the definition: a line, and a net of rectified units."""
    net = 0
    for unit, weight in enumerate(weights.out):
        found = weights.hidden_bias[unit]
        found += sum([feature * weights.hidden[place][unit] for place, feature in enumerate(features)])
        net += max(0, found) * weight
    line = sum([feature * weight for feature, weight in zip(features, weights.line, strict=True)])
    return weights.bias + line + net // UNIT


class TestLearnedValue:
    """LearnedValue."""

    def test_reads_the_line(self) -> None:
        """A weight is so much in log odds for each of its feature."""
        value = LearnedValue(weighing(me_score=UNIT // 2))
        assert value(Table(score=3).game, Seat(0)) == pytest.approx(1 / (1 + exp(-1.5)))
        assert value(Table(score=3).game, Seat(1)) == 0.5

    def test_adds_the_net(self) -> None:
        """A hidden unit counts where its sum is positive, and its share is added."""
        line = weighing()
        hidden = [[UNIT, -UNIT] if name == "me score" else [0, 0] for name in NAMES]
        net = msgspec.structs.replace(line, hidden=hidden, hidden_bias=[0, 0], out=[UNIT // 4, UNIT])
        assert LearnedValue(net).log_odds([4 if name == "me score" else 0 for name in NAMES]) == UNIT

    def test_packed_sums_are_those_of_each_weight(self) -> None:
        """Many units of both signs at once: no sum spills into the next lane."""
        dice = Random(7)
        units = 24
        weights = Weights(
            "a test",
            1,
            1,
            list(NAMES),
            dice.randrange(-9_000, 9_000),
            [dice.randrange(-9_000, 9_000) for _ in NAMES],
            [[dice.randrange(-9_000, 9_000) for _ in range(units)] for _ in NAMES],
            [dice.randrange(-9_000, 9_000) for _ in range(units)],
            [dice.randrange(-9_000, 9_000) for _ in range(units)],
        )
        value = LearnedValue(weights)
        for _ in range(20):
            features = [dice.choice([0, dice.randrange(-MOST, MOST + 1)]) for _ in NAMES]
            assert value.log_odds(features) == one_by_one(weights, features)

    def test_refuses_weights_that_might_spill(self) -> None:
        """Weights so large that a sum could leave its lane."""
        with pytest.raises(ValueError, match="too large"):
            LearnedValue(weighing(me_score=1 << LANE - 1))

    def test_a_game_that_is_over_is_certain(self) -> None:
        """1 for who has won, 0 for the other."""
        table = Table(mine=[plain(3)], problem=EASY, score=14).end_turn()
        value = LearnedValue()
        assert [value(table.game, Seat(seat)) for seat in (0, 1)] == [1.0, 0.0]

    def test_hidden_cards_do_not_count(self) -> None:
        """The same chance wherever the viewer sees the same, with the weights of the package."""
        value = LearnedValue()
        for seed, decisions in ((1, 20), (2, 70), (3, 120), (4, 180)):
            game = played(seed, decisions).kernel
            for seat in (Seat(0), Seat(1)):
                twin = blinded(game, seat, seed_bytes(seed))
                assert value(twin, seat) == value(game, seat)

    def test_follows_the_cards_from_match_to_match(self) -> None:
        """One value judges games with other cards; what it keeps of a match does not leak into the next."""
        value = LearnedValue()
        games = [played(seed, 60).kernel for seed in (1, 2, 1)]
        chances = [value(game, Seat(0)) for game in games]
        assert chances[0] == chances[2]
        assert chances == [LearnedValue()(game, Seat(0)) for game in games]

    def test_refuses_weights_for_other_features(self) -> None:
        """A file of an older list of features can't be read as one of this list."""
        old = msgspec.structs.replace(weighing(), features=[*NAMES[1:], "another"])
        with pytest.raises(ValueError, match="other features"):
            LearnedValue(old)

    @pytest.mark.parametrize(
        ("better", "worse"),
        [
            (Table(score=5), Table(score=4)),
            (Table(mine=[plain(3)], problem=EASY), Table(mine=[plain(2)], problem=EASY)),
            (Table(), Table(opponent_home=[plain(3)])),
        ],
    )
    def test_what_helps_is_worth_something(self, better: Table, worse: Table) -> None:
        """With the weights of the package: points, Problems that can be confronted, a weaker opponent."""
        value = LearnedValue()
        assert value(better.game, Seat(0)) > value(worse.game, Seat(0))


class TestWeights:
    """The file of the package."""

    def test_says_how_it_was_made(self) -> None:
        """The command and the seed are in the file, and it is small."""
        weights = learned_weights()
        assert weights.made_by.startswith("python -m scripts.training ")
        assert weights.features == list(NAMES)
        assert FILE.stat().st_size < 100_000


class TestOnePly:
    """OnePlyPlayer."""

    def test_follows_its_value(self) -> None:
        """It moves where it can win, and away from what its value calls bad."""
        table = Table(home=[plain(3)], problem=plain_problem((Need(WILD, 3),)), tokens=2, score=14)
        place = OnePlyPlayer(1, chance_of_winning).choose(Sight(table.game, 0))
        assert table.choices()[place] != "end"
        early = Table(home=[plain(3)], problem=plain_problem((Need(WILD, 3),)), tokens=2)
        thrifty = LearnedValue(weighing(me_tokens=UNIT))
        assert early.choices()[OnePlyPlayer(1, thrifty).choose(Sight(early.game, 0))] == "end"

    def test_answers_alike_where_it_sees_alike(self) -> None:
        """The same table with everything hidden permuted gets the same answer."""
        for decisions in range(5, 100, 20):
            game = played(decisions, decisions)
            seat = game.question.seat
            twin = blinded(game.kernel, seat, seed_bytes(decisions))
            one, other = (OnePlyPlayer(9).choose(Sight(each, seat)) for each in (game.kernel, twin))
            assert one == other


class TestChampion:
    """The level that searches with the learned value."""

    def test_judges_by_the_weights_of_the_package(self) -> None:
        """Each player by a value of its own, as a value keeps the cards of one match; no other level does."""
        values = [
            player._value
            for player in (named("champion", 1), named("champion", 2))
            if isinstance(player, SearchPlayer)
        ]
        assert [type(value) for value in values] == [LearnedValue, LearnedValue]
        assert values[0] is not values[1]
        assert learned_weights() is learned_weights()
        others = [named(level, 1) for level in BUDGETS if level != "champion"]
        assert {player._value for player in others if isinstance(player, SearchPlayer)} == {chance_of_winning}

    def test_keeps_the_rules_of_players(self) -> None:
        """Answers repeat, change nothing, and depend on nothing hidden."""
        budget = replace(CHAMPION, nodes=40)
        checked = check_player(lambda seed: search_player(budget, seed), games=1, questions=8)
        assert checked.questions == 8


class TestSearch:
    """The search with the learned value."""

    def test_repeats_itself(self) -> None:
        """Nodes decide, not seconds: the same seed and sight, the same answer."""
        budget = replace(CHAMPION, nodes=60, seconds=600.0)
        for seed in range(3):
            game = played(seed, 50)
            sight = Sight(game.kernel, game.question.seat)
            answers = {SearchPlayer(budget, 7, LearnedValue()).choose(sight) for _ in range(2)}
            assert len(answers) == 1
