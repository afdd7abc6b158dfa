"""Words about the start of a turn and the sorting of a deck."""

from dataclasses import dataclass

from everfree.ccg.language.decks import YOUR_DECK, Deck
from everfree.ccg.language.effects import Effect
from everfree.ccg.language.nodes import shows
from everfree.ccg.language.triggers import Trigger
from everfree.ccg.language.words import Who


@dataclass(frozen=True, eq=False, repr=False)
class TurnStarts(Trigger):
    """A player's turn starts; what this triggers waits for the first window (R11)."""

    whose: Who
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class LookAndSort(Effect):
    """Look at the top cards of a deck, your own unless told, and put each on the top or the bottom."""

    count: int
    deck: Deck = YOUR_DECK
    wording: str = ""


shows(LookAndSort)
