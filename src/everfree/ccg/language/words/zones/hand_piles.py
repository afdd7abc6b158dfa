"""Words about hands that are revealed and separated into piles."""

from dataclasses import dataclass

from everfree.ccg.language.nodes import shows
from everfree.ccg.language.terms import OPPONENT, Who
from everfree.ccg.language.words.effects.effects import Effect


@dataclass(frozen=True, eq=False, repr=False)
class SplitHand(Effect):
    """A player reveals their hand and separates it into two piles; you choose one, which is banished."""

    who: Who = OPPONENT


shows(SplitHand)
