"""Names and traits that cards share, and abilities and keywords that a card gets or loses."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.terms import TRAITS, Feature
from everfree.ccg.language.words.changes.changes import Change
from everfree.ccg.language.words.selectors.conditions import Condition
from everfree.ccg.language.words.selectors.selectors import THIS, Selector, Test


@dataclass(frozen=True, eq=False, repr=False)
class SameName(Test):
    """With the name of this card (201.1), or of the card that this text mentioned."""

    of_that: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class Shares(Test):
    """With at least one trait, colour or card type of another card, by default of this card.

    *differs*: with no colour in common with some other card that is meant; a card without a colour has no
    different one.
    """

    feature: Feature = TRAITS
    what: Selector = THIS
    differs: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class RequiresColourOf(Test):
    """With a play requirement in at least one of a card's colours (205.1)."""

    what: Selector = THIS


@dataclass(frozen=True, eq=False, repr=False)
class WithMatchingMane(Condition):
    """This card is with your Mane Character and shares a colour with it; an option decides about home."""


@dataclass(frozen=True, eq=False, repr=False)
class AlsoHasAbilitiesOfThis(Change):
    """The card also has the abilities printed on the card with this text, except this one (R26)."""


@dataclass(frozen=True, eq=False, repr=False)
class LosesKeyword(Change):
    """The card loses this keyword and nothing else (701.2)."""

    keyword: str
