"""A player that tries every option in imagined games and takes the one after which its turn ends best."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.options import NAME
from everfree.ccg.kernel.rng import new_seed, seed_bytes
from everfree.ccg.kernel.state import PLAYING, SKIP_FORCED, STOP_WHEN_ABLE
from everfree.ccg.view import view_hash
from everfree.ccg.vocab import Seat
from everfree.players.moves import idle_place, names_worth_naming
from everfree.players.player import Sight
from everfree.players.standing import value_of

WORLDS = 2
"""How many games it imagines for one question; they differ in flips and hidden cards."""
SAME_ACTION = ("where", "pay-with", "choose", "new-host")
"""Questions that complete the action just begun; all their options are tried as well."""
DEPTH = 2
"""How many such questions in a row are tried."""


class GreedyPlayer:
    """Looks no further than the end of the turn; the same seed and the same view give the same answer."""

    def __init__(self, seed: int) -> None:
        self._seed = seed_bytes(seed)

    def __repr__(self) -> str:
        return "<greedy player>"

    def choose(self, sight: Sight) -> int:
        """Return the option with the highest value over a few imagined games, the first of equals."""
        count = len(sight.question.options)
        if count == 1:
            return 0
        seat = Seat(sight.seat)
        look = int(view_hash(sight.view), 16)
        worth: dict[int, int] = {}
        for world in range(WORLDS):
            game = sight.imagine(new_seed(self._seed, look ^ world))
            game.state.stops = [STOP_WHEN_ABLE] * game.state.seats
            for place in places_to_try(game, count):
                worth[place] = worth.get(place, 0) + worth_of(game, seat, place, DEPTH)
        return min(worth, key=lambda place: (-worth[place], place))


def places_to_try(game: Kernel, count: int) -> list[int]:
    """List the options to try: all of them, but of card names only those of cards in this imagined game."""
    question = game.state.question
    if question is not None and question.options[0][0] == NAME:
        return names_worth_naming(game, question)
    return list(range(count))


def worth_of(game: Kernel, seat: Seat, place: int, depth: int) -> int:
    """Return the value of the position for *seat* at the end of the turn in which it takes this option."""
    trial = game.clone()
    trial.take(place)
    question = trial.state.question
    if depth and question is not None and question.seat == seat and question.kind in SAME_ACTION:
        return max([worth_of(trial, seat, next_, depth - 1) for next_ in range(len(question.options))])
    play_out(trial, game.state.turn)
    return value_of(trial, seat)


def play_out(game: Kernel, turn: int) -> None:
    """Answer every question by passing or the like until the turn is over.

    Nobody is asked in priority windows any more: everyone would pass, and to list what they could do there
    takes most of the time.
    """
    state = game.state
    state.stops = [SKIP_FORCED] * state.seats
    while state.turn == turn and state.outcome == PLAYING and state.question is not None:
        game.take(idle_place(state.question))
