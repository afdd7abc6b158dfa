"""The players of the ladder and their names: `champion`, `champion@300`, `slow-champion`, `seer`, `greedy`.

Fixed nodes end every search, never the clock, so that a game does not depend on how busy the machine is.
"""

from dataclasses import replace
from typing import Final, NamedTuple

from everfree.ccg.kernel.kernel import Kernel
from everfree.players import BUDGETS, LEVELS, Player, Sight, named, search_player
from everfree.players.weights import weights_digest
from everfree.testing.ladder.seer import SEER, EverythingSeen

LEARNED: Final = "champion"
"""The level with learned weights, which is the strongest one; the seer is a copy of it."""
SLOW: Final = "slow-"
"""Prefix of a level that may spend `SLOW_NODES`: its own nodes on the tree, which more of them would not
improve, and the others on replies to answers that lie close."""
SLOW_NODES: Final = 10_000
"""Takes about a second a decision on the compiled engine, on a machine with two shared cores, where the
1,000 nodes of the strongest levels take about a tenth."""
AT: Final = "@"
"""Between a level and the nodes that it may search instead of its own budget."""
EXAMPLES: Final = (f"{SLOW}{LEARNED}", f"{LEARNED}{AT}300")
"""Names with another node budget."""
SECONDS: Final = 3600.0
"""The limit in time of a search, so long that the nodes run out first."""


class Entrant(NamedTuple):
    """Who plays under a name."""

    level: str
    nodes: int
    """The nodes to search for one question; 0 for a player that does not search."""
    sees_all: bool = False
    """Whether it sees hidden cards."""
    tree: int = 0
    """The most nodes of its tree, unless 0; the others are for replies."""


def entrant(name: str) -> Entrant:
    """Return who plays under a name; raise `LookupError` if nobody does."""
    base, at, nodes = name.removeprefix(SLOW).partition(AT)
    level = LEARNED if base == SEER else base
    budget = BUDGETS.get(level)
    if name in LEVELS and budget is None:
        return Entrant(name, 0)
    is_slow = name.startswith(SLOW)
    if budget is None and level in LEVELS:
        raise LookupError(f"No player {name!r}: {level} searches no nodes.")
    if budget is None or (at and (is_slow or not is_budget(nodes))):
        names = ", ".join((*LEVELS, SEER, *EXAMPLES))
        raise LookupError(
            f"No player {name!r}; there are: {names}. After {AT} comes a number of nodes, at least 1."
        )
    wanted = SLOW_NODES if is_slow else int(nodes) if at else budget.nodes
    return Entrant(level, wanted, base == SEER, budget.nodes if is_slow else budget.tree)


def is_budget(word: str) -> bool:
    """Tell whether a word is a number of nodes, written in the one usual way."""
    return word.isascii() and word.isdecimal() and not word.startswith("0")


def has_own_budget(name: str) -> bool:
    """Tell whether a name asks for other nodes than those of the level."""
    return name.startswith(SLOW) or AT in name


def budget_of(name: str) -> int:
    """Return the nodes a player may search for one question; 0 for a player without a node budget."""
    return entrant(name).nodes


def terms_of(name: str) -> str:
    """Return what the games of a player depend on: its nodes and, where it has them, its learned weights.

    Nodes are written as 1000, or as 10000r1000 where 1,000 of them are for the tree and the others for
    replies.
    """
    who = entrant(name)
    nodes = f"{who.nodes}r{who.tree}" if who.tree else str(who.nodes)
    return f"{nodes}/{weights_digest()}" if who.level == LEARNED else nodes


def player_of(name: str, seed: int) -> Player:
    """Make the player of a name."""
    who = entrant(name)
    if not who.nodes:
        return named(who.level, seed)
    return search_player(replace(BUDGETS[who.level], nodes=who.nodes, tree=who.tree, seconds=SECONDS), seed)


def sight_of(name: str, game: Kernel, seat: int) -> Sight:
    """Return what the player of a name sees of a game."""
    return EverythingSeen(game, seat) if entrant(name).sees_all else Sight(game, seat)
