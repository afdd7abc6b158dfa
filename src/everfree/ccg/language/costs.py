"""Properties of cards that speak of their cost (204.1)."""

from dataclasses import dataclass

from everfree.ccg.language.selectors import Test


@dataclass(frozen=True, eq=False, repr=False)
class WithCost(Test):
    """With a printed cost of so much or less; tokens cost nothing (521.1)."""

    most: int
