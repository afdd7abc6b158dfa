"""Words about cards that leave play, are banished, lie beneath a card or are flipped (407, 410, 515)."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.nodes import shows
from everfree.ccg.language.terms import A_PLAYER, Place, Who
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.amounts import Countable
from everfree.ccg.language.words.selectors.selectors import Choose, Description, Selector, Test
from everfree.ccg.language.words.triggers.triggers import Trigger
from everfree.ccg.vocab import ANY_FACEOFF, BANISHED, CARD, CardType

# Instructions.


@dataclass(frozen=True, eq=False, repr=False)
class Retire(Effect):
    """Retire cards you control (410.2)."""

    what: Selector


@dataclass(frozen=True, eq=False, repr=False)
class Banish(Effect):
    """Banish cards from wherever they are (410.5); *beneath_this*: to beneath this card (R14).

    *beneath* is another card that they lie beneath, chosen when the text is followed.
    """

    what: Selector
    beneath_this: bool = False
    wording: str = ""
    beneath: Choose | None = None


@dataclass(frozen=True, eq=False, repr=False)
class Spend(Effect):
    """Put cards from beneath this card into their owners' discard piles (glossary: spend)."""

    what: Selector


@dataclass(frozen=True, eq=False, repr=False)
class Frighten(Effect):
    """Frighten cards (504.1)."""

    what: Selector


@dataclass(frozen=True, eq=False, repr=False)
class Unfrighten(Effect):
    """Turn frightened cards face up again (504.3)."""

    what: Selector


@dataclass(frozen=True, eq=False, repr=False)
class PutUnderDeck(Effect):
    """Put a card on the bottom of its owner's deck (402.3)."""

    what: Selector
    wording: str = ""


# Properties and laws.


@dataclass(frozen=True, eq=False, repr=False)
class BeneathThis(Test):
    """Lying beneath this card (R14), or beneath a card that *of* describes or lets a player choose."""

    wording: str = ""
    of: Description | Choose | None = None


@dataclass(frozen=True, eq=False, repr=False)
class WithBeneath(Test):
    """With at least *count* cards beneath it (R14)."""

    count: int = 1


@dataclass(frozen=True, eq=False, repr=False)
class Spent(Countable):
    """The cards that were spent for the costs of this text (glossary: spend)."""

    wording: str = ""


# What abilities watch for.


@dataclass(frozen=True, eq=False, repr=False)
class LeavesPlay(Trigger):
    """A card leaves play in any way, or only *to_hand* of its owner; *by*: because of a certain player."""

    what: Selector
    to_hand: bool = False
    by: Who = A_PLAYER


@dataclass(frozen=True, eq=False, repr=False)
class LeavesArea(Trigger):
    """A card leaves an area: it is moved or sent away, or it leaves play."""

    what: Selector
    place: Place


@dataclass(frozen=True, eq=False, repr=False)
class IsRetired(Trigger):
    """A card is retired (410.2); *over_limit*: because there are too many Friends at home (616.3)."""

    what: Selector
    over_limit: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class IsFlipped(Trigger):
    """A card is flipped (515.1); this trigger in the flip zone is Chaos."""

    what: Selector


@dataclass(frozen=True, eq=False, repr=False)
class PutsFlippedUnderDeck(Trigger):
    """A player puts a flipped card on the bottom of their deck (514.6).

    *involving_this*: flipped for a faceoff that involves this card; *here*: for one at this card's area.
    *together*: a replacement is for all the cards that are put there at once, or for none of them.
    """

    who: Who
    noun: CardType = CARD
    involving_this: bool = False
    wording: str = ""
    kinds: int = ANY_FACEOFF
    here: bool = False
    together: bool = False


def beneath_this(count: int = 1) -> Choose:
    """Make the selector that chooses cards beneath this card."""
    return Choose(Description(CARD, (BeneathThis(),), BANISHED), count)


shows(Banish)
