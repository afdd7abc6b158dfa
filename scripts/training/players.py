"""The players of training games, by names such as `greedy`, `ply/today` and `500/generation-1.json`."""

from functools import cache
from pathlib import Path

from scripts.training.replies import ReplyingPlayer

from everfree.players import Budget, Player, SearchPlayer, named
from everfree.players.learned import LearnedValue
from everfree.players.one_ply import OnePlyPlayer
from everfree.players.value import Value, chance_of_winning
from everfree.players.weights import weights_from

PLIES = {"ply": 2, "quick": 1}
"""How many games the one-ply players imagine."""
WORLDS = 8
"""Imagined games of a search, as those of `strong`."""


def player_of(name: str, seed: int) -> Player:
    """Make a player: a level, or KIND/VALUE with `ply`, `quick` or a number of nodes as KIND.

    `ply` tries each answer in two imagined games, `quick` in one.

    A number with an r, as in 1000r, is a search that judges close answers again after a reply.

    VALUE is `today` for the seventeen weights, `learned` for those of the package, or a file of weights.
    """
    kind, _, value = name.partition("/")
    if not value:
        return named(name, seed)
    if kind in PLIES:
        return OnePlyPlayer(seed, value_of(value), worlds=PLIES[kind])
    budget = Budget(name, nodes=int(kind.removesuffix("r")), seconds=600.0, worlds=WORLDS)
    make = ReplyingPlayer if kind.endswith("r") else SearchPlayer
    return make(budget, seed, value_of(value))


@cache
def value_of(name: str) -> Value:
    """Return a value by name: `today`, `learned`, or the path of a file of weights."""
    if name == "today":
        return chance_of_winning
    return LearnedValue() if name == "learned" else LearnedValue(weights_from(Path(name).read_bytes()))
