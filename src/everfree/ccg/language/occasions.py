"""More of what abilities watch for: cards that arrive, faceoffs that start."""

from dataclasses import dataclass

from everfree.ccg.language.selectors import Selector
from everfree.ccg.language.triggers import Trigger
from everfree.ccg.language.words import ANYWHERE, Place, Who
from everfree.ccg.vocab import ANY_FACEOFF


@dataclass(frozen=True, eq=False, repr=False)
class Enters(Trigger):
    """A card enters play (706.1d)."""

    what: Selector
    place: Place = ANYWHERE


@dataclass(frozen=True, eq=False, repr=False)
class IsPlayed(Trigger):
    """A card is played by anyone (705.2f.v), to *place*; a Problem, never paid for, is as it enters play."""

    what: Selector
    place: Place = ANYWHERE


@dataclass(frozen=True, eq=False, repr=False)
class Travels(Trigger):
    """This card is moved, by anyone; an option asks whether only moves to a Problem count (C3)."""


@dataclass(frozen=True, eq=False, repr=False)
class FaceoffEnds(Trigger):
    """A faceoff ends (514.6)."""

    kinds: int = ANY_FACEOFF


@dataclass(frozen=True, eq=False, repr=False)
class StartsFaceoff(Trigger):
    """A player starts a faceoff of one of these kinds (514.2): at this card's area, or with this card."""

    who: Who
    here: bool = False
    kinds: int = ANY_FACEOFF
    involving_this: bool = False
    wording: str = ""
