"""Words about cards that are being played: reacting as it happens, cancelling, copying, other zones."""

from dataclasses import dataclass

from everfree.ccg.language.amounts import Amount
from everfree.ccg.language.changes import Law
from everfree.ccg.language.effects import Effect
from everfree.ccg.language.selectors import Description, Selector
from everfree.ccg.language.triggers import Trigger
from everfree.ccg.language.words import Who
from everfree.ccg.vocab import CardType


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
    """Process the text of the Event spoken of again, as one's own (520.1)."""


@dataclass(frozen=True, eq=False, repr=False)
class CostOfThat(Amount):
    """The printed cost of the card this text spoke of."""

    noun: CardType


@dataclass(frozen=True, eq=False, repr=False)
class BanishTop(Effect):
    """A player banishes the top card of their deck; later words call it "that card"."""

    who: Who


@dataclass(frozen=True, eq=False, repr=False)
class WhileBanished(Effect):
    """Laws about the cards spoken of, for as long as they stay banished."""

    laws: tuple[Law, ...]


@dataclass(frozen=True, eq=False, repr=False)
class NoRequirement(Law):
    """The cards it is about have no play requirement."""


@dataclass(frozen=True, eq=False, repr=False)
class MayPlayThat(Law):
    """A player may play the cards it is about as though they were in that player's hand."""

    who: Who


@dataclass(frozen=True, eq=False, repr=False)
class MayPlayFrom(Law):
    """You may play cards of the description from the zone it names, as though they were in your hand."""

    description: Description
    wording: str = ""
