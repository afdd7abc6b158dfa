"""Words about the top of a deck, printed power and abilities, and a card that was chosen before."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.nodes import shows
from everfree.ccg.language.words.changes.changes import Change, Law
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.selectors import Choose, Test, That
from everfree.ccg.vocab import CardType


@dataclass(frozen=True, eq=False, repr=False)
class WithEvenPower(Test):
    """With an even power; zero is even (105.3). *printed*: the printed power is meant.

    *chosen*: odd or even, whichever the text let a player choose.
    """

    printed: bool = False
    chosen: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class PlayWithTopRevealed(Law):
    """The top card of your deck is revealed to everyone."""


@dataclass(frozen=True, eq=False, repr=False)
class Note(Effect):
    """Choose a card that this card's text remembers (706.1a).

    Of the card mentioned last, remember which it is: other texts of this card speak of it with `That.noted`.
    """

    choice: Choose | That
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class HasPrintedAbilitiesOfNoted(Change):
    """The abilities printed on the card that was chosen before."""

    noun: CardType
    wording: str = ""


shows(PlayWithTopRevealed)
