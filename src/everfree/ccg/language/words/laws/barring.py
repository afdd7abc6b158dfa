"""What can't happen (104.2)."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.words.changes.changes import Law
from everfree.ccg.language.words.selectors.conditions import Condition
from everfree.ccg.language.words.selectors.selectors import AtLeast
from everfree.ccg.language.words.triggers.triggers import Trigger


@dataclass(frozen=True, eq=False, repr=False)
class Cant(Law):
    """What the trigger describes can't happen (104.2), unless something is true."""

    trigger: Trigger
    unless: Condition | None = None
    """In this condition "that player" is the one who would do it, and "there" is where it would happen."""
    having: AtLeast | None = None
    """If given, only players who have so many cards of a description can't do it."""
    wording: str = ""
