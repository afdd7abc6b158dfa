"""Words about looking at the top of a deck and sorting it."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.nodes import shows
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.amounts import Amount
from everfree.ccg.language.words.zones.decks import YOUR_DECK, Deck


@dataclass(frozen=True, eq=False, repr=False)
class LookAndSort(Effect):
    """Look at the top cards of a deck, by default your own, and put each on the top or the bottom.

    *bottom*: look at the bottom cards; you may put one of them on top, and the others stay where they are.
    """

    count: int | Amount
    deck: Deck = YOUR_DECK
    wording: str = ""
    bottom: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class LookAndReorder(Effect):
    """Look at the top cards of a deck, by default your own, and put them back in any order."""

    count: int | Amount
    deck: Deck = YOUR_DECK
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class LookAtOpponentsDeck(Effect):
    """Inspired: once a turn, look at as many top cards as you control cards with Inspired (R58)."""


shows(LookAndSort)
shows(LookAndReorder, LookAtOpponentsDeck)
