"""Laws about confronting Problems (611)."""

from dataclasses import dataclass

from everfree.ccg.language.changes import Law
from everfree.ccg.language.conditions import Condition
from everfree.ccg.language.words import Who


@dataclass(frozen=True, eq=False, repr=False)
class CantConfront(Law):
    """A player can't confront the Problem of this card, unless something is true of that player (104.2)."""

    who: Who
    unless: Condition | None = None
    """In it "that player" is who would confront, "there" is the Problem."""
