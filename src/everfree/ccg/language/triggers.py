"""What a triggered ability or a Reaction watches for (704.1, 512.4)."""

from dataclasses import dataclass

from everfree.ccg.language.nodes import Node
from everfree.ccg.language.selectors import ANY_CARD, Description, Selector
from everfree.ccg.language.words import ANYWHERE, Place, Who
from everfree.ccg.vocab import ANY_FACEOFF


class Trigger(Node):
    """A kind of occurrence with its particulars."""


@dataclass(frozen=True, eq=False, repr=False)
class Confronts(Trigger):
    """A player confronts the Problem here, or *anywhere*; *excess*: with more power than required.

    *using*: a character of that player there is described.
    """

    who: Who
    excess: bool = False
    anywhere: bool = False
    using: Description | None = None


@dataclass(frozen=True, eq=False, repr=False)
class Moves(Trigger):
    """A player moves a card (506.1c)."""

    who: Who
    what: Selector
    origin: Place = ANYWHERE
    destination: Place = ANYWHERE


@dataclass(frozen=True, eq=False, repr=False)
class IsMoved(Trigger):
    """A card is moved, by whomever (506.1c)."""

    what: Selector
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Plays(Trigger):
    """A player plays a card (705.2f.v), to *place*, where a card of the description is."""

    who: Who
    what: Selector
    place: Place = ANYWHERE
    beside: Description | None = None
    """If there is one, the cards of this description there are those spoken of afterwards."""


@dataclass(frozen=True, eq=False, repr=False)
class IsDismissed(Trigger):
    """A card is dismissed (410.1)."""

    what: Selector
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class IsExhausted(Trigger):
    """A card becomes exhausted (503.2)."""

    what: Selector


@dataclass(frozen=True, eq=False, repr=False)
class IsReadied(Trigger):
    """A card becomes ready (503.3)."""

    what: Selector


@dataclass(frozen=True, eq=False, repr=False)
class IsUncovered(Trigger):
    """A Troublemaker is uncovered (607.3)."""

    what: Selector


@dataclass(frozen=True, eq=False, repr=False)
class Uncovers(Trigger):
    """A player uncovers a Troublemaker; *here*: at this card's area."""

    who: Who
    here: bool = False
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class PhaseStarts(Trigger):
    """A phase of a player's turn starts."""

    phase: int
    whose: Who
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class PhaseEnds(Trigger):
    """A phase of a player's turn ends; what this triggers is processed in its last window (601.2)."""

    phase: int
    whose: Who
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Flips(Trigger):
    """A player flips a card during a faceoff; *against_challenge*: while an opponent is challenging."""

    who: Who
    kinds: int = ANY_FACEOFF
    against_challenge: bool = False
    wording: str = ""
    what: Description = ANY_CARD


@dataclass(frozen=True, eq=False, repr=False)
class WinsFaceoff(Trigger):
    """A player wins a faceoff: here, with this card, by a margin."""

    who: Who
    kinds: int = ANY_FACEOFF
    here: bool = False
    involving_this: bool = False
    at_least: int = 0
    exactly: int = 0
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Defeats(Trigger):
    """A player defeats a Troublemaker (514.5a); *using_only*: all involved characters fit."""

    who: Who
    here: bool = False
    using_only: Description | None = None
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class WouldBeDismissed(Trigger):
    """A card is about to be dismissed (410.1): what a replacement watches."""

    what: Description
