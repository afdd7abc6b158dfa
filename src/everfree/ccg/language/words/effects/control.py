"""Words about who controls a card (513)."""

from typing import Final

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.terms import WHILE_IN_PLAY, YOU, Until, Who
from everfree.ccg.language.words.changes.changes import Law
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.conditions import Condition
from everfree.ccg.language.words.selectors.selectors import Description, Selector, Test, That


@dataclass(frozen=True, eq=False, repr=False)
class GainControl(Effect):
    """A player gains control of cards, for a duration or while they stay in play (513.2).

    *exchanged*: the controllers of the two cards mentioned last each gain control of the other's card.
    """

    what: Selector
    until: Until = WHILE_IN_PLAY
    who: Who = YOU
    wording: str = ""
    exchanged: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class OwnedBy(Test):
    """Owned by a player, whoever controls it (513.1)."""

    who: Who
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Controls(Condition):
    """A player controls at least *count* cards that match the description (513.2)."""

    who: Who
    description: Description
    count: int
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class ControlsHost(Law):
    """You control the host of this attachment while it is attached (513.2)."""


TAKEN: Final = GainControl(That())
"""The effect that gives control of a card to the player under whose control it entered play.

No card contains its nodes, so that their numbers do not depend on the cards of a match.
"""
