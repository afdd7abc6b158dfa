"""Words about Dilemmas (522)."""

from dataclasses import dataclass

from everfree.ccg.language.effects import Effect
from everfree.ccg.language.nodes import shows
from everfree.ccg.language.words import A_PLAYER, Who


@dataclass(frozen=True, eq=False, repr=False)
class PutDilemma(Effect):
    """Put the top card of a Problem deck into play as a Dilemma (522.1, R46); of whose, *you* may choose."""

    whose: Who = A_PLAYER


shows(PutDilemma)
