"""Words about what adds to a faceoff's totals besides flipped cards (514.4a)."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.terms import Who
from everfree.ccg.language.words.changes.changes import Law
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.amounts import Amount
from everfree.ccg.language.words.selectors.selectors import AtLeast


@dataclass(frozen=True, eq=False, repr=False)
class HasTotal(Law):
    """A player's power total in faceoffs is higher or lower by an amount (514.4a)."""

    who: Who
    amount: int | Amount
    having: AtLeast | None = None
    """If given, only totals of players who have so many cards of a description are different."""
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class AddToTotal(Effect):
    """Add a number to your power total for the faceoff under way, or for your *next* this turn (514.4a)."""

    amount: Amount
    wording: str = ""
    next: bool = False
