"""A player that takes any option, each as likely as the other."""

import random

from everfree.players.player import Sight

SMALL = 10
"""How far above the least of a range of numbers it goes."""


class RandomPlayer:
    """Chooses uniformly; the same seed makes the same choices."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def choose(self, sight: Sight) -> int:
        """Give a random option; of a range of numbers a small one, which is more of a game."""
        options = sight.question.options
        spread = min(options[-1].upto - options[-1].number, SMALL) if options[-1].upto else 0
        return self._chance.randrange(len(options) + spread)
