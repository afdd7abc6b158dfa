"""Which cards a text means: descriptions of cards, and selectors that find or choose such cards."""

from typing import Final

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.nodes import Node
from everfree.ccg.language.terms import ANYWHERE, HERE, YOU, Place, Who
from everfree.ccg.vocab import CARD, DISCARD_PILE, HAND, PLAY, CardType


class Test(Node):
    """One property a described card must have."""

    __test__ = False


@dataclass(frozen=True, eq=False, repr=False)
class Not(Test):
    """Without this property: "non-token", "without [white]"; as a state, "is not boosted"."""

    test: Test


@dataclass(frozen=True, eq=False, repr=False)
class ControlledBy(Test):
    """Under a player's control: "your", "an opponent's", "their"."""

    who: Who
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Another(Test):
    """Not this card."""

    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Other(Test):
    """Not one of the cards that this text mentioned."""

    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class OfColour(Test):
    """With at least one of these colours; *colours* is a set of bits."""

    colours: int
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class WithTrait(Test):
    """Carrying this trait."""

    trait: str
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class WithOneTraitOf(Test):
    """Carrying at least one of these traits."""

    traits: tuple[str, ...]


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
class WithKeyword(Test):
    """With this keyword, printed or gained (701.1)."""

    keyword: str


@dataclass(frozen=True, eq=False, repr=False)
class SpokenOf(Test):
    """One of the cards that this text mentioned last: "that Troublemaker", where there may be several."""

    wording: str = ""


class Amount(Node):
    """A number computed from the state of the game."""


@dataclass(frozen=True, eq=False, repr=False)
class Description(Node):
    """A kind of card with properties, in one zone."""

    noun: CardType
    tests: tuple[Test, ...] = ()
    zone: int = PLAY


@dataclass(frozen=True, eq=False, repr=False)
class TheOnly(Test):
    """The only card in play that matches the description."""

    of: Description


@dataclass(frozen=True, eq=False, repr=False)
class AtLeast(Node):
    """At least *count* cards that match the description."""

    count: int
    description: Description


@dataclass(frozen=True, eq=False, repr=False)
class Various(Node):
    """Cards that match the description and have at least *count* different colours among them."""

    count: int
    description: Description


class Selector(Node):
    """Selects cards: named, chosen, or all that match a description."""


@dataclass(frozen=True, eq=False, repr=False)
class This(Selector):
    """The card this text is on (201.2), or only while it is in *place*: "this card at a Problem"."""

    wording: str = ""
    place: Place = ANYWHERE


@dataclass(frozen=True, eq=False, repr=False)
class Host(Selector):
    """The card this attachment is on (509.1): "this Friend", "that Friend"."""

    noun: CardType
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class That(Selector):
    """The card that this text mentioned last: the chosen one, or the one of the trigger.

    *before*: the card it mentioned before that one; of several of which one was chosen since, the others.
    *noted*: the card that another text of this card mentioned last and noted.
    """

    noun: CardType = CARD
    wording: str = ""
    before: bool = False
    noted: bool = False


ANY_NUMBER: Final = 0
"""The count that means any number of cards, also none."""


@dataclass(frozen=True, eq=False, repr=False)
class Choose(Selector):
    """Cards that match the description, chosen by *who* when the text is followed."""

    description: Description
    count: int | Amount = 1
    """How many cards; a number, ANY_NUMBER or a computed amount."""
    who: Who = YOU
    wording: str = ""
    up_to: bool = False
    """Whether fewer or none may be chosen."""
    at_random: bool = False
    """Whether chance chooses, not a player (R65)."""
    of_each: bool = False
    """Whether one card of each player is chosen."""


@dataclass(frozen=True, eq=False, repr=False)
class Each(Selector):
    """Every card that matches the description."""

    description: Description
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class One(Selector):
    """Any one card that matches the description, or with *or_this* this card; used in triggers."""

    description: Description
    or_this: bool = False


ANY_CARD: Final = Description(CARD)
THIS: Final = This()
THAT: Final = That()


def cards(noun: CardType, *tests: Test, zone: int = PLAY) -> Description:
    """Describe cards of one type with some properties."""
    return Description(noun, tests, zone)


def yours(noun: CardType, *tests: Test) -> Description:
    """Describe cards you control."""
    return Description(noun, (ControlledBy(YOU), *tests))


def choose(description: Description, *, wording: str = "") -> Choose:
    """Make the selector that chooses one card that matches *description*."""
    return Choose(description, wording=wording)


def one(noun: CardType, *tests: Test) -> One:
    """Make the selector of any one card of one type with some properties, for a trigger."""
    return One(Description(noun, tests))


def each(description: Description, *, wording: str = "") -> Each:
    """Make the selector of every card that matches *description*."""
    return Each(description, wording)


def here(wording: str = "") -> At:
    """Make the test for cards in this card's area."""
    return At(HERE, wording)


def in_your_hand(noun: CardType, *tests: Test) -> Description:
    """Describe cards in your hand."""
    return Description(noun, (ControlledBy(YOU), *tests), HAND)


def in_your_discard_pile(noun: CardType, *tests: Test) -> Description:
    """Describe cards in your discard pile."""
    return Description(noun, (ControlledBy(YOU), *tests), DISCARD_PILE)


def is_one_of_them(choice: Choose, noun: CardType) -> bool:
    """Tell whether another player chooses one of the cards of a discard pile that the text mentioned last."""
    them = Description(noun, (SpokenOf(),), DISCARD_PILE)
    return choice.who != YOU and choice == Choose(them, who=choice.who, wording=choice.wording)
