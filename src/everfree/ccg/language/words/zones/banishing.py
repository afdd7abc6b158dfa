"""Words about cards that a text banishes repeatedly and remembers: "banished this way"."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.nodes import shows
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.selectors import Test
from everfree.ccg.language.words.triggers.triggers import Trigger
from everfree.ccg.vocab import CardType


@dataclass(frozen=True, eq=False, repr=False)
class BanishTops(Effect):
    """Each player reveals and banishes the top cards of their deck; this card remembers them."""

    count: int


@dataclass(frozen=True, eq=False, repr=False)
class AreBanishedThisWay(Trigger):
    """One or more cards are banished by this card's text; for several at once it triggers once."""


@dataclass(frozen=True, eq=False, repr=False)
class BanishedThisWay(Test):
    """Banished by this card's text, and still banished."""


@dataclass(frozen=True, eq=False, repr=False)
class BanishFaceDown(Effect):
    """Banish up to a number of cards from your hand face down; later words call their number "that many"."""

    most: int


@dataclass(frozen=True, eq=False, repr=False)
class BanishedFaceDownBy(Test):
    """Banished face down by cards of one kind with this name (201.1)."""

    noun: CardType
    name: str


shows(BanishTops)
