"""Chance for tests and random players: the engine's own keyed hash, so it is the same on every Python.

A player's dice are not the game's: throwing them changes nothing in the state.
"""

from everfree.ccg.kernel.rng import draw_below, seed_bytes


class Dice:
    """A stream of random numbers named by a seed and a purpose; purposes do not disturb each other."""

    def __init__(self, seed: int, purpose: int = 0) -> None:
        self._key = bytes([purpose]) + seed_bytes(seed)
        self._thrown = 0

    def below(self, bound: int) -> int:
        """Give a number from 0 to *bound* - 1."""
        number = draw_below(self._key, self._thrown, bound)
        self._thrown += 1
        return number

    def one_in(self, chances: int) -> bool:
        """Say yes once in so many times."""
        return self.below(chances) == 0
