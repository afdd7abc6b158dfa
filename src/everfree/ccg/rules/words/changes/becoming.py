"""Changes of a card's abilities, traits, colours and types (711.3)."""

from everfree.ccg.kernel.cards.faces import Face
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.registry import SHAPES, Shaping
from everfree.ccg.kernel.values.characteristics import colours_of
from everfree.ccg.kernel.values.selection import cards_of
from everfree.ccg.language.abilities import Ability
from everfree.ccg.language.keywords import Keyword
from everfree.ccg.language.words.changes.becoming import (
    AlsoHasColoursOf,
    AlsoIs,
    HasAbilities,
    HasColours,
    HasTrait,
    LosesAbilities,
    LosesColours,
)
from everfree.ccg.vocab import PERMANENT, CardId, CardType, Seat

Abilities = tuple[tuple[Keyword, ...], tuple[Ability, ...]]
"""Keywords, and abilities that are not keywords."""


def _abilities(game: Kernel, change: HasAbilities, card: CardId, source: CardId, you: Seat) -> Abilities:
    return (), change.abilities


def with_more(face: Face, more: Abilities) -> Face:
    """Return *face* with abilities added."""
    return face.with_abilities((*face.words, *more[0]), (*face.own, *more[1]))


def _is_barred(game: Kernel, change: LosesAbilities, card: CardId, source: CardId, you: Seat) -> bool:
    return change.barred


def without_abilities(face: Face, is_barred: bool) -> Face:
    """Return *face* without abilities; a Permanent card keeps its own (C6)."""
    if PERMANENT in face.traits:
        return face
    return face.barred() if is_barred else face.with_abilities((), ())


def _nothing(game: Kernel, change: LosesColours, card: CardId, source: CardId, you: Seat) -> None:
    return None


def without_colours(face: Face, nothing: None) -> Face:
    """Return *face* without colours, to which none can be added (104.2)."""
    return face.colourless()


def _trait(game: Kernel, change: HasTrait, card: CardId, source: CardId, you: Seat) -> str:
    return change.trait


def with_trait(face: Face, trait: str) -> Face:
    """Return *face* with a trait added, unless it has that trait already."""
    return face if trait in face.traits else face.with_traits((*face.traits, trait))


def _colours(game: Kernel, change: HasColours, card: CardId, source: CardId, you: Seat) -> int:
    return change.colours


def _colours_of(game: Kernel, change: AlsoHasColoursOf, card: CardId, source: CardId, you: Seat) -> int:
    """Collect the colours that other cards have when this modifier is applied (R26)."""
    found = 0
    for other in cards_of(game, change.description, source, you, None):
        found |= colours_of(game, other)
    return found


def with_more_colours(face: Face, colours: int) -> Face:
    """Return *face* with colours added."""
    return face.with_colours(face.colours | colours)


def _also(game: Kernel, change: AlsoIs, card: CardId, source: CardId, you: Seat) -> tuple[CardType, int]:
    return change.noun, change.colours


def with_type_too(face: Face, more: tuple[CardType, int]) -> Face:
    """Return *face* with a type and colours added; types are bits, so the card keeps its own type."""
    return face.with_type(CardType(face.type | more[0])).with_colours(face.colours | more[1])


SHAPES[HasAbilities] = Shaping(_abilities, with_more)
SHAPES[LosesAbilities] = Shaping(_is_barred, without_abilities)
SHAPES[LosesColours] = Shaping(_nothing, without_colours)
SHAPES[HasTrait] = Shaping(_trait, with_trait)
SHAPES[AlsoIs] = Shaping(_also, with_type_too)
SHAPES[HasColours] = Shaping(_colours, with_more_colours)
SHAPES[AlsoHasColoursOf] = Shaping(_colours_of, with_more_colours, is_steady=False)
