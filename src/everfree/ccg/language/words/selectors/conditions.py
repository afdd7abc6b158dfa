"""Conditions about the state of the game: "while ...", "if ..."."""

from dataclasses import dataclass

from everfree.ccg.language.nodes import Node
from everfree.ccg.language.terms import YOU, Place, Who
from everfree.ccg.language.words.selectors.selectors import THIS, AtLeast, Description, Selector
from everfree.ccg.vocab import ANY_FACEOFF, Colour


class Condition(Node):
    """A condition that is true or false."""


@dataclass(frozen=True, eq=False, repr=False)
class Involved(Condition):
    """This card or its host is involved in a faceoff of one of these kinds (514.2)."""

    kinds: int = ANY_FACEOFF
    what: Selector = THIS


@dataclass(frozen=True, eq=False, repr=False)
class DuringFaceoff(Condition):
    """A faceoff of one of these kinds is under way; *here*: at this card's area; or with this card in it.

    *others* are further cards that must be involved.
    """

    kinds: int = ANY_FACEOFF
    here: bool = False
    involving_this: bool = False
    wording: str = ""
    others: AtLeast | None = None


@dataclass(frozen=True, eq=False, repr=False)
class DuringPhase(Condition):
    """It is this phase of anyone's turn."""

    phase: int
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Has(Condition):
    """A player has at least *count* cards that match the description."""

    who: Who
    description: Description
    count: int = 1
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class HasNone(Condition):
    """A player has no card that matches the description; with several opponents, none of them has one."""

    who: Who
    description: Description
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class ThereAre(Condition):
    """There are at least *count* cards that match the description, whoever has them."""

    description: Description
    count: int = 1


@dataclass(frozen=True, eq=False, repr=False)
class HasPower(Condition):
    """A player's power of a colour is at least *count* (507.3)."""

    colour: Colour
    count: int
    who: Who = YOU


@dataclass(frozen=True, eq=False, repr=False)
class WithCard(Condition):
    """This card is in *place* together with a card that matches the description (R60)."""

    place: Place
    description: Description


@dataclass(frozen=True, eq=False, repr=False)
class IsAt(Condition):
    """This card is in *place*."""

    place: Place


@dataclass(frozen=True, eq=False, repr=False)
class HostAt(Condition):
    """The host of this attachment is in *place*."""

    place: Place


@dataclass(frozen=True, eq=False, repr=False)
class AllOf(Condition):
    """All of these conditions are true."""

    conditions: tuple[Condition, ...]
