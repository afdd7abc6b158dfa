"""Triggers for what becomes of a card in play: frightened, Cutie Marked, defeated, solved."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.terms import ANYWHERE, Place
from everfree.ccg.language.words.selectors.selectors import Selector
from everfree.ccg.language.words.triggers.triggers import Trigger


@dataclass(frozen=True, eq=False, repr=False)
class IsFrightened(Trigger):
    """A card becomes frightened (504.1)."""

    what: Selector
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class IsUnfrightened(Trigger):
    """A frightened card is turned face up (504.3)."""

    what: Selector


@dataclass(frozen=True, eq=False, repr=False)
class IsCutieMarked(Trigger):
    """A card becomes Cutie Marked (glossary: Cutie Mark)."""

    what: Selector


@dataclass(frozen=True, eq=False, repr=False)
class IsDefeated(Trigger):
    """A Troublemaker is defeated (514.5a); if that is replaced, nobody scores and it is not dismissed."""

    what: Selector
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class IsSentHome(Trigger):
    """A card is sent to its controller's home (506.5), from *origin*.

    *lost_to*: because that player has lost a faceoff that involves this card or its host (514.5b).
    """

    what: Selector
    origin: Place = ANYWHERE
    lost_to: Selector | None = None


@dataclass(frozen=True, eq=False, repr=False)
class IsSolved(Trigger):
    """The Problem here becomes solved (613.1), or *anywhere* a Problem."""

    anywhere: bool = False
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class GoesOrTurnsDown(Trigger):
    """A card leaves play or is turned face down; later words call the cards beneath it "that card" (R14)."""

    what: Selector
