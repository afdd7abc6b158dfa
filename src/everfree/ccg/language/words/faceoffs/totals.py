"""Words about what adds to a faceoff's totals besides flipped cards (514.4a)."""

from dataclasses import dataclass

from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.amounts import Amount


@dataclass(frozen=True, eq=False, repr=False)
class AddToTotal(Effect):
    """Add a number to your power total for the faceoff under way (514.4a)."""

    amount: Amount
