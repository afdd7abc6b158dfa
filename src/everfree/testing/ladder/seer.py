"""The strongest level with access to hidden cards: its lead over the real one shows what hiding them costs.

It is in `testing`, which `players` may not import, so that no real level can see hidden cards.
"""

from typing import Final

from everfree.ccg.kernel.kernel import Kernel
from everfree.players import Sight

SEER: Final = "seer"
"""Name of the strongest level when it sees every card, the order of decks and the random seed."""


class EverythingSeen(Sight):
    """A sight that returns the real game where others would return an imagined one."""

    def imagine(self, seed: bytes) -> Kernel:
        """Return a clone of the real game."""
        return self._game.clone()
