"""A player that takes any option, each as likely as the other."""

import random

from everfree.players.player import Sight


class RandomPlayer:
    """Chooses uniformly; the same seed makes the same choices."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def choose(self, sight: Sight) -> int:
        """Give a random option."""
        return self._chance.randrange(len(sight.question.options))
