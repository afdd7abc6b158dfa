"""Laws about how much a player may do in one turn."""

from dataclasses import dataclass

from everfree.ccg.language.terms import Who
from everfree.ccg.language.words.changes.changes import Law


@dataclass(frozen=True, eq=False, repr=False)
class PlayLimit(Law):
    """A player can't play more than a number of cards of each type in a turn (206)."""

    who: Who
    count: int


@dataclass(frozen=True, eq=False, repr=False)
class ScoreLimit(Law):
    """A player can't score more than a number of points in a turn; points above it are not scored."""

    who: Who
    points: int
