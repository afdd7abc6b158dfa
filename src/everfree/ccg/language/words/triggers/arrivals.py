"""Triggers for cards that arrive and faceoffs that start or end."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.terms import ANYWHERE, Place, Who
from everfree.ccg.language.words.selectors.selectors import Description, One, Selector
from everfree.ccg.language.words.triggers.triggers import Trigger
from everfree.ccg.vocab import ANY_FACEOFF


@dataclass(frozen=True, eq=False, repr=False)
class Enters(Trigger):
    """A card enters play (706.1d); with *beside* where such cards are, which later words call "that card"."""

    what: Selector
    place: Place = ANYWHERE
    wording: str = ""
    beside: Description | None = None


@dataclass(frozen=True, eq=False, repr=False)
class IsPlayed(Trigger):
    """A card is played by anyone (705.2f.v), to *place*; a Problem counts as played when it enters play.

    *on*: on such a host (509.1).
    """

    what: Selector
    place: Place = ANYWHERE
    wording: str = ""
    on: One | None = None


@dataclass(frozen=True, eq=False, repr=False)
class PutsOnDeck(Trigger):
    """A player puts a card on top of their own deck (402.3)."""

    who: Who
    what: Selector


@dataclass(frozen=True, eq=False, repr=False)
class Travels(Trigger):
    """This card is moved, by anyone; an option decides whether only moves to a Problem count (C3)."""


@dataclass(frozen=True, eq=False, repr=False)
class FaceoffEnds(Trigger):
    """A faceoff ends (514.6)."""

    kinds: int = ANY_FACEOFF
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class StartsFaceoff(Trigger):
    """A player starts a faceoff of one of these kinds (514.2): at this card's area, or with this card."""

    who: Who
    here: bool = False
    kinds: int = ANY_FACEOFF
    involving_this: bool = False
    wording: str = ""
    involving: Selector | None = None
    """If given, such a card must be involved."""


@dataclass(frozen=True, eq=False, repr=False)
class LosesFaceoff(Trigger):
    """A player who takes part in a faceoff does not win it (514.5): at this card's area, or with this card.

    No player loses a faceoff that nobody wins. *challenging*: the player challenged a Troublemaker (608.4).
    """

    who: Who
    kinds: int = ANY_FACEOFF
    here: bool = False
    involving_this: bool = False
    wording: str = ""
    challenging: bool = False
