"""Keys of the notes in `State.noted`: what a text remembers until its card becomes a different card (706.1a).

A note that only one word reads has the number of that word in the definitions as its key, which is never
negative. The keys here are those of notes that rules or several words read.
"""

from typing import Final

from everfree.ccg.kernel.state import State
from everfree.ccg.vocab import Ref

NOTED_CARD: Final = -1
"""A side of a card: 2 * the number of its definition + the number of the side."""
SCORED_POINTS: Final = -2
"""Points scored with the card in this phase (517.2)."""
BANISHED_BY_TEXT: Final = -3
"""A card that the text has banished, as a reference."""
CHOSEN_NAME: Final = -4
"""The name that was chosen as the card entered play, as its number in the definitions."""
CHOSEN_COLOUR: Final = -6
"""The colour that the text chose last."""

MENTIONED: Final = -8
"""A card that a text mentioned and another text of the same card speaks of, as a reference."""
CONFRONTED: Final = -7
"""That the Problem has been confronted, on a Problem whose text asks for it."""


def noted(state: State, card: Ref, key: int) -> list[int]:
    """List the values that *card* has noted under *key*, the oldest first."""
    return [value for one, word, value in state.noted if one == card and word == key]
