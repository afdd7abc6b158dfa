"""Words about Dilemmas (522) and Problems that replace another."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.nodes import shows
from everfree.ccg.language.terms import A_PLAYER, Who
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.selectors import Selector


@dataclass(frozen=True, eq=False, repr=False)
class PutDilemma(Effect):
    """Put the top card of a Problem Deck into play as a Dilemma (522.1, R46); you may choose whose."""

    whose: Who = A_PLAYER


@dataclass(frozen=True, eq=False, repr=False)
class ReplaceProblems(Effect):
    """Replace Problems without solving them (613.2, R47)."""

    what: Selector


shows(PutDilemma)
