"""Words about what adds to a faceoff's totals besides flipped cards (514.4a)."""

from dataclasses import dataclass

from everfree.ccg.language.amounts import Amount
from everfree.ccg.language.effects import Effect
from everfree.ccg.language.selectors import THAT, Selector
from everfree.ccg.language.triggers import Trigger
from everfree.ccg.language.words import Who


@dataclass(frozen=True, eq=False, repr=False)
class WouldFlip(Trigger):
    """A player is about to flip a card in a faceoff, with a card to flip: what a replacement watches."""

    who: Who
    involving_this: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class AddToTotal(Effect):
    """Add a number to your power total for the faceoff under way (514.4a)."""

    amount: Amount


@dataclass(frozen=True, eq=False, repr=False)
class PrintedPowerOf(Amount):
    """The power printed on a card, wherever it has gone (507.4)."""

    what: Selector = THAT
