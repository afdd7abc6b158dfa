"""Words about cards that are copies of other cards."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.selectors import Choose


@dataclass(frozen=True, eq=False, repr=False)
class BanishAndCopy(Effect):
    """Banish a card; this card, which is entering play, enters as a copy of it and stays one (706.1a)."""

    choice: Choose
