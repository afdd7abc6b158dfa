"""Laws that forbid looking into decks or taking cards from discard piles."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.words.changes.changes import Law


@dataclass(frozen=True, eq=False, repr=False)
class Closed(Law):
    """Nobody can search decks or look into them (402.1, 518.1), or take cards from discard piles (104.2)."""

    zone: int
