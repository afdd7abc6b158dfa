"""516.1 for any game: whatever happens, nobody is left with cards that violate uniqueness."""

from random import Random

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.rules.core.uniqueness import violating
from everfree.ccg.vocab import Seat
from everfree.testing import Table, piece, plain

TWINS = [plain(power, cost=0, traits=("Foal",)) for power in (1, 2, 3)]
MOVES = 160


@pytest.mark.parametrize("seed", range(12))
def test_violations_are_repaired_at_once(seed: int) -> None:
    """With a text that makes everything Unique and many copies, no decision but a repair sees a violation."""
    chance = Random(seed)
    copies = [piece(chance.choice(TWINS)) for _ in range(24)]
    table = Table(
        home=[piece(POOL["ad199"])],
        hand=copies[:8],
        deck=copies[8:12],
        opponent_hand=copies[12:20],
        opponent_deck=copies[20:],
        tokens=9,
        opponent_tokens=9,
        seed=seed,
    )
    repaired = 0
    for _ in range(MOVES):
        if table.is_over:
            break
        if table.asked == "uniqueness":
            repaired += 1
        else:
            assert [violating(table.game, Seat(seat)) for seat in range(2)] == [[], []]
        options = table.question.options
        table.game.take(chance.randrange(len(options)))

    assert repaired > 0
