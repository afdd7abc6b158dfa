"""Tests of a card's cost (204.1)."""

from dataclasses import dataclass

from everfree.ccg.language.words.selectors.selectors import Test


@dataclass(frozen=True, eq=False, repr=False)
class WithCost(Test):
    """With a printed cost of at most a number; tokens have cost 0 (521.1)."""

    most: int
