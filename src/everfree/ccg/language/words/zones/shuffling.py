"""Words about shuffling decks, also with other cards shuffled into them (402.4)."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.selectors import Selector


@dataclass(frozen=True, eq=False, repr=False)
class ShuffleDeck(Effect):
    """Shuffle your deck."""


@dataclass(frozen=True, eq=False, repr=False)
class ShuffleInto(Effect):
    """Shuffle cards of a hand or discard pile into their owners' decks; with no card, shuffle your deck."""

    what: Selector
