"""Words that compare the numbers of cards and count what a card has."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.terms import EXACTLY, Comparison, Stat
from everfree.ccg.language.wordings import SAME
from everfree.ccg.language.words.selectors.amounts import Amount, ValueOf
from everfree.ccg.language.words.selectors.conditions import Condition
from everfree.ccg.language.words.selectors.selectors import THAT, Description, Test, That


@dataclass(frozen=True, eq=False, repr=False)
class With(Test):
    """With a number that compares like this with another: "with 2 or less power" (105.2, 204.1, R34)."""

    stat: Stat
    comparison: Comparison
    amount: int | Amount
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Surpasses(Test):
    """Matching a description, with a higher number (or a lower one) than every other card that matches it.

    Instead of a number of the card, *stat* may describe cards attached to it, which are counted (509.1). With
    AT_LEAST or AT_MOST, others may have as high or as low a number.
    """

    stat: Stat | Description
    comparison: Comparison
    description: Description
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class WithEqualOrGreaterPower(Test):
    """With at least the power of the card that this text mentioned (R34)."""


@dataclass(frozen=True, eq=False, repr=False)
class Compares(Condition):
    """A number compares like this with another number (105.2); a number of no card compares with none."""

    amount: Amount
    comparison: Comparison
    other: Amount
    wording: str = ""


def same_number(stat: Stat) -> Compares:
    """Make the condition that the two cards mentioned last have the same number."""
    return Compares(ValueOf(stat, THAT), EXACTLY, of_the_other(stat), SAME)


def of_the_other(stat: Stat) -> ValueOf:
    """Make the number of the card that was mentioned before the last one."""
    return ValueOf(stat, That(before=True))
