"""Words about choosing a colour and gaining it, Mane Characters that turn over, and the start of the game."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.terms import YOU, Who
from everfree.ccg.language.words.changes.changes import Change
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.selectors import Selector, Test
from everfree.ccg.language.words.triggers.triggers import Trigger


@dataclass(frozen=True, eq=False, repr=False)
class ChooseColour(Effect):
    """A player chooses a colour (203.1a); *per_opponent*: a different one for each of their opponents."""

    who: Who = YOU
    wording: str = ""
    per_opponent: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class GainsChosenColour(Change):
    """The card also has the colour that the instruction chose."""

    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class OnlyThatColour(Test):
    """With the colour that this text chose and no other."""

    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class TurnsOver(Trigger):
    """A Mane Character turns over, to either side (301.2)."""

    what: Selector


@dataclass(frozen=True, eq=False, repr=False)
class GameStarts(Trigger):
    """The game starts, after decks are shuffled and before hands are dealt (102.3)."""

    wording: str = ""
