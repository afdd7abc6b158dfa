"""Words that compare the numbers of cards and count what a card has."""

from dataclasses import dataclass

from everfree.ccg.language.terms import Comparison, Stat
from everfree.ccg.language.words.selectors.amounts import Amount
from everfree.ccg.language.words.selectors.selectors import Description, Test


@dataclass(frozen=True, eq=False, repr=False)
class With(Test):
    """With a number that compares like this with another: "with 2 or less power" (105.2, 204.1, R34)."""

    stat: Stat
    comparison: Comparison
    amount: int | Amount
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Surpasses(Test):
    """Matching a description, with a higher number (or a lower one) than every other card that matches it."""

    stat: Stat
    comparison: Comparison
    description: Description


@dataclass(frozen=True, eq=False, repr=False)
class WithEqualOrGreaterPower(Test):
    """With at least the power of the card that this text mentioned (R34)."""
