"""Triggers of replacements other than cards leaving play, and what happens instead (710)."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.terms import YOU, Who
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.triggers.triggers import Trigger


@dataclass(frozen=True, eq=False, repr=False)
class ScoreThem(Effect):
    """A player scores the points that would have been scored, or *fewer* of them."""

    who: Who = YOU
    fewer: int = 0


@dataclass(frozen=True, eq=False, repr=False)
class DoesntHappen(Effect):
    """Say that what would have happened doesn't; it does nothing, because it has already been replaced."""

    trigger: Trigger
