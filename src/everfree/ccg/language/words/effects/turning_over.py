"""Words about cards that are turned over."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.nodes import shows
from everfree.ccg.language.words.effects.effects import Effect


@dataclass(frozen=True, eq=False, repr=False)
class TurnAllOver(Effect):
    """Turn each face-up character and Troublemaker face down, and each face-down one face up."""

    wording: str = ""


shows(TurnAllOver)
