"""Random numbers for tests and random players, from the engine's keyed hash: equal on every Python.

They are independent of the game's own chance: drawing one does not change the state.
"""

from everfree.ccg.kernel.rng import draw_below, seed_bytes


class Dice:
    """A stream of random numbers for a seed and a purpose; streams of different purposes are independent."""

    def __init__(self, seed: int, purpose: int = 0) -> None:
        self._key = bytes([purpose]) + seed_bytes(seed)
        self._thrown = 0

    def below(self, bound: int) -> int:
        """Return a number from 0 to *bound* - 1."""
        number = draw_below(self._key, self._thrown, bound)
        self._thrown += 1
        return number

    def one_in(self, chances: int) -> bool:
        """Return True once in *chances* times on average."""
        return self.below(chances) == 0
