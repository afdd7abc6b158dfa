"""Every deck that is ready to be played, by its name and in groups."""

from typing import Final

from everfree.ccg.decks.colour_pairs import COLOUR_PAIR_DECKS
from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.theme import THEME_DECKS

GROUPS: Final[dict[str, dict[str, Deck]]] = {"theme": THEME_DECKS, "pairs": COLOUR_PAIR_DECKS}
"""The theme decks the game was sold with, and a deck of ours for each pair of colours."""
READY_DECKS: Final[dict[str, Deck]] = {**THEME_DECKS, **COLOUR_PAIR_DECKS}
