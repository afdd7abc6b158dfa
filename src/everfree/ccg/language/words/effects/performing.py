"""Words about what players do to amuse each other."""

from typing import Final

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.words.effects.effects import Effect

A_DANCE: Final = "dance"
A_JOKE: Final = "joke"
A_SONG: Final = "song"
"""What a player can perform."""


@dataclass(frozen=True, eq=False, repr=False)
class Perform(Effect):
    """You perform something at the table; nothing in the game changes."""

    deed: str
