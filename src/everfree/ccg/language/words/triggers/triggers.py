"""The base class of all triggers, and the basic ones (704.1, 512.4)."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.nodes import Node
from everfree.ccg.language.terms import A_PLAYER, ANYWHERE, Place, Who
from everfree.ccg.language.words.selectors.selectors import ANY_CARD, AtLeast, Description, Selector, Various
from everfree.ccg.vocab import ANY_FACEOFF, NO_STEP


class Trigger(Node):
    """A kind of occurrence that an ability watches for."""


@dataclass(frozen=True, eq=False, repr=False)
class Confronts(Trigger):
    """A player confronts the Problem here, *there* or *anywhere*; *excess*: with more power than required.

    *using*: that player has a character there that matches the description, at least so many of them, or
    such characters with so many colours.
    """

    who: Who
    excess: bool = False
    anywhere: bool = False
    using: Description | AtLeast | Various | None = None
    wording: str = ""
    there: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class Moves(Trigger):
    """A player moves a card (506.1c)."""

    who: Who
    what: Selector
    origin: Place = ANYWHERE
    destination: Place = ANYWHERE
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Plays(Trigger):
    """A player plays a card (705.2f.v), to *place*, where a card matches *beside*."""

    who: Who
    what: Selector
    place: Place = ANYWHERE
    beside: Description | None = None
    """If given, the cards there that match it are those that later words mean by "that card"."""
    wording: str = ""
    last: bool = False
    """Whether it must have been the last card in that player's hand."""


@dataclass(frozen=True, eq=False, repr=False)
class IsDismissed(Trigger):
    """A card is dismissed (410.1), by anyone or by a certain player."""

    what: Selector
    wording: str = ""
    by: Who = A_PLAYER


@dataclass(frozen=True, eq=False, repr=False)
class IsExhausted(Trigger):
    """A card becomes exhausted (503.2); *own*: a player exhausts a card that they control."""

    what: Selector
    own: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class IsReadied(Trigger):
    """A card becomes ready (503.3)."""

    what: Selector
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class IsUncovered(Trigger):
    """A Troublemaker is uncovered (607.3); *here*: at this card's area."""

    what: Selector
    here: bool = False
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Uncovers(Trigger):
    """A player uncovers a Troublemaker; *here*: at this card's area."""

    who: Who
    here: bool = False
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class PhaseStarts(Trigger):
    """A phase of a player's turn starts; `NO_PHASE` means any phase."""

    phase: int
    whose: Who
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class PhaseEnds(Trigger):
    """A phase of a player's turn ends; what this triggers is processed in its last window (601.2).

    *step*: a step of that phase ends; only the Draw Step is watched for (605).
    """

    phase: int
    whose: Who
    wording: str = ""
    step: int = NO_STEP


@dataclass(frozen=True, eq=False, repr=False)
class Flips(Trigger):
    """A player flips a card during a faceoff; *against_challenge*: while an opponent is challenging.

    *involving_this*: in a faceoff that involves this card.
    """

    who: Who
    kinds: int = ANY_FACEOFF
    against_challenge: bool = False
    wording: str = ""
    what: Description = ANY_CARD
    involving_this: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class WinsFaceoff(Trigger):
    """A player wins a faceoff: here, with this card, by a margin; *others* must be involved, too."""

    who: Who
    kinds: int = ANY_FACEOFF
    here: bool = False
    involving_this: bool = False
    at_least: int = 0
    exactly: int = 0
    wording: str = ""
    others: AtLeast | None = None


@dataclass(frozen=True, eq=False, repr=False)
class Defeats(Trigger):
    """A player defeats a Troublemaker (514.5a); *using_only*: all their involved characters match.

    *what*: this Troublemaker, or such a one.
    """

    who: Who
    here: bool = False
    using_only: Description | None = None
    wording: str = ""
    what: Selector | None = None


@dataclass(frozen=True, eq=False, repr=False)
class TurnStarts(Trigger):
    """A player's turn starts; what this triggers waits for the first window (R11)."""

    whose: Who
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class TurnEnds(Trigger):
    """A player's turn ends; what this triggers is processed in the End Step (615.1)."""

    whose: Who
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class TakesAction(Trigger):
    """A player takes an action in their own Main Phase, whichever it is (609.2, 705.1)."""

    who: Who
