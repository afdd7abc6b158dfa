"""The seed of each match of an environment: the first is the one given, the next ones follow from it."""

import secrets
from typing import Final

from everfree.ccg.kernel.rng import new_seed, seed_bytes

SEED_BYTES: Final = 6


class Seeds:
    """Gives a seed for every match; `begin` starts a new series, which is the same for the same seed."""

    def __init__(self) -> None:
        self._first = secrets.randbits(8 * SEED_BYTES)
        self._count = 0

    def begin(self, seed: int) -> None:
        """Start the series of *seed*."""
        self._first = seed
        self._count = 0

    def following(self) -> int:
        """Return the seed of the next match; the first one is the seed of the series itself."""
        count, self._count = self._count, self._count + 1
        if count == 0:
            return self._first
        return int.from_bytes(new_seed(seed_bytes(self._first), count)[:SEED_BYTES], "big")
