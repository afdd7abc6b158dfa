"""Numbers that a text computes, and what it counts."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.nodes import Node
from everfree.ccg.language.terms import Feature, Stat, Who
from everfree.ccg.language.words.selectors.selectors import (
    THIS,
    Amount as Amount,
    Description,
    Selector,
)


class Countable(Node):
    """Things other than cards that a text counts."""


@dataclass(frozen=True, eq=False, repr=False)
class ForEach(Amount):
    """*times* for each card that matches the description, or for each of other things."""

    times: int
    what: Description | Countable


@dataclass(frozen=True, eq=False, repr=False)
class NumberOf(Amount):
    """How many cards match the description, or how many of other things there are."""

    what: Description | Countable
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class ValueOf(Amount):
    """A number of a card, by default of this card; of several cards, the sum (202, 204, R34)."""

    stat: Stat
    what: Selector = THIS
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class HighestOf(Amount):
    """The highest such number among cards that match the description, or *times* it; 0 if there is none."""

    stat: Stat
    description: Description
    times: int = 1
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Spelt(Amount):
    """A fixed number, printed as a word instead of a figure."""

    number: int


@dataclass(frozen=True, eq=False, repr=False)
class ActionTokens(Countable):
    """The action tokens a player has (502)."""

    who: Who
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class ColoursOf(Countable):
    """The colours a card has."""

    what: Selector = THIS


@dataclass(frozen=True, eq=False, repr=False)
class Different(Countable):
    """The different colours, traits or card types among cards that match the description."""

    feature: Feature
    description: Description
    wording: str = ""
