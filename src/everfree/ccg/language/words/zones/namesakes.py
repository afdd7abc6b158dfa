"""A search for every card of one name (518)."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.nodes import shows
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.selectors import Choose


@dataclass(frozen=True, eq=False, repr=False)
class BanishNamesakes(Effect):
    """Choose a card; banish all cards with its name from its owner's hand, deck and discard pile."""

    of: Choose


shows(BanishNamesakes)
