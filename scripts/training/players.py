"""The players of training games, by names such as `greedy`, `ply/today` and `500/generation-1.json`."""

import re
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

from scripts.training.refusals import WrongUse, weights_at

from everfree.players import LEVELS, Budget, Player, SearchPlayer, named
from everfree.players.budgets import CHAMPION
from everfree.players.learned import LearnedValue
from everfree.players.one_ply import OnePlyPlayer
from everfree.players.replies import ReplyingPlayer
from everfree.players.value import Value, chance_of_winning
from everfree.players.weights import weights_digest

PLIES = {"ply": 2, "quick": 1}
"""How many games the one-ply players imagine."""
NODES: Final = re.compile(r"([1-9][0-9]*)(?:r([1-9][0-9]*))?")
"""The nodes of a search, and after an r those of its tree."""
WORLDS = 8
"""Imagined games of a search, as those of `strong`."""


def player_of(name: str, seed: int) -> Player:
    """Make a player: a level, or KIND/VALUE with `ply`, `quick` or a number of nodes as KIND.

    `ply` tries each answer in two imagined games, `quick` in one.

    Two numbers with an r between them, as in 3000r400, are a search that spends 400 of its 3,000 nodes on its
    tree, and the others on replies to answers that lie close.

    VALUE is `today` for the seventeen weights, `learned` for those of the package, or a file of weights.
    Raise WrongUse if there is no such player.
    """
    if name in LEVELS:
        return named(name, seed)
    kind, _, value = name.partition("/")
    if value and kind in PLIES:
        return OnePlyPlayer(seed, value_of(value), worlds=PLIES[kind])
    numbers = NODES.fullmatch(kind)
    if not value or numbers is None:
        raise WrongUse(
            f"there is no player {name!r}: name a level ({', '.join(LEVELS)}), "
            "or a player such as ply/today, quick/learned, 60/today or 300/generation-1.json"
        )
    nodes, tree = numbers.groups()
    budget = Budget(name, nodes=int(nodes), seconds=600.0, worlds=WORLDS, tree=int(tree or 0))
    return (ReplyingPlayer if tree else SearchPlayer)(budget, seed, value_of(value))


@cache
def value_of(name: str) -> Value:
    """Return a value by name: `today`, `learned`, or the path of a file of weights."""
    if name == "today":
        return chance_of_winning
    if name == "learned":
        return LearnedValue()
    weights = weights_at(Path(name))
    try:
        return LearnedValue(weights)
    except ValueError as error:
        raise WrongUse(f"no player can use {name}: {error}") from error


def check_players(*names: str) -> None:
    """Raise WrongUse if one of these players does not exist, before any of them plays."""
    for name in names:
        player_of(name, 0)


def weights_hash(name: str) -> str:
    """Return a short hash of the learned weights that a player judges by, "" if it uses none."""
    value = "learned" if name == CHAMPION.name else name.partition("/")[2]
    if value in ("", "today"):
        return ""
    if value == "learned":
        return weights_digest()
    return blake2b(Path(value).read_bytes(), digest_size=4).hexdigest()
