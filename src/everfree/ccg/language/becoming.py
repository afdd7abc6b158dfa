"""Changes that make another card of a card: of its abilities, traits, colours (711.3).

They stand beside the other changes; what they need of abilities keeps them in a module of their own.
"""

from dataclasses import dataclass

from everfree.ccg.language.abilities import Ability
from everfree.ccg.language.changes import Change
from everfree.ccg.language.selectors import Description
from everfree.ccg.vocab import CardType


@dataclass(frozen=True, eq=False, repr=False)
class HasAbilities(Change):
    """Abilities more, written out."""

    abilities: tuple[Ability, ...]


@dataclass(frozen=True, eq=False, repr=False)
class LosesAbilities(Change):
    """No abilities at all."""


@dataclass(frozen=True, eq=False, repr=False)
class HasTrait(Change):
    """A trait more."""

    trait: str
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class HasColours(Change):
    """Colours more; *colours* is a set of bits."""

    colours: int


@dataclass(frozen=True, eq=False, repr=False)
class AlsoHasColoursOf(Change):
    """The colours of each card of the description as well."""

    description: Description


@dataclass(frozen=True, eq=False, repr=False)
class AlsoIs(Change):
    """A card type and colours more: the card is of both types at once."""

    noun: CardType
    colours: int
