"""Conditions about the state of the game: "while ...", "if ..."."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.nodes import Node
from everfree.ccg.language.terms import A_PLAYER, AT_LEAST, YOU, Comparison, Place, Who
from everfree.ccg.language.words.selectors.selectors import THIS, At, AtLeast, Description, Selector, Test
from everfree.ccg.vocab import ANY_FACEOFF, CARD, CardType, Colour


class Condition(Node):
    """A condition that is true or false."""


@dataclass(frozen=True, eq=False, repr=False)
class Involved(Condition):
    """A card, or each of several cards, is involved in a faceoff of one of these kinds (514.2)."""

    kinds: int = ANY_FACEOFF
    what: Selector = THIS


@dataclass(frozen=True, eq=False, repr=False)
class DuringFaceoff(Condition):
    """A faceoff of one of these kinds is under way; *here*: at this card's area; or with this card in it.

    *others* are further cards that must be involved; *gathered* are cards at the Problem of the faceoff.
    """

    kinds: int = ANY_FACEOFF
    here: bool = False
    involving_this: bool = False
    wording: str = ""
    others: AtLeast | None = None
    gathered: AtLeast | None = None


@dataclass(frozen=True, eq=False, repr=False)
class DuringPhase(Condition):
    """It is this phase of a player's turn, by default of anyone's."""

    phase: int
    wording: str = ""
    whose: Who = A_PLAYER


@dataclass(frozen=True, eq=False, repr=False)
class DuringTurn(Condition):
    """It is a player's turn."""

    whose: Who
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Has(Condition):
    """The number of a player's cards that match the description compares like this with *count*."""

    who: Who
    description: Description
    count: int = 1
    wording: str = ""
    comparison: Comparison = AT_LEAST


@dataclass(frozen=True, eq=False, repr=False)
class HasNone(Condition):
    """A player has no card that matches the description; with several opponents, none of them has one."""

    who: Who
    description: Description
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class ThereAre(Condition):
    """There are at least *count* cards that match the description, whoever has them; 0 means none at all."""

    description: Description
    count: int = 1


@dataclass(frozen=True, eq=False, repr=False)
class HasMore(Condition):
    """You have more cards that match the description than an opponent, or *than_every* opponent (R7).

    If *who* is an opponent or "that player", that player has more of them than you. *in_power*: not the
    number of these cards is compared, but their power (507.2).
    """

    description: Description
    than_every: bool = False
    who: Who = YOU
    in_power: bool = False
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class HasPower(Condition):
    """A player's power of a colour is at least *count* (507.3)."""

    colour: Colour
    count: int
    who: Who = YOU


@dataclass(frozen=True, eq=False, repr=False)
class WithCard(Condition):
    """This card is in *place* together with at least *count* cards that match the description (R60)."""

    place: Place
    description: Description
    count: int = 1
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Is(Condition):
    """Cards, by default this card, are of a kind and have properties.

    Of cards described with `One`, one such card is enough. If there is no card, the condition is false.
    """

    what: Selector = THIS
    tests: tuple[Test, ...] = ()
    noun: CardType = CARD
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class OverHomeLimit(Condition):
    """A player has more Friends at home than their home limit allows (616.3)."""

    who: Who


@dataclass(frozen=True, eq=False, repr=False)
class AllOf(Condition):
    """All of these conditions are true."""

    conditions: tuple[Condition, ...]
    wording: str = ""


def is_at(place: Place, what: Selector = THIS) -> Is:
    """Make the condition that cards, by default this card, are in a place."""
    return Is(what, (At(place),))
