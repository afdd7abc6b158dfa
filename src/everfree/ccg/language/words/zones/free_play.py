"""Playing a card without paying for it."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.terms import ANYWHERE, Place
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.selectors import Selector
from everfree.ccg.vocab import PLAY


@dataclass(frozen=True, eq=False, repr=False)
class PlayForFree(Effect):
    """Play a card without paying its cost; its requirement must still be met (205.1, 705.2b).

    *frightened*: it enters play face down (504.1).
    """

    what: Selector
    place: Place = ANYWHERE
    frightened: bool = False
    zone: int = PLAY
    """Your zone that the card must be in; PLAY, from which no card is played, if the text names none."""
    on: Selector | None = None
    """The host of an attachment, if the text names one."""
