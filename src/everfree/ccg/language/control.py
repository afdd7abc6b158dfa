"""Words about who controls a card (513)."""

from dataclasses import dataclass
from typing import Final

from everfree.ccg.language.changes import Law
from everfree.ccg.language.conditions import Condition
from everfree.ccg.language.effects import Effect
from everfree.ccg.language.selectors import THAT, Description, Selector, Test
from everfree.ccg.language.words import WHILE_IN_PLAY, YOU, Until, Who


@dataclass(frozen=True, eq=False, repr=False)
class GainControl(Effect):
    """A player gains control of cards, for a while or for as long as they stay in play (513.2)."""

    what: Selector
    until: Until = WHILE_IN_PLAY
    who: Who = YOU


@dataclass(frozen=True, eq=False, repr=False)
class OwnedBy(Test):
    """Owned by a player, whoever controls it (513.1)."""

    who: Who


@dataclass(frozen=True, eq=False, repr=False)
class Controls(Condition):
    """A player controls so many cards of the description, or more (513.2)."""

    who: Who
    description: Description
    count: int
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class ControlsHost(Law):
    """You control the card this attachment is on, for as long as it is there (513.2)."""


TAKEN: Final = GainControl(THAT)
"""What makes a card another player's that entered play under that player's control."""
