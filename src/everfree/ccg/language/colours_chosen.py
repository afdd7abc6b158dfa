"""Words about choosing a colour, what hangs on it, and Mane Characters that turn over."""

from dataclasses import dataclass

from everfree.ccg.language.changes import Change
from everfree.ccg.language.effects import Effect
from everfree.ccg.language.selectors import Selector
from everfree.ccg.language.triggers import Trigger
from everfree.ccg.language.words import YOU, Who


@dataclass(frozen=True, eq=False, repr=False)
class ChooseColour(Effect):
    """A player chooses a colour (203.1a)."""

    who: Who = YOU
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class GainsChosenColour(Change):
    """The colour that was chosen as well, as an instruction gives it."""


@dataclass(frozen=True, eq=False, repr=False)
class TurnsOver(Trigger):
    """A Mane Character turns over, to whichever side (301.2)."""

    what: Selector


@dataclass(frozen=True, eq=False, repr=False)
class GameStarts(Trigger):
    """The game starts: decks are shuffled, hands not yet dealt (102.3)."""
