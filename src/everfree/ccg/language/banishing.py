"""Words about cards that a text banishes time after time, and remembers: "banished this way"."""

from dataclasses import dataclass

from everfree.ccg.language.conditions import Condition
from everfree.ccg.language.effects import Effect
from everfree.ccg.language.nodes import shows
from everfree.ccg.language.selectors import Test
from everfree.ccg.language.triggers import Trigger
from everfree.ccg.vocab import CardType


@dataclass(frozen=True, eq=False, repr=False)
class BanishTops(Effect):
    """Each player reveals and banishes the top cards of their deck; this card remembers them."""

    count: int


@dataclass(frozen=True, eq=False, repr=False)
class AreBanishedThisWay(Trigger):
    """One or more cards are banished by this card's text: all at once, it triggers once."""


@dataclass(frozen=True, eq=False, repr=False)
class BanishedInAll(Condition):
    """At least so many cards that this card's text banished are still banished."""

    count: int


@dataclass(frozen=True, eq=False, repr=False)
class BanishedThisWay(Test):
    """Banished by this card's text, and still there."""


@dataclass(frozen=True, eq=False, repr=False)
class BanishFaceDown(Effect):
    """Banish up to so many cards from your hand face down; "that many" is how many they were."""

    most: int


@dataclass(frozen=True, eq=False, repr=False)
class BanishedFaceDownBy(Test):
    """Banished face down by cards of one kind with this name (201.1)."""

    noun: CardType
    name: str


shows(BanishTops)
