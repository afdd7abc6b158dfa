"""What cards have in common, and what one card has from another: names, traits, abilities."""

from dataclasses import dataclass

from everfree.ccg.language.changes import Change
from everfree.ccg.language.conditions import Condition
from everfree.ccg.language.selectors import Test


@dataclass(frozen=True, eq=False, repr=False)
class SameName(Test):
    """With the name of this card (201.1), or of the card this text spoke of."""

    of_that: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class SharesTrait(Test):
    """Carrying at least one trait of this card."""


@dataclass(frozen=True, eq=False, repr=False)
class WithMatchingMane(Condition):
    """This card is with your Mane Character and shares a colour with it; at home only by an option."""


@dataclass(frozen=True, eq=False, repr=False)
class AlsoHasAbilitiesOfThis(Change):
    """What is printed on the card with this text, apart from this very ability (R26)."""


@dataclass(frozen=True, eq=False, repr=False)
class LosesKeyword(Change):
    """No longer this keyword; everything else stays (701.2)."""

    keyword: str
