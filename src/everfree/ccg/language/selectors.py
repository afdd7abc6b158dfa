"""Which cards a text speaks of: a description, and how one gets from it to cards."""

from dataclasses import dataclass

from everfree.ccg.language.nodes import Node
from everfree.ccg.language.words import HERE, YOU, Place, Who
from everfree.ccg.vocab import CARD, DISCARD_PILE, HAND, PLAY, CardType


class Test(Node):
    """One property a described card must have."""

    __test__ = False


@dataclass(frozen=True, eq=False, repr=False)
class ControlledBy(Test):
    """Under a player's control: "your", "an opponent's", "their"."""

    who: Who
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Another(Test):
    """Not this card."""


@dataclass(frozen=True, eq=False, repr=False)
class Other(Test):
    """Not one of the cards this text spoke of."""

    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class OfColour(Test):
    """Of at least one of these colours; *colours* is a set of bits."""

    colours: int
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class WithoutColour(Test):
    """Of none of these colours; *colours* is a set of bits."""

    colours: int


@dataclass(frozen=True, eq=False, repr=False)
class WithTrait(Test):
    """Carrying this trait."""

    trait: str


@dataclass(frozen=True, eq=False, repr=False)
class At(Test):
    """In this place."""

    place: Place
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Ready(Test):
    """Without an exhaustion counter (503.1)."""


@dataclass(frozen=True, eq=False, repr=False)
class Exhausted(Test):
    """With an exhaustion counter (503.2)."""


@dataclass(frozen=True, eq=False, repr=False)
class OnThis(Test):
    """Attached to this card."""


@dataclass(frozen=True, eq=False, repr=False)
class SpokenOf(Test):
    """One of the cards this text spoke of last: "that Troublemaker", where there may be several."""


@dataclass(frozen=True, eq=False, repr=False)
class Description(Node):
    """A kind of card with properties, in one zone."""

    noun: CardType
    tests: tuple[Test, ...] = ()
    zone: int = PLAY


@dataclass(frozen=True, eq=False, repr=False)
class AtLeast(Node):
    """So many cards of the description, or more."""

    count: int
    description: Description


class Selector(Node):
    """A way from a description to cards."""


@dataclass(frozen=True, eq=False, repr=False)
class This(Selector):
    """The card this text is on (201.2)."""

    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class ThisAt(Selector):
    """The card this text is on, if it is in *place*: "this card at a Problem"."""

    place: Place


@dataclass(frozen=True, eq=False, repr=False)
class Host(Selector):
    """The card this attachment is on (509.1): "this Friend", "that Friend"."""

    noun: CardType
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class That(Selector):
    """The card this text spoke of last: chosen, or the one of the trigger."""

    noun: CardType = CARD
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Choose(Selector):
    """Cards of the description, chosen by *who* as the text is followed."""

    description: Description
    count: int | Node = 1
    """How many, or a number the table tells."""
    who: Who = YOU
    wording: str = ""
    up_to: bool = False
    """Fewer may be chosen, or none."""


@dataclass(frozen=True, eq=False, repr=False)
class Each(Selector):
    """Every card of the description."""

    description: Description
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class One(Selector):
    """Any one card of the description: what a trigger watches for."""

    description: Description


ANY_CARD = Description(CARD)
THIS = This()
THAT = That()


def cards(noun: CardType, *tests: Test, zone: int = PLAY) -> Description:
    """Describe cards of one kind with some properties."""
    return Description(noun, tests, zone)


def yours(noun: CardType, *tests: Test) -> Description:
    """Describe cards you control."""
    return Description(noun, (ControlledBy(YOU), *tests))


def choose(description: Description, *, wording: str = "") -> Choose:
    """Choose one card of *description*."""
    return Choose(description, wording=wording)


def one(noun: CardType, *tests: Test) -> One:
    """Any one card of one kind with some properties, in a trigger."""
    return One(Description(noun, tests))


def each(description: Description, *, wording: str = "") -> Each:
    """Every card of *description*."""
    return Each(description, wording)


def here(wording: str = "") -> At:
    """In this card's area."""
    return At(HERE, wording)


def in_your_hand(noun: CardType, *tests: Test) -> Description:
    """Describe cards of your hand."""
    return Description(noun, (ControlledBy(YOU), *tests), HAND)


def in_your_discard_pile(noun: CardType, *tests: Test) -> Description:
    """Describe cards of your discard pile."""
    return Description(noun, (ControlledBy(YOU), *tests), DISCARD_PILE)
