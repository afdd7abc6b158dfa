"""Instructions that depend on whether another one was done."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.words.effects.effects import Effect


@dataclass(frozen=True, eq=False, repr=False)
class IfDone(Effect):
    """Do something; if it happened, do something else. It is not a cost, so it may be replaced (707.2a)."""

    first: Effect
    then: Effect
    negated: bool = False
    """Whether the second is done if the first did not happen: "if you can't"."""
