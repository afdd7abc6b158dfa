"""Words that compare powers and count what a card has."""

from dataclasses import dataclass

from everfree.ccg.language.selectors import Test


@dataclass(frozen=True)
class WithEqualOrGreaterPower(Test):
    """With at least the power of the card this text spoke of (R34)."""
