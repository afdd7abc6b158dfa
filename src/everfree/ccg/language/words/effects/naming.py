"""Words about naming a card, choosing a number, and conditions inside a text (105.1, 201.1b)."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.terms import YOU, Who
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.amounts import Amount
from everfree.ccg.language.words.selectors.conditions import Condition
from everfree.ccg.language.words.selectors.selectors import Test
from everfree.ccg.vocab import CARD, CardType


@dataclass(frozen=True, eq=False, repr=False)
class NameCard(Effect):
    """A player names a card of one kind (201.1b)."""

    who: Who = YOU
    noun: CardType = CARD
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class WithThatName(Test):
    """With the name that this text, or this card as it entered play, let a player name (201.1b)."""


@dataclass(frozen=True, eq=False, repr=False)
class ChooseNumber(Effect):
    """A player chooses a number (105.1, R53), or with *parity* only whether it is odd or even (105.3)."""

    who: Who = YOU
    parity: bool = False
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class ChosenNumber(Amount):
    """The number that was chosen."""


@dataclass(frozen=True, eq=False, repr=False)
class If(Effect):
    """Do something if a condition is true when the text is followed; otherwise something else or nothing."""

    condition: Condition
    effect: Effect
    otherwise: Effect | None = None
    wording: str = ""
