"""The players of training games, by names such as `greedy`, `ply/today` and `500/generation-1.json`."""

from functools import cache
from pathlib import Path

from everfree.players import Budget, Player, SearchPlayer, named
from everfree.players.learned import LearnedValue
from everfree.players.one_ply import OnePlyPlayer
from everfree.players.value import Value, chance_of_winning
from everfree.players.weights import weights_from

WORLDS = 8
"""Imagined games of a search, as those of `strong`."""


def player_of(name: str, seed: int) -> Player:
    """Make a player: a level, or KIND/VALUE with `ply` or a number of nodes as KIND.

    VALUE is `today` for the seventeen weights, `learned` for those of the package, or a file of weights.
    """
    kind, _, value = name.partition("/")
    if not value:
        return named(name, seed)
    if kind == "ply":
        return OnePlyPlayer(seed, value_of(value))
    budget = Budget(name, nodes=int(kind), seconds=600.0, worlds=WORLDS)
    return SearchPlayer(budget, seed, value_of(value))


@cache
def value_of(name: str) -> Value:
    """Return a value by name: `today`, `learned`, or the path of a file of weights."""
    if name == "today":
        return chance_of_winning
    return LearnedValue() if name == "learned" else LearnedValue(weights_from(Path(name).read_bytes()))
