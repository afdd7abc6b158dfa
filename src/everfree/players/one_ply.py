"""A player that tries each answer once in a few imagined games: the greedy player with any value."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.rng import new_seed, seed_bytes
from everfree.ccg.kernel.state import STOP_WHEN_ABLE
from everfree.ccg.vocab import Seat
from everfree.players.moves import SAME_ACTION, moves_of
from everfree.players.player import Sight
from everfree.players.playout import play_out
from everfree.players.search import FUEL, MOST_AT_ROOT, MOST_WAYS
from everfree.players.value import Value, chance_of_winning

WORLDS = 2
"""How many games it imagines for one question, unless it is told another number."""
DEPTH = 2
"""How many questions in a row that complete an action are tried as well."""


class OnePlyPlayer:
    """Takes the answer after which its turn ends best by *value*; fast enough for thousands of games."""

    def __init__(self, seed: int, value: Value = chance_of_winning, *, worlds: int = WORLDS) -> None:
        self._seed = seed_bytes(seed)
        self._value = value
        self._worlds = worlds

    def __repr__(self) -> str:
        return "<one-ply player>"

    def choose(self, sight: Sight) -> int:
        """Return the answer with the highest value over the imagined games, the first of equals."""
        if len(sight.question.options) == 1 and not sight.question.options[0].upto:
            return 0
        seat = Seat(sight.seat)
        seed = sight.seed(self._seed)
        worth: dict[int, float] = {}
        for world in range(self._worlds):
            game = sight.imagine(new_seed(seed, world))
            game.tank = FUEL
            game.state.stops = [STOP_WHEN_ABLE] * game.state.seats
            question = game.state.question
            assert question is not None
            for _, place in moves_of(game, question)[:MOST_AT_ROOT]:
                worth[place] = worth.get(place, 0.0) + worth_of(game, seat, place, DEPTH, self._value)
        return max(worth, key=lambda place: (worth[place], -place))


def worth_of(game: Kernel, seat: Seat, place: int, depth: int, value: Value) -> float:
    """Return the value of the end of the turn in which *seat* takes this answer and then idles."""
    trial = game.clone()
    trial.take(place)
    question = trial.state.question
    if depth and question is not None and question.seat == seat and question.kind in SAME_ACTION:
        ways = moves_of(trial, question)[:MOST_WAYS]
        return max([worth_of(trial, seat, way, depth - 1, value) for _, way in ways])
    play_out(trial, game.state.turn)
    return value(trial, seat)
