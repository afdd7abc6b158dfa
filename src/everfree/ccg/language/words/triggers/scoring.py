"""Words about points and the cards they are scored with (517)."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.terms import Comparison, Who
from everfree.ccg.language.words.selectors.conditions import Condition
from everfree.ccg.language.words.triggers.triggers import Trigger


@dataclass(frozen=True, eq=False, repr=False)
class Scores(Trigger):
    """A player scores points (517.1); *bonus*: those of the bonus of the Problem here (514.5c).

    *anywhere*: the bonus of any Problem. *defeating*: those for defeating a Troublemaker here (514.5a).
    """

    who: Who
    bonus: bool = False
    anywhere: bool = False
    defeating: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class ScoresWithThis(Trigger):
    """A player has scored a number of points with this card during one phase of a kind (517.2)."""

    who: Who
    at_least: int
    phase: int


@dataclass(frozen=True, eq=False, repr=False)
class HasPoints(Condition):
    """A player's score compares like this with a number; "a player" means at least one of them (517)."""

    who: Who
    comparison: Comparison
    amount: int
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class ComparesPoints(Condition):
    """A player's score compares like this with another player's; of several opponents, one is enough.

    OPPONENTS means every one of them.
    """

    who: Who
    comparison: Comparison
    whose: Who
