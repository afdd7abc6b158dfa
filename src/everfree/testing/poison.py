"""Replace everything a seat may not know by invalid values, so that reading it fails."""

from everfree.ccg.kernel.kernel import Kernel

POISON = 1_000_000
"""A definition number that no card has."""


def poison(game: Kernel, viewer: int) -> None:
    """Poison every card *viewer* does not know, and delete the seed; the game can't be continued."""
    state = game.state
    for card in range(len(state.definition)):
        if not state.known[card] >> viewer & 1:
            state.definition[card] = POISON
    state.seed = b""
    game.reindex()
