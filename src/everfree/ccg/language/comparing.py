"""Words that compare powers and count what a card has."""

from dataclasses import dataclass

from everfree.ccg.language.amounts import Amount
from everfree.ccg.language.selectors import THIS, Selector, Test


@dataclass(frozen=True, eq=False, repr=False)
class WithPowerUpTo(Test):
    """With power less than or equal to a number the table tells (R34)."""

    amount: Amount


@dataclass(frozen=True, eq=False, repr=False)
class ColoursOf(Amount):
    """The number of colours a card has."""

    what: Selector = THIS


@dataclass(frozen=True, eq=False, repr=False)
class WithEqualOrGreaterPower(Test):
    """With at least the power of the card this text spoke of (R34)."""
