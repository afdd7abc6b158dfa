"""Poison behind everything a seat may not know: who looks there fails."""

from everfree.ccg.kernel.kernel import Kernel

POISON = 1_000_000
"""The number of no card at all."""


def poison(game: Kernel, viewer: int) -> None:
    """Put it where *viewer* does not know a card, and take the seed away; such a game can't be played on."""
    state = game.state
    for card in range(len(state.kind)):
        if not state.known[card] >> viewer & 1:
            state.kind[card] = POISON
    state.seed = b""
    game.reindex()
