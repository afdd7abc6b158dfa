"""Words that compare powers and count what a card has."""

from dataclasses import dataclass

from everfree.ccg.language.words.selectors.amounts import Amount
from everfree.ccg.language.words.selectors.selectors import THIS, Selector, Test


@dataclass(frozen=True, eq=False, repr=False)
class WithPowerUpTo(Test):
    """With power less than or equal to a computed amount (R34)."""

    amount: Amount


@dataclass(frozen=True, eq=False, repr=False)
class ColoursOf(Amount):
    """The number of colours a card has."""

    what: Selector = THIS


@dataclass(frozen=True, eq=False, repr=False)
class WithEqualOrGreaterPower(Test):
    """With at least the power of the card that this text mentioned (R34)."""
