"""A twin that sees everything, for the test bench alone: what honesty costs is what it wins by.

It lives here because players may not import this room: no level can ever be given such a sight.
"""

from typing import Final

from everfree.ccg.kernel.kernel import Kernel
from everfree.players import Sight

SEER: Final = "seer"
"""Its name: the strongest level, with every card, deck order and draw of chance before its eyes."""


class EverythingSeen(Sight):
    """A sight whose imagined games are the real one."""

    def imagine(self, seed: bytes) -> Kernel:
        """Give the game as it is."""
        return self._game.clone()
