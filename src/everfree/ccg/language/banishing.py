"""Words about cards that a text banishes time after time, and remembers: "banished this way"."""

from dataclasses import dataclass

from everfree.ccg.language.conditions import Condition
from everfree.ccg.language.effects import Effect
from everfree.ccg.language.selectors import Test
from everfree.ccg.language.triggers import Trigger


@dataclass(frozen=True)
class BanishTops(Effect):
    """Each player reveals and banishes the top cards of their deck; this card remembers them."""

    count: int


@dataclass(frozen=True)
class AreBanishedThisWay(Trigger):
    """One or more cards are banished by this card's text: all at once, it triggers once."""


@dataclass(frozen=True)
class BanishedInAll(Condition):
    """At least so many cards that this card's text banished are still banished."""

    count: int


@dataclass(frozen=True)
class BanishedThisWay(Test):
    """Banished by this card's text, and still there."""
