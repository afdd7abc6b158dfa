"""Laws about how much a player may do in one turn."""

from dataclasses import dataclass

from everfree.ccg.language.changes import Law
from everfree.ccg.language.words import Who


@dataclass(frozen=True, eq=False, repr=False)
class PlayLimit(Law):
    """A player can't play more cards of each type in a turn (206)."""

    who: Who
    count: int


@dataclass(frozen=True, eq=False, repr=False)
class ScoreLimit(Law):
    """A player can't score more points in a turn; of a score that is too high the rest is not scored."""

    who: Who
    points: int
