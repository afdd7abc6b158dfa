"""A player that takes a random option."""

import random

from everfree.players.player import Sight

SMALL = 10
"""How far above the least number of a range it goes."""


class RandomPlayer:
    """Chooses uniformly; the same seed makes the same choices."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def __repr__(self) -> str:
        return "<random player>"

    def choose(self, sight: Sight) -> int:
        """Return a random option; of a range only small numbers, which make more realistic games."""
        options = sight.question.options
        spread = min(options[-1].upto - options[-1].number, SMALL) if options[-1].upto else 0
        return self._chance.randrange(len(options) + spread)
