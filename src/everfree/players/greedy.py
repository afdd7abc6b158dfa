"""A player that tries every option in its head and takes the one after which its turn ends best."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.rng import new_seed, seed_bytes
from everfree.ccg.kernel.state import PLAYING, STOP_WHEN_ABLE
from everfree.ccg.view import view_hash
from everfree.ccg.vocab import Seat
from everfree.players.moves import idle_place
from everfree.players.player import Sight
from everfree.players.standing import value_of

WORLDS = 2
"""How many games it imagines for one question: flips and hidden cards differ between them."""
SAME_ACTION = ("where", "pay-with", "choose", "new-host")
"""Questions that belong to the action just begun: all their options are tried as well."""
DEPTH = 2
"""How many of those in a row."""


class GreedyPlayer:
    """Looks no further than the end of the turn; the same seed and the same view give the same answer."""

    def __init__(self, seed: int) -> None:
        self._seed = seed_bytes(seed)

    def choose(self, sight: Sight) -> int:
        """Give the option with the highest worth over a few imagined games, the first of equals."""
        count = len(sight.question.options)
        if count == 1:
            return 0
        seat = Seat(sight.seat)
        look = int(view_hash(sight.view), 16)
        worth = [0] * count
        for world in range(WORLDS):
            game = sight.imagine(new_seed(self._seed, look ^ world))
            game.state.stops = [STOP_WHEN_ABLE] * game.state.seats
            for place in range(count):
                worth[place] += worth_of(game, seat, place, DEPTH)
        return worth.index(max(worth))


def worth_of(game: Kernel, seat: Seat, place: int, depth: int) -> int:
    """Give what the table is worth to *seat* at the end of the turn after it takes this option."""
    trial = game.clone()
    trial.take(place)
    question = trial.state.question
    if depth and question is not None and question.seat == seat and question.kind in SAME_ACTION:
        return max([worth_of(trial, seat, next_, depth - 1) for next_ in range(len(question.options))])
    play_out(trial, game.state.turn)
    return value_of(trial, seat)


def play_out(game: Kernel, turn: int) -> None:
    """Let everybody do as little as possible until the turn is over."""
    state = game.state
    while state.turn == turn and state.outcome == PLAYING and state.question is not None:
        game.take(idle_place(state.question))
