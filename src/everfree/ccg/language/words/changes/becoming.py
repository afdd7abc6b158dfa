"""Changes of a card's abilities, traits, colours and type (711.3).

They are apart from the other changes because they import abilities, which import those.
"""

from everfree.ccg.language.abilities import Ability
from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.words.changes.changes import Change
from everfree.ccg.language.words.selectors.selectors import Description
from everfree.ccg.vocab import CardType


@dataclass(frozen=True, eq=False, repr=False)
class HasAbilities(Change):
    """The card has additional abilities, which the text quotes."""

    abilities: tuple[Ability, ...]


@dataclass(frozen=True, eq=False, repr=False)
class LosesAbilities(Change):
    """The card loses its abilities; *barred*: and can't have others, whenever it would gain them (104.2)."""

    barred: bool = False
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class LosesColours(Change):
    """The card loses its colours and can't have others, whenever it would gain them (104.2)."""


@dataclass(frozen=True, eq=False, repr=False)
class HasTrait(Change):
    """The card has an additional trait."""

    trait: str
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class HasColours(Change):
    """The card has additional colours; *colours* is a set of bits."""

    colours: int
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class AlsoHasColoursOf(Change):
    """The card also has the colours of every card that matches the description."""

    description: Description


@dataclass(frozen=True, eq=False, repr=False)
class AlsoIs(Change):
    """The card has an additional type and colours; it is of both types at once."""

    noun: CardType
    colours: int
