"""Words about cards that are turned over."""

from dataclasses import dataclass

from everfree.ccg.language.nodes import shows
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.selectors import Selector


@dataclass(frozen=True, eq=False, repr=False)
class TurnAllOver(Effect):
    """Turn each face-up character and Troublemaker face down, and each face-down one face up."""

    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class TurnToBoosted(Effect):
    """Turn a Mane Character to its boosted side, unless that side is up already (301.2)."""

    what: Selector


shows(TurnAllOver)
