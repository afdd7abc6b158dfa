"""Stored logs have digests of states, so what a state is encoded to has a version."""

import random

from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.kernel.state import STATE_FORMAT
from everfree.ccg.table import header, start
from everfree.table.commands import Answer

DIGESTS = {1: "6fcb84901b8fe88fea88ddd18c46e8d3"}
"""By `STATE_FORMAT`: the digest of one position. If it changes, raise the format and add the new digest."""


def test_a_changed_encoding_has_a_new_format() -> None:
    """Otherwise every stored match would count as damaged."""
    game = start(header([RAINBOW_DASH, APPLEJACK], b"s" * 32))
    chance = random.Random(1)
    for _ in range(60):
        ((seat, size),) = game.asked().items()
        game.apply(Answer(seat, (chance.randrange(size),)))
    assert game.digest() == DIGESTS[STATE_FORMAT]
