"""Words about hands that are shown and separated, and Mane Characters turned to one certain side."""

from dataclasses import dataclass

from everfree.ccg.language.effects import Effect
from everfree.ccg.language.nodes import shows
from everfree.ccg.language.selectors import Selector
from everfree.ccg.language.words import OPPONENT, Who


@dataclass(frozen=True, eq=False, repr=False)
class TurnToBoosted(Effect):
    """Turn a Mane Character to its boosted side, unless that is up (301.2)."""

    what: Selector


@dataclass(frozen=True, eq=False, repr=False)
class SplitHand(Effect):
    """A player reveals their hand and separates it into two piles; you choose one, which is banished."""

    who: Who = OPPONENT


shows(SplitHand)
