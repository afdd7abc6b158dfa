"""Words about cards that are being played: triggers, cancelling, copying, playing from other zones."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.terms import CARDS_PLAYED, Quantity, Who
from everfree.ccg.language.words.changes.changes import Law
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.conditions import Condition
from everfree.ccg.language.words.selectors.selectors import Description, Selector
from everfree.ccg.language.words.triggers.triggers import Trigger


@dataclass(frozen=True, eq=False, repr=False)
class IsPlaying(Trigger):
    """A player is playing a card: its costs are paid and it is in the queue (705.2d.i)."""

    who: Who
    what: Selector


@dataclass(frozen=True, eq=False, repr=False)
class Cancel(Effect):
    """Cancel a card in the queue (410.7)."""

    what: Selector


@dataclass(frozen=True, eq=False, repr=False)
class CopyEffects(Effect):
    """Follow the text of the Event mentioned before, or of *this* one, again as your own (520.1)."""

    wording: str = ""
    this: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class WhileBanished(Effect):
    """Create laws about the cards mentioned before, while they stay banished."""

    laws: tuple[Law, ...]


@dataclass(frozen=True, eq=False, repr=False)
class NoRequirement(Law):
    """The affected cards have no play requirement."""


@dataclass(frozen=True, eq=False, repr=False)
class MayPlayThat(Law):
    """A player may play the affected cards as though they were in that player's hand."""

    who: Who


@dataclass(frozen=True, eq=False, repr=False)
class MayPlayFrom(Law):
    """You may play cards that match the description from their zone as though they were in your hand."""

    description: Description
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class DidThisTurn(Condition):
    """A player has played, or drawn, at least *count* cards this turn (705.2f.v, 410.4)."""

    who: Who
    count: int
    of: Quantity = CARDS_PLAYED
    """CARDS_PLAYED or CARDS_DRAWN."""
    wording: str = ""
