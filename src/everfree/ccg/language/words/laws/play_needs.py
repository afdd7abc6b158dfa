"""Words about play requirements (205)."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.terms import Until
from everfree.ccg.language.words.changes.changes import Law
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.conditions import Condition
from everfree.ccg.vocab import Colour


@dataclass(frozen=True, eq=False, repr=False)
class PlayOnlyIf(Law):
    """The card with this law can be played only while the condition is true, from wherever it is played."""

    condition: Condition


@dataclass(frozen=True, eq=False, repr=False)
class LowerNeeds(Effect):
    """Your cards require less power of a colour for a duration (205.1)."""

    amount: int
    colour: Colour
    until: Until
