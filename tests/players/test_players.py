"""Computer players: what they see, that they repeat themselves, and that greed pays."""

from collections.abc import Callable

import pytest

from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.game import Game
from everfree.ccg.kernel.rng import seed_bytes
from everfree.ccg.kernel.seats.determinize import blinded
from everfree.ccg.language import WILD, Need
from everfree.players import GreedyPlayer, Player, RandomPlayer, Sight
from everfree.testing import Table, plain, plain_problem

LONGEST = 150
"""Turns after which nobody is the winner."""


def play(seed: int, players: list[Player], *, decisions: int = 10_000) -> Game:
    """Play a game of the two theme decks, or its first decisions."""
    game = Game([RAINBOW_DASH, APPLEJACK], seed=seed)
    while not game.is_over and game.state.turn < LONGEST and decisions:
        seat = game.question.seat
        game.take(players[seat].choose(Sight(game.kernel, seat)))
        decisions -= 1
    return game


class TestSight:
    """What a player is given."""

    def test_is_the_view_of_the_seat(self) -> None:
        """The question is told by handles, as to a person."""
        game = Game([RAINBOW_DASH, APPLEJACK], seed=1)
        assert Sight(game.kernel, 0).view == game.view(0)
        assert Sight(game.kernel, 0).question.kind == "starting-problem"

    def test_asks_nothing_of_others(self) -> None:
        """A seat that is not asked has no question."""
        with pytest.raises(LookupError, match="seat 1 is not asked"):
            _ = Sight(Game([RAINBOW_DASH, APPLEJACK], seed=1).kernel, 1).question

    def test_imagines_games_that_look_the_same(self) -> None:
        """The view of an imagined game is the view of the real one, though hidden cards differ."""
        game = play(3, [RandomPlayer(1), RandomPlayer(2)], decisions=40)
        seat = game.question.seat
        sight = Sight(game.kernel, seat)
        imagined = sight.imagine(b"a seed of one's own")
        assert Sight(imagined, seat).view == sight.view
        assert imagined.state.definition != game.state.definition


@pytest.mark.parametrize("make", [RandomPlayer, GreedyPlayer])
class TestAnyPlayer:
    """Promises of every player."""

    def test_the_same_seed_plays_the_same_game(self, make: Callable[[int], Player]) -> None:
        """Nothing but the seed and the questions decides."""
        first, second = (play(5, [make(1), make(2)], decisions=60) for _ in range(2))
        assert first.digest() == second.digest()

    def test_answers_alike_where_it_sees_alike(self, make: Callable[[int], Player]) -> None:
        """The same table with everything hidden permuted gets the same answer."""
        for decisions in range(0, 120, 10):
            game = play(decisions, [RandomPlayer(1), RandomPlayer(2)], decisions=decisions)
            seat = game.question.seat
            twin = blinded(game.kernel, seat, seed_bytes(decisions))
            assert make(9).choose(Sight(game.kernel, seat)) == make(9).choose(Sight(twin, seat))

    def test_leaves_the_game_as_it_is(self, make: Callable[[int], Player]) -> None:
        """Thinking changes nothing."""
        game = play(4, [RandomPlayer(1), RandomPlayer(2)], decisions=50)
        before = game.digest()
        make(1).choose(Sight(game.kernel, game.question.seat))
        assert game.digest() == before


class TestRandomPlayer:
    """RandomPlayer."""

    def test_takes_every_option_now_and_then(self) -> None:
        """No option is left out, and none is preferred by much."""
        game = Game([RAINBOW_DASH, APPLEJACK], seed=1)
        player = RandomPlayer(1)
        taken = [player.choose(Sight(game.kernel, 0)) for _ in range(400)]
        counts = [taken.count(place) for place in range(len(game.question.options))]
        assert min(counts) > 70


class TestGreedyPlayer:
    """GreedyPlayer."""

    def test_moves_where_the_point_is(self) -> None:
        """It finds the move after which it can confront and win."""
        friend = plain(3)
        table = Table(home=[friend], problem=plain_problem((Need(WILD, 3),)), tokens=2, score=14)
        player = GreedyPlayer(1)

        table.game.take(player.choose(Sight(table.game, 0)))
        table.game.take(player.choose(Sight(table.game, 0)))
        assert table.area_of(friend) == "mine"
        assert table.end_turn().is_over

    def test_keeps_its_tokens_for_something(self) -> None:
        """With nothing to gain it ends the phase or draws, and plays no Friend onto a lost cause."""
        table = Table(
            hand=[plain(1, cost=5)], tokens=5, problem=plain_problem(), opponent_problem=plain_problem()
        )
        choice = GreedyPlayer(1).choose(Sight(table.game, 0))
        assert table.choices()[choice] in ("end", "draw")

    @pytest.mark.parametrize("seat", [0, 1])
    def test_beats_the_random_player(self, seat: int) -> None:
        """From either seat, in every one of these games."""
        for seed in (1, 2):
            players: list[Player] = [RandomPlayer(seed), RandomPlayer(seed)]
            players[seat] = GreedyPlayer(seed)
            assert play(seed, players).winner == seat
